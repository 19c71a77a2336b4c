import { textIn, type FoundText, type Lang } from '#contract/languages.ts'
import type { Conversation } from '#contract/people/messages.ts'

/** Title of the advert of a conversation: its current one, else the one from when the conversation began. */
export function titleOf(
  { advert, title }: Pick<Conversation, 'advert' | 'title'>,
  lang: Lang,
): FoundText {
  const current = advert && textIn(lang, advert.titles, advert.language)
  return current?.text ? current : { text: title, lang: advert?.language ?? lang }
}
