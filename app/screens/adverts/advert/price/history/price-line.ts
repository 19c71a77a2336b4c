import type { AdvertDetail } from '#contract/adverts/adverts.ts'

type PastPrice = AdvertDetail['priceHistory'][number]

export const lineBox = { width: 320, height: 64, edge: 6 } as const

/** A corner of the line, in units of the drawing. */
interface PricePoint {
  readonly x: number
  readonly y: number
}

interface PriceLine {
  /** Path of the steps: a price holds until the next one. */
  readonly path: string
  readonly points: readonly PricePoint[]
}

/**
 * Steps of the prices from the first one to `now`. Null where there is nothing to draw: fewer than two amounts, more than
 * one currency, or a time without a price.
 */
export function priceLine(prices: readonly PastPrice[], now: string): PriceLine | null {
  const [first] = prices
  const isComparable = prices.every(
    ({ price, currency }) => price > 0 && currency === first?.currency,
  )
  if (!first || prices.length < 2 || !isComparable) return null
  const { width, height, edge } = lineBox
  const times = prices.map(({ since }) => Date.parse(since))
  const begin = times[0] ?? 0
  const span = Math.max(1, Date.parse(now) - begin)
  const amounts = prices.map(({ price }) => price)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const points = prices.map(({ price }, at) => ({
    x: round(edge + (((times[at] ?? begin) - begin) / span) * (width - 2 * edge)),
    y: round(edge + ((most - price) / Math.max(1e-9, most - least)) * (height - 2 * edge)),
  }))
  const steps = points.map(({ x, y }, at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`))
  return { path: `${steps.join('')}H${width - edge}`, points }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
