import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import { dayMs } from '#contract/rules/durations.ts'

type PastPrice = AdvertDetail['priceHistory'][number]

/** Reference price of a reduction and its percentage. */
interface PriceFall {
  readonly before: number
  readonly percent: number
}

const comparedDays = 30

/**
 * The last price change when it is a reduction, else null. Compared with the lowest price of the thirty days before, so
 * that a raise followed by a cut does not count.
 */
export function priceFall(history: readonly PastPrice[]): PriceFall | null {
  const now = history.at(-1)
  if (!now || now.price === 0) return null
  const from = Date.parse(now.since) - comparedDays * dayMs
  const earlier = history.slice(0, -1).filter((_past, at) => {
    const until = history[at + 1]?.since ?? now.since
    return Date.parse(until) >= from
  })
  // Prices in another currency or "negotiable" cannot be compared.
  const last = earlier.at(-1)
  if (!last || last.currency !== now.currency || last.price === 0) return null
  const prices = earlier.filter(({ price, currency }) => price > 0 && currency === now.currency)
  const before = Math.min(...prices.map(({ price }) => price))
  if (before <= now.price) return null
  return { before, percent: Math.round((1 - now.price / before) * 100) }
}
