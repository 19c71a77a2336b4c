import type { ReactElement } from 'react'
import type { ownStatisticsCalls } from '#contract/adverts/own-statistics.ts'
import type { OutputOf } from '#contract/call.ts'
import { formatPrice } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { statisticsTexts } from '../texts.ts'
import css from './advert-statistics.module.css'

type Market = NonNullable<OutputOf<typeof ownStatisticsCalls.getAdvice>['market']>

const [width, height, middle] = [600, 40, 20]

/** Where the price stands among similar ones: the band holds their middle half, the line their median. */
export function PriceScale({ market }: { market: Market }): ReactElement {
  const { price, low, median, high, count, percent } = market
  const t = statisticsTexts.use()
  const lang = useLang()
  const inLei = (value: number): string => formatPrice(lang, Math.round(value), 'MDL')
  const [from, to] = [Math.min(low, price) * 0.9, Math.max(high, price) * 1.1]
  const at = (value: number): number => ((value - from) / Math.max(1, to - from)) * width
  return (
    <>
      <p>{t.standing(percent, inLei(median), count)}</p>
      <svg
        className={css['scale']}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={css['axis']} x={0} y={middle - 1} width={width} height={2} />
        <rect className={css['band']} x={at(low)} y={10} width={at(high) - at(low)} height={20} />
        <rect className={css['median']} x={at(median) - 1} y={6} width={2} height={28} />
        <rect className={css['own']} x={at(price) - 3} y={2} width={6} height={36} />
      </svg>
      <dl className={css['prices']}>
        <div>
          <dt className={css['isOwn']}>{t.own}</dt>
          <dd>{inLei(price)}</dd>
        </div>
        <div>
          <dt className={css['isBand']}>{t.usual}</dt>
          <dd>
            {inLei(low)} – {inLei(high)}
          </dd>
        </div>
      </dl>
    </>
  )
}
