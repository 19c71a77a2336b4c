import type { AuditLine } from '#contract/staff/audit.ts'
import type { AuditWords } from './audit-words.ts'

/** Names that come first, the first one last; the database keeps none of their order. */
const leading = ['decision', 'queue']

/**
 * "restricții: – → fără mesaje", one part for each value that differs. Of an act that changes no value, what it says:
 * "coada: Anunțuri noi; decizia: Aprobă".
 */
export function changeText(
  before: AuditLine['before'],
  after: AuditLine['after'],
  { nameOf, valueOf }: AuditWords,
): string {
  const textOf = (name: string, value: unknown): string => {
    const values = [value].flat().filter((one) => one !== undefined && one !== null && one !== '')
    return values.map((one) => valueOf(name, one)).join(', ') || '–'
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted(
    (one, other) => leading.indexOf(other) - leading.indexOf(one),
  )
  const isChange = names.some((name) => name in before && name in after)
  return names
    .map((name) => [name, textOf(name, before[name]), textOf(name, after[name])] as const)
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => {
      const fact = is === '–' ? was : is
      return `${nameOf(name)}: ${isChange ? `${was} → ${is}` : fact}`
    })
    .join('; ')
}
