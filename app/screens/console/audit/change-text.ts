import type { AuditLine } from '#contract/staff/audit.ts'

/** "restricții: – → fără mesaje", one part for each value that differs; `wordIn` gives names and values in words. */
export function changeText(
  before: AuditLine['before'],
  after: AuditLine['after'],
  wordIn: (value: string) => string,
): string {
  const textOf = (value: unknown): string => {
    const values = [value].flat().filter((one) => one !== undefined && one !== null && one !== '')
    return values.map((one) => wordIn(String(one))).join(', ') || '–'
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((name) => [wordIn(name), textOf(before[name]), textOf(after[name])] as const)
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name}: ${was} → ${is}`)
    .join('; ')
}
