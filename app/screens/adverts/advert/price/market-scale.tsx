import type { ReactElement } from 'react'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import css from './price.module.css'

interface MarketScaleProps {
  readonly market: Pick<NonNullable<AdvertDetail['market']>, 'low' | 'median' | 'high' | 'price'>
  /** What the drawing shows, in words. */
  readonly label: string
}

const [width, height, middle, edge] = [320, 24, 12, 8]

/** Where a price stands: the band holds the middle half of the compared ones, its line their median. */
export function MarketScale({ market, label }: MarketScaleProps): ReactElement {
  const { low, median, high, price } = market
  const room = Math.max(high - low, high * 0.1)
  const [from, to] = [Math.min(low - room, price), Math.max(high + room, price)]
  const at = (value: number): number =>
    Math.round(edge + ((value - from) / (to - from)) * (width - 2 * edge))
  return (
    <svg
      className={css['scale']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <rect className={css['axis']} y={middle - 2} width={width} height={4} rx={2} />
      <rect
        className={css['band']}
        x={at(low)}
        y={middle - 6}
        width={Math.max(2, at(high) - at(low))}
        height={12}
        rx={4}
      />
      <rect className={css['median']} x={at(median) - 1} y={middle - 6} width={2} height={12} />
      <circle className={css['own']} cx={at(price)} cy={middle} r={edge - 1} />
    </svg>
  )
}
