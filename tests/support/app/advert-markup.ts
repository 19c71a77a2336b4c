import type { ReactElement } from 'react'
import type { Lang } from '#contract/languages.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { advertPageTexts, priceHistoryTexts } from '#app/screens/adverts/advert/texts.ts'
import {
  mendingTexts,
  myAdvertsTexts,
  photoTexts,
  postingTexts,
} from '#app/screens/adverts/texts.ts'
import { markupOf } from './markup.ts'

/** Server-rendered markup of a component of the screens of adverts, after their texts are loaded. */
export async function advertMarkup(element: ReactElement, lang: Lang = 'ro'): Promise<string> {
  const own = [mendingTexts, myAdvertsTexts, photoTexts, postingTexts]
  await Promise.all([advertPageTexts, priceHistoryTexts, ...own].map((texts) => texts.ready()))
  return markupOf(element, { t: { ro, ru, en }[lang] })
}
