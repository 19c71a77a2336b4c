import type { AdvertDetail } from '#contract/adverts/adverts.ts'

interface UnitPrice {
  /** In major units of the currency, whole. */
  readonly amount: number
  readonly unit: 'squareMetre' | 'are'
}

type Priced = Pick<AdvertDetail, 'ad_price' | 'attributes'> & {
  readonly category: Pick<AdvertDetail['category'], 'slug'>
}

/** Price of a square metre of what is built, or of an are of land; null for what is let or sought. */
export function unitPriceOf({ ad_price: price, attributes, category }: Priced): UnitPrice | null {
  const isSold = category.slug === 'imobiliare' && attributes['offer_type'] === 'sell'
  if (!isSold || price <= 0) return null
  const { area, land_area: land } = attributes
  if (typeof area === 'number' && area > 0)
    return { amount: Math.round(price / area), unit: 'squareMetre' }
  if (typeof land === 'number' && land > 0) return { amount: Math.round(price / land), unit: 'are' }
  return null
}
