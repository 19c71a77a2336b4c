import type { Lang } from '../../languages.ts'
import type { CurrencyCode } from '../../shapes.ts'
import type { PriceUnit } from '../categories/card-facts.ts'
import { formatAmount, formatNumber } from './format-number.ts'

/** The price that an advert is shown with. */
export interface AskedPrice {
  readonly price: number
  readonly currency: CurrencyCode
  readonly isFree: boolean
  readonly priceUnit?: PriceUnit | undefined
  /** End of a wage that is a range. */
  readonly priceTo?: number | undefined
}

interface Priced {
  readonly ad_price: number
  readonly ad_currency: CurrencyCode
  readonly free: boolean
  readonly pay?: number | undefined
  readonly price_unit?: PriceUnit | undefined
  readonly price_to?: number | undefined
}

/** Of a vacancy without a price, the pay. */
export function askedPrice({ pay, ad_price, ad_currency, free, price_unit, price_to }: Priced) {
  return {
    price: pay ?? ad_price,
    currency: pay === undefined ? ad_currency : 'MDL',
    isFree: free,
    ...(price_unit && { priceUnit: price_unit }),
    ...(price_to !== undefined && { priceTo: price_to }),
  } satisfies AskedPrice
}

interface Words {
  readonly free: string
  readonly byAgreement: string
  readonly payByAgreement: string
  readonly per: Readonly<Record<Exclude<PriceUnit, '' | 'none'>, string>>
}

/** Price with what it is for, "300 €/lună", or "free" or "negotiable" in words; empty where no price makes sense. */
export function askedPriceText(lang: Lang, asked: AskedPrice, words: Words): string {
  const { price, priceTo, currency, isFree, priceUnit } = asked
  if (price > 0) {
    const from = priceTo ? `${formatNumber(lang, price)}–` : ''
    const unit = priceUnit && priceUnit !== 'none' ? words.per[priceUnit] : ''
    return from + formatAmount(lang, priceTo ?? price, currency) + unit
  }
  if (priceUnit === 'none') return ''
  if (isFree) return words.free
  return priceUnit === 'pay' ? words.payByAgreement : words.byAgreement
}
