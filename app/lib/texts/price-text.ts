import type { Texts } from '#i18n/texts.ts'
import type { Card } from '../lists/cards.ts'
import { formatNumber, formatPrice } from './format.ts'

type Priced = Pick<Card, 'price' | 'currency' | 'isFree' | 'priceUnit' | 'priceTo'>

/** Price with what it is for, "300 €/lună", or "free" or "negotiable" in words; empty where no price makes sense. */
export function priceText(t: Texts, card: Priced): string {
  const { price, priceTo, currency, isFree, priceUnit } = card
  const { free, byAgreement, payByAgreement, per } = t.adverts
  if (price > 0) {
    const from = priceTo ? `${formatNumber(t.lang, price)}–` : ''
    const unit = priceUnit && priceUnit !== 'none' ? per[priceUnit] : ''
    return from + formatPrice(t.lang, priceTo ?? price, currency) + unit
  }
  if (priceUnit === 'none') return ''
  if (isFree) return free
  return priceUnit === 'pay' ? payByAgreement : byAgreement
}
