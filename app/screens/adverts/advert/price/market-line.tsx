import type { ReactElement } from 'react'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { formatNumber, formatPrice } from '../../../../lib/texts/format.ts'
import { marketAmount } from '../../market-amount.ts'
import { priceHistoryTexts } from '../../texts.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import css from './market-line.module.css'

type Market = NonNullable<AdvertDetail['market']>

interface MarketLineProps {
  readonly market: Market
  readonly currency: CurrencyCode
}

/** Market price of similar adverts in MDL, with a note when this advert costs less or more than half of them. */
export function MarketLine({ market, currency }: MarketLineProps): ReactElement {
  const lang = useLang()
  const texts = priceHistoryTexts.use()
  const { standing, low, high, median, count } = market
  const range = `${currency === 'MDL' ? '' : '≈\u00a0'}${span(lang, marketAmount(low), marketAmount(high))}`
  return (
    <p className={css['market']}>
      {standing !== 'usual' && (
        <>
          <strong className={css[standing]}>{texts[standing]}</strong>{' '}
        </>
      )}
      {texts.market} {texts.usual(range, formatNumber(lang, marketAmount(median)), count)}
    </p>
  )
}

function span(lang: Lang, low: number, high: number): string {
  const to = formatPrice(lang, high, 'MDL')
  return low === high ? to : `${formatNumber(lang, low)}–${to}`
}
