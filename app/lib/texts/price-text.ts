import { askedPriceText, type AskedPrice } from '#contract/rules/money/asked-price.ts'
import type { Texts } from '#i18n/texts.ts'

/** Price with what it is for, or what is said instead of it, in the language of the page. */
export function priceText(t: Texts, asked: AskedPrice): string {
  return askedPriceText(t.lang, asked, t.adverts)
}
