import { languages, type Lang } from '#contract/languages.ts'
import { isWhole } from '../support/scope.ts'
import { desktop, phone } from './visits.ts'

interface Case {
  readonly lang: Lang
  readonly screen: typeof desktop | typeof phone
}

/** The usual language and width of a long journey; in a whole run each language in both widths. */
export function casesOf(usual: Case): readonly (Case & { readonly name: string })[] {
  const all = languages.flatMap((lang) => [phone, desktop].map((screen) => ({ lang, screen })))
  return (isWhole ? all : [usual]).map(({ lang, screen }) => ({
    ...{ lang, screen, name: `${lang}, ${screen.viewport.width} px` },
  }))
}
