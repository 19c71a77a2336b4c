import type { ReactElement } from 'react'
import type { Texts } from '#i18n/texts.ts'
import type { Card } from '../../lib/lists/cards.ts'
import { formatPrice } from '../../lib/texts/format.ts'
import css from './card.module.css'

/** The price before a reduction, struck through and told to screen readers. */
export function formerPrice(
  t: Texts,
  { formerPrice: price, currency }: Pick<Card, 'formerPrice' | 'currency'>,
): ReactElement | null {
  if (!price) return null
  return (
    <s className={css['former']}>
      <span className="visually-hidden">{t.adverts.formerPrice}: </span>
      {formatPrice(t.lang, price, currency)}
    </s>
  )
}
