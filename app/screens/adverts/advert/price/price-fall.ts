import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import { dayMs } from '#contract/rules/durations.ts'

type PastPrice = AdvertDetail['priceHistory'][number]

/** What the present price is a fall from, and by how many hundredths. */
interface PriceFall {
  readonly before: number
  readonly percent: number
}

const comparedDays = 30

/**
 * The last change, where it made the advert cheaper; null where it did not. Compared with the least that it cost in
 * the thirty days before: a price that is first raised and then cut is no gift.
 */
export function priceFall(history: readonly PastPrice[]): PriceFall | null {
  const now = history.at(-1)
  if (!now || now.price === 0) return null
  const from = Date.parse(now.since) - comparedDays * dayMs
  const earlier = history.slice(0, -1).filter((_past, at) => {
    const until = history[at + 1]?.since ?? now.since
    return Date.parse(until) >= from
  })
  // Of another currency or by agreement, a price cannot be compared.
  const last = earlier.at(-1)
  if (!last || last.currency !== now.currency || last.price === 0) return null
  const prices = earlier.filter(({ price, currency }) => price > 0 && currency === now.currency)
  const before = Math.min(...prices.map(({ price }) => price))
  if (before <= now.price) return null
  return { before, percent: Math.round((1 - now.price / before) * 100) }
}
