/** Languages in the order of the language switch; the first is the default. */
export const languages = ['ro', 'ru', 'en'] as const

export type Lang = (typeof languages)[number]

export const defaultLanguage: Lang = 'ro'

/** A text in all three languages (names of categories, pages, places). */
export interface Labels {
  readonly ro: string
  readonly ru: string
  readonly en: string
}

/** Whether a value is a language code. */
export function isLanguage(value: unknown): value is Lang {
  return languages.some((language) => language === value)
}
