import type { ReactElement } from 'react'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import { formatNumber, formatPrice } from '../../../../lib/texts/format.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { marketAmount } from '#contract/rules/money/market-amount.ts'
import { priceHistoryTexts } from '../texts.ts'
import type { ShownAdvert } from '../detail.ts'
import { MarketScale } from './market-scale.tsx'
import { sharedWords } from './shared-words.ts'
import css from './price.module.css'

interface MarketLineProps {
  readonly market: NonNullable<AdvertDetail['market']>
  readonly advert: Pick<ShownAdvert, 'price' | 'currency' | 'facts' | 'city'>
}

/**
 * What the closest adverts cost, in the currency of this one, with a drawing of where it stands and a note when it costs
 * less or more than half of them.
 */
export function MarketLine({ market, advert }: MarketLineProps): ReactElement {
  const lang = useLang()
  const texts = priceHistoryTexts.use()
  const { currency, price } = advert
  const { standing, count } = market
  // The server compares in lei.
  const rate = price / market.price
  const [low, median, high] = [market.low, market.median, market.high].map((amount) =>
    marketAmount(amount * rate),
  )
  const range = span(lang, [low ?? 0, high ?? 0], currency)
  const words = sharedWords(market, advert, texts)
  return (
    <div className={css['market']}>
      <p>
        {standing !== 'usual' && (
          <>
            <strong className={css[standing]}>{texts[standing]}</strong>{' '}
          </>
        )}
        {texts.market} {texts.usual(range, formatNumber(lang, median ?? 0), count)}
      </p>
      <MarketScale market={market} label={texts.scale(formatPrice(lang, price, currency), range)} />
      {words.length > 0 && (
        <p className={css['shared']}>
          {texts.compared} {words.join(' · ')}
        </p>
      )}
    </div>
  )
}

function span(
  lang: Parameters<typeof formatPrice>[0],
  [low, high]: readonly [number, number],
  currency: Parameters<typeof formatPrice>[2],
): string {
  if (low === high) return formatPrice(lang, high, currency)
  // In English the sign of the currency stands before each amount.
  const isBefore = lang === 'en' && currency !== 'MDL'
  const from = isBefore ? formatPrice(lang, low, currency) : formatNumber(lang, low)
  return `${from}–${formatPrice(lang, high, currency)}`
}
