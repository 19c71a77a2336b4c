import type { ReactElement } from 'react'
import { priceHistoryTexts } from '../texts.ts'
import type { ShownAdvert } from '../detail.ts'
import { MarketLine } from './market-line.tsx'
import { PriceHistory } from './history/price-history.tsx'
import css from './price.module.css'

export interface PriceSectionProps {
  readonly advert: ShownAdvert
  /** ISO 8601 */
  readonly now: string
}

/** What like adverts cost, and what this one has cost; one of them is known. */
export function PriceSection({ advert, now }: PriceSectionProps): ReactElement {
  const t = priceHistoryTexts.use()
  const { market, prices } = advert
  return (
    <section className={css['section']}>
      <h2 className={css['heading']}>{t.title}</h2>
      {market && <MarketLine market={market} advert={advert} />}
      {prices.length > 0 && (
        <>
          <h3 className={css['small']}>{t.history}</h3>
          <PriceHistory advert={advert} now={now} />
        </>
      )}
    </section>
  )
}
