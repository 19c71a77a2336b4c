import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Lang } from '#contract/languages.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { TextsContext } from '../../lib/texts/texts.ts'
import { myAdvertsTexts, photoTexts, postingTexts, priceHistoryTexts } from './texts.ts'

/** For tests: server-rendered HTML of a component of these screens. */
export async function rendered(element: ReactElement, lang: Lang = 'ro'): Promise<string> {
  await Promise.all(
    [myAdvertsTexts, photoTexts, postingTexts, priceHistoryTexts].map((texts) => texts.ready()),
  )
  const value = { ro, ru, en }[lang]
  return renderToStaticMarkup(createElement(TextsContext, { value }, element))
}

/** Text content with single spaces. */
export function wordsIn(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&#x27;|&quot;/g, '"')
  return text.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()
}
