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

/** A text, and the language that it is in. */
export interface FoundText {
  readonly text: string
  readonly lang: Lang
}

/**
 * A text for a reader: in their language, else in the one that it was written in, else in English, else in any. Empty,
 * and of their language, where there is none.
 */
export function textIn(lang: Lang, texts: Labels, written: Lang = 'en'): FoundText {
  if (texts[lang]) return { text: texts[lang], lang }
  const found = [written, 'en' as const, ...languages].find((language) => texts[language])
  return found ? { text: texts[found], lang: found } : { text: '', lang }
}

/** The address of a path in a language: '/recent', '/ru/recent'. Romanian lives at the addresses without a prefix. */
export function addressIn(lang: Lang, path: string): string {
  if (lang === defaultLanguage) return path
  return path === '/' ? `/${lang}` : `/${lang}${path}`
}

/** The same with the origin of the site: for mails, canonical links and codes. */
export function urlIn(lang: Lang, path: string, publicUrl: URL): string {
  return new URL(addressIn(lang, path), publicUrl).href
}

/** Whether a path segment or a stored value names one of our languages. */
export function isLanguage(value: unknown): value is Lang {
  return languages.some((language) => language === value)
}
