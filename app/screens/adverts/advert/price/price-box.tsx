import type { ReactElement } from 'react'
import { useApproximate } from '../../../../lib/rates/chosen-currency.ts'
import { formatPrice } from '../../../../lib/texts/format.ts'
import { priceText } from '../../../../lib/texts/price-text.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { approximatePrice } from '../../../../parts/cards/approximate-price.tsx'
import { priceHistoryTexts } from '../texts.ts'
import type { ShownAdvert } from '../detail.ts'
import { priceFall } from './history/price-fall.ts'
import css from './price-box.module.css'

/** The price in both currencies and of a unit, what it was before, and its terms. */
export function PriceBox({ advert }: { readonly advert: ShownAdvert }): ReactElement {
  const t = useTexts()
  const texts = priceHistoryTexts.use()
  const approximate = useApproximate()
  const { price, currency, unitPrice, market } = advert
  const text = priceText(t, advert.asked)
  const fall = priceFall(advert.prices)
  const isGood = market?.standing === 'below'
  return (
    <div>
      {text && (
        <p className={css['price']}>
          {text}
          {approximatePrice(t, approximate, advert.asked)}
        </p>
      )}
      {fall && (
        <p className={css['fall']}>
          {fall.percent > 0 ? texts.reducedBy(fall.percent) : texts.reduced}{' '}
          <s>{formatPrice(t.lang, fall.before, currency)}</s>
        </p>
      )}
      <p className={css['terms']}>
        {unitPrice && (
          <span>
            {formatPrice(t.lang, unitPrice.amount, currency)}/{texts.perUnit[unitPrice.unit]}
          </span>
        )}
        {advert.isNegotiable && price > 0 && <span>{t.advert.negotiable}</span>}
        {advert.isExchange && <span>{t.advert.exchange}</span>}
        {isGood && <span className={css['good']}>{texts.below}</span>}
      </p>
    </div>
  )
}
