import { textIn, type Lang } from '#contract/languages.ts'
import type { ModerationCase } from '#contract/staff/moderation.ts'

/** Title of the advert of a case in a language, else whose case it is; empty for what is gone. */
export function caseTitle({ advert, owner }: ModerationCase, lang: Lang): string {
  const titleIn = (one: Lang): string => advert?.texts[one]?.title ?? ''
  const titles = { ro: titleIn('ro'), ru: titleIn('ru'), en: titleIn('en') }
  const title = advert ? textIn(lang, titles, advert.language).text : ''
  return title || (owner ? `@${owner.username}` : '')
}
