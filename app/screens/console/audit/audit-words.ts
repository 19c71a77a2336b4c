import type { AuditLine } from '#contract/staff/audit.ts'
import type { Lang } from '#contract/languages.ts'
import type { Audit } from '#i18n/ro/console/audit.ts'
import { formatDate, formatNumber } from '../../../lib/texts/format.ts'

type Names = Readonly<Record<string, string>>

interface AuditTexts {
  readonly lang: Lang
  readonly audit: Pick<Audit, 'values' | 'valuesOf' | 'fields'>
  readonly roles: Names
  readonly refusals: Names
  /** Names of subcategories by slug. */
  readonly subcategories: Names
}

export interface AuditWords {
  readonly nameOf: (name: string) => string
  readonly valueOf: (name: string, value: unknown) => string
}

/** Numbers that name an advert or an account. */
const ids = ['kept', 'merged']
/** Values that name a subcategory by its slug. */
const slugs = ['subcategory', 'into']

/** Slugs of subcategories that the changes of the lines name. */
export function slugsIn(lines: readonly AuditLine[]): string[] {
  return lines.flatMap(({ after }) =>
    slugs.map((name) => after[name]).filter((slug) => typeof slug === 'string'),
  )
}

/** Names and values of the column of changes in words; what has none is shown as it is. */
export function auditWords({
  lang,
  audit,
  roles,
  refusals,
  subcategories,
}: AuditTexts): AuditWords {
  const words: Names = { ...roles, ...audit.values }
  const wordsOf: Readonly<Record<string, Names>> = audit.valuesOf
  const fields: Names = audit.fields
  const textOf = (name: string, text: string): string => {
    if (name === 'rules') {
      const [field = '', code = ''] = text.split(': ')
      return `${fields[field] ?? field}: ${words[code] ?? code}`
    }
    if (name === 'because') return refusals[text.replaceAll(' ', '_')] ?? words[text] ?? text
    if (slugs.includes(name)) return subcategories[text] ?? text
    if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatDate(lang, text)
    return wordsOf[name]?.[text] ?? words[text] ?? text
  }
  return {
    nameOf: (name) => words[name] ?? name,
    valueOf: (name, value) => {
      if (typeof value !== 'number' || ids.includes(name)) return textOf(name, String(value))
      return formatNumber(lang, value, Number.isInteger(value) ? 0 : 2)
    },
  }
}
