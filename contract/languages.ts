/** Languages of the product in the order of its switch; the first is the default. */
export const languages = ['ro', 'ru', 'en'] as const

export type Lang = (typeof languages)[number]

export const defaultLanguage: Lang = 'ro'

/** A text that exists in all three languages, as the wire carries it (labels of categories, pages, places). */
export interface Labels {
  readonly ro: string
  readonly ru: string
  readonly en: string
}

/** Whether a path segment or a stored value names one of our languages. */
export function isLanguage(value: unknown): value is Lang {
  return languages.some((language) => language === value)
}
