import { createContext, useContext } from 'react'
import { addressIn, textIn, type Labels, type Lang } from '#contract/languages.ts'
import type { Texts } from '#i18n/texts.ts'

export const TextsContext = createContext<Texts | null>(null)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('No texts: render inside TextsContext')
  return texts
}

export function useLang(): Lang {
  return useTexts().lang
}

/** Returns a function that adds the page's language to a path: `link('/recent')`. Links are plain `<a href>`. */
export function useLink(): (path: string) => string {
  const lang = useLang()
  return (path) => addressIn(lang, path)
}

/** Returns the label in the language; falls back to English, then to any other. */
export function labelIn(lang: Lang, labels: Labels): string {
  return textIn(lang, labels).text
}
