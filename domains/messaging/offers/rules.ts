import { priceMax } from '#contract/limits.ts'
import { readPrice } from '#contract/rules/money/price.ts'
import { Refusal } from '#contract/refusals.ts'
import type { CurrencyCode } from '#contract/shapes.ts'

/** The amount of an offer as people write it, in the currency of the advert. Refuses none, zero and another currency. */
export function offeredPrice(typed: string | number | undefined, currency: CurrencyCode): number {
  const text = String(typed ?? '').trim()
  if (text === '') throw new Refusal('offer_price_required', 'price')
  const read = readPrice(text)
  const amount = Math.round((read?.amount ?? 0) * 100) / 100
  const isOther = (read?.currency ?? currency) !== currency
  if (amount <= 0 || amount > priceMax || isOther) throw new Refusal('price_invalid', 'price')
  return amount
}
