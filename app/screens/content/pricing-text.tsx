import type { ReactElement } from 'react'
import type { Product } from '#contract/billing/billing.ts'
import { promotionCycleDays, promotionsPerCycle } from '#contract/limits.ts'
import type { Range } from '#i18n/ro/site/pricing.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { ButtonLink } from '../../parts/forms/button.tsx'
import type { Buyer } from '../billing/shop/buyer.ts'
import { Shop } from '../billing/shop/shop.tsx'
import { shopTexts } from '../billing/texts.ts'
import css from './content.module.css'
import { pricingTexts } from './texts.ts'

interface PricingTextProps {
  /** Null: nothing is sold. */
  readonly shop: { readonly products: readonly Product[]; readonly buyer: Buyer | null } | null
  /** Days that an advert is shown, and its photos, by category. */
  readonly life: Range
  readonly photos: Range
}

/** What is sold and what is free. */
export function PricingText({ shop, life, photos }: PricingTextProps): ReactElement {
  const link = useLink()
  const t = pricingTexts.use()
  const sold = shopTexts.use()
  const rules = { life, photos, promotions: promotionsPerCycle, cycleDays: promotionCycleDays }
  return (
    <div className={css['article']}>
      <h1>{t.title}</h1>
      <p className={css['lead']}>{shop ? sold.lead : t.lead}</p>
      {shop && <Shop {...shop} />}
      <table className={css['prices']}>
        <thead>
          <tr>
            <th scope="col">{t.service}</th>
            <th scope="col">{t.limit}</th>
            <th scope="col">{t.price}</th>
          </tr>
        </thead>
        <tbody>
          {t.rows(rules).map(({ name, limit }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{limit}</td>
              <td>{t.free}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!shop && <p>{t.change}</p>}
      <ButtonLink kind={shop ? 'quiet' : 'primary'} href={link('/add-advert')}>
        {t.post}
      </ButtonLink>
    </div>
  )
}

interface CategoryRules {
  readonly lifeDays: number
  readonly maxImages: number
}

/** The least and the most of what categories differ in. */
export function rangesOf(
  categories: readonly CategoryRules[],
): Pick<PricingTextProps, 'life' | 'photos'> {
  return {
    life: rangeOf(categories.map(({ lifeDays }) => lifeDays)),
    photos: rangeOf(categories.map(({ maxImages }) => maxImages)),
  }
}

function rangeOf(counts: readonly number[]): Range {
  return { least: Math.min(...counts), most: Math.max(...counts) }
}
