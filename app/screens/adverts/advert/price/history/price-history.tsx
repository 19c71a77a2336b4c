import type { ReactElement } from 'react'
import { formatDate } from '../../../../../lib/texts/format.ts'
import { priceText } from '../../../../../lib/texts/price-text.ts'
import { useTexts } from '../../../../../lib/texts/texts.ts'
import type { ShownAdvert } from '../../detail.ts'
import { lineBox, priceLine } from './price-line.ts'
import css from '../price.module.css'

interface PriceHistoryProps {
  readonly advert: Pick<ShownAdvert, 'prices' | 'asked'>
  /** ISO 8601 */
  readonly now: string
}

/** All prices, newest first, and as a line. */
export function PriceHistory({ advert, now }: PriceHistoryProps): ReactElement {
  const t = useTexts()
  const { prices, asked } = advert
  const past = prices.slice(0, -1).map(({ since, ...one }) => ({
    since,
    text: priceText(t, { ...one, isFree: false, priceUnit: asked.priceUnit }),
  }))
  const present = { since: prices.at(-1)?.since ?? '', text: priceText(t, asked) }
  const line = priceLine(prices, now)
  return (
    <div className={css['history']}>
      {line && (
        <svg
          className={css['line']}
          viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
          width={lineBox.width}
          height={lineBox.height}
          aria-hidden="true"
        >
          <path d={line.path} />
          {line.points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={3} />
          ))}
        </svg>
      )}
      <ul className={css['list']}>
        {[...past, present].toReversed().map(({ since, text }, index) => (
          <li key={index} className={css['change']}>
            <time dateTime={since}>{formatDate(t.lang, since)}</time>
            <span className={css['price']}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
