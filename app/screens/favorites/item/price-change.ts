import type { CurrencyCode } from '#contract/shapes.ts'

interface Price {
  /** 0: by agreement, or free of charge. */
  readonly price: number
  readonly currency: CurrencyCode
}

/** `before`: the price has changed in a way that has no size, and this is the former one. */
export type PriceChange =
  | {
      readonly kind: 'fell' | 'rose'
      readonly amount: number
      readonly currency: CurrencyCode
      readonly percent: number
    }
  | ({ readonly kind: 'before' } & Price)

/**
 * How a price has changed since an advert was marked; null if it has not. Prices in two currencies are not compared: the
 * rate of a day is no offer of the seller.
 */
export function priceChange(then: Price | null, now: Price): PriceChange | null {
  if (!then || (then.price === now.price && (then.price === 0 || then.currency === now.currency)))
    return null
  if (then.currency !== now.currency || then.price === 0 || now.price === 0)
    return { kind: 'before', price: then.price, currency: then.currency }
  const amount = Math.round(Math.abs(now.price - then.price) * 100) / 100
  const percent = Math.round((Math.abs(now.price - then.price) / then.price) * 100)
  return { kind: now.price < then.price ? 'fell' : 'rose', amount, currency: now.currency, percent }
}
