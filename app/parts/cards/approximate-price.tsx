import type { ReactElement } from 'react'
import type { Texts } from '#i18n/texts.ts'
import type { Card } from '../../lib/lists/cards.ts'
import type { Approximate } from '../../lib/rates/approximate.ts'
import css from './approximate-price.module.css'

/** "(≈ 235.400 Lei)" below a price, read out as "circa 235.400 Lei". No component: a page has dozens. */
export function approximatePrice(
  t: Texts,
  approximate: Approximate | null,
  { price, currency }: Pick<Card, 'price' | 'currency'>,
): ReactElement | null {
  const text = approximate?.(price, currency)
  if (!text) return null
  return (
    <span className={css['approximate']}>
      (<span aria-hidden="true">≈</span>
      <span className="visually-hidden">{t.site.about}</span> {text})
    </span>
  )
}
