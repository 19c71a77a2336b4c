import type { Lang } from '#contract/languages.ts'
import { plural, type Forms } from './plural.ts'

const dayForms: Record<Lang, Forms> = {
  ro: { one: 'o zi', few: '# zile', other: '# de zile' },
  ru: { one: '# день', few: '# дня', many: '# дней', other: '# дня' },
  en: { one: '# day', other: '# days' },
}

const timeForms: Record<Lang, Forms> = {
  ro: { one: 'o singură dată', few: 'de # ori', other: 'de # de ori' },
  ru: { one: '# раз', few: '# раза', many: '# раз', other: '# раза' },
  en: { one: 'once', other: '# times' },
}

/** "30 de zile", «30 дней», "30 days": in the nominative and accusative. */
export function countedDays(lang: Lang, count: number): string {
  return plural(lang, count, dayForms[lang])
}

/** How often: "de 5 ori", «5 раз», "5 times". */
export function countedTimes(lang: Lang, count: number): string {
  return plural(lang, count, timeForms[lang])
}
