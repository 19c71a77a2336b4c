import type { CurrencyCode } from '#contract/shapes.ts'
import type { PriceRates } from '../../../lib/lists/price-rates.ts'

/** About how many lei a price is, in three digits; null for a price in lei, or without rates. */
export function inLei(
  price: number,
  currency: CurrencyCode,
  rates: PriceRates | null,
): number | null {
  if (currency === 'MDL' || !rates) return null
  const lei = price * rates[currency]
  return lei < 1_000 ? Math.round(lei) : Number(lei.toPrecision(3))
}
