import { isLanguage, languages, type Lang } from '#contract/languages.ts'
import { useLang } from './texts.ts'

/** Texts that only some screens need. A screen names them as `texts`, so that they are there before it is drawn. */
export interface LazyTexts<T> {
  readonly ready: () => Promise<void>
  readonly use: () => T
  /** The same outside a component: a screen's title, a loader. */
  readonly of: (lang: Lang) => T
}

export function lazyTexts<T>(loads: Readonly<Record<Lang, () => Promise<T>>>): LazyTexts<T> {
  const loaded: Partial<Record<Lang, T>> = {}
  const of = (lang: Lang): T => {
    const texts = loaded[lang]
    if (!texts) throw new Error('These texts are not loaded: name them in the screen’s `texts`')
    return texts
  }
  return {
    ready: async () => {
      await Promise.all(
        wanted().map(async (lang) => {
          loaded[lang] ??= await loads[lang]()
        }),
      )
    },
    use: () => of(useLang()),
    of,
  }
}

/** A server speaks all languages, a page one. */
function wanted(): readonly Lang[] {
  if (typeof document === 'undefined') return languages
  const { lang } = document.documentElement
  return isLanguage(lang) ? [lang] : languages
}
