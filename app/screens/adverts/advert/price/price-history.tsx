import type { ReactElement } from 'react'
import { formatDate, formatPrice } from '../../../../lib/texts/format.ts'
import { priceHistoryTexts } from '../../texts.ts'
import { priceText } from '../../../../lib/texts/price-text.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import type { ShownAdvert } from '../detail.ts'
import { priceFall } from './price-fall.ts'
import css from './price-history.module.css'

/** Last price reduction and all earlier prices, newest first. */
export function PriceHistory({ advert }: { advert: ShownAdvert }): ReactElement {
  const t = useTexts()
  const texts = priceHistoryTexts.use()
  const { prices, currency } = advert
  const fall = priceFall(prices)
  const past = prices
    .slice(0, -1)
    .map(({ since, ...one }) => ({ since, text: priceText(t, { ...one, isFree: false }) }))
  const present = { since: prices.at(-1)?.since ?? '', text: priceText(t, advert) }
  return (
    <div className={css['history']}>
      {fall && (
        <p className={css['fall']}>
          {fall.percent > 0 ? texts.reducedBy(fall.percent) : texts.reduced}{' '}
          <s>{formatPrice(t.lang, fall.before, currency)}</s>
        </p>
      )}
      <details>
        <summary className={css['summary']}>
          {texts.history}
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul className={css['list']}>
          {[...past, present].toReversed().map(({ since, text }, index) => (
            <li key={index} className={css['line']}>
              <time dateTime={since}>{formatDate(t.lang, since)}</time>
              <span className={css['price']}>{text}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
