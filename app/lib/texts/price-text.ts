import type { Texts } from '#i18n/texts.ts'
import type { Card } from '../lists/cards.ts'
import { formatPrice } from './format.ts'

/** Formatted price, or "free" or "negotiable" in words. */
export function priceText(t: Texts, card: Pick<Card, 'price' | 'currency' | 'isFree'>): string {
  if (card.price > 0) return formatPrice(t.lang, card.price, card.currency)
  return card.isFree ? t.adverts.free : t.adverts.byAgreement
}
