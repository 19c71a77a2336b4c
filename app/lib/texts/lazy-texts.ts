import { isLanguage, languages, type Lang } from '#contract/languages.ts'
import { useLang } from './texts.ts'

/** Texts used by some screens only. A screen lists them as `texts`, so that they load before its first render. */
export interface LazyTexts<T> {
  readonly ready: () => Promise<void>
  readonly use: () => T
  /** Same, outside components: for titles and loaders. */
  readonly of: (lang: Lang) => T
}

/** `loads`: loaders of the texts by module path, `…/i18n/ro/…`, as returned by `import.meta.glob`. */
export function lazyTexts<T>(loads: Readonly<Record<string, () => Promise<T>>>): LazyTexts<T> {
  const loaded: Partial<Record<Lang, T>> = {}
  const loadOf = (lang: Lang): (() => Promise<T>) => {
    const [, load] = Object.entries(loads).find(([path]) => path.includes(`/i18n/${lang}/`)) ?? []
    if (!load) throw new Error(`No texts in ${lang} among ${Object.keys(loads).join(', ')}`)
    return load
  }
  const of = (lang: Lang): T => {
    const texts = loaded[lang]
    if (!texts) throw new Error('These texts are not loaded: name them in the screen’s `texts`')
    return texts
  }
  return {
    ready: async () => {
      await Promise.all(
        languagesOfPage().map(async (lang) => {
          loaded[lang] ??= await loadOf(lang)()
        }),
      )
    },
    use: () => of(useLang()),
    of,
  }
}

/** The server loads all languages, a page one. */
function languagesOfPage(): readonly Lang[] {
  if (typeof document === 'undefined') return languages
  const { lang } = document.documentElement
  return isLanguage(lang) ? [lang] : languages
}
