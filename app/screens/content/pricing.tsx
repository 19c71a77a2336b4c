import type { ReactElement } from 'react'
import { categoryCalls } from '#contract/categories.ts'
import { promotionCycleDays, promotionsPerCycle } from '#contract/limits.ts'
import { pricingTexts } from './texts.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { ButtonLink } from '../../parts/forms/button.tsx'
import css from './content.module.css'

export const texts = [pricingTexts]

export const head: Head = ({ lang }) => pricingTexts.of(lang).head

/** Lifetime and number of photos depend on the category. */
export const loader = screenLoader(async ({ call }) => {
  const { categories } = await call(categoryCalls.getList, {})
  return {
    life: rangeOf(categories.map(({ lifeDays }) => lifeDays)),
    photos: rangeOf(categories.map(({ maxImages }) => maxImages)),
  }
})

function rangeOf(counts: readonly number[]) {
  return { least: Math.min(...counts), most: Math.max(...counts) }
}

export function Component(): ReactElement {
  const link = useLink()
  const t = pricingTexts.use()
  const { life, photos } = useLoaded<typeof loader>()
  const rules = { life, photos, promotions: promotionsPerCycle, cycleDays: promotionCycleDays }
  return (
    <div className={css['article']}>
      <h1>{t.title}</h1>
      <p className={css['lead']}>{t.lead}</p>
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
      <p>{t.change}</p>
      <ButtonLink kind="primary" href={link('/add-advert')}>
        {t.post}
      </ButtonLink>
    </div>
  )
}
