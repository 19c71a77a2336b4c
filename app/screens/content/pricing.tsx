import type { ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { billingCalls } from '#contract/billing/billing.ts'
import { categoryCalls } from '#contract/categories.ts'
import { maxPageSize, promotionCycleDays, promotionsPerCycle } from '#contract/limits.ts'
import { pricingTexts } from './texts.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import { titleIn } from '../../lib/lists/cards.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { buyAction } from '../billing/shop/buy-action.ts'
import type { Buyer } from '../billing/shop/buyer.ts'
import { Shop } from '../billing/shop/shop.tsx'
import { productsTexts, shopTexts } from '../billing/texts.ts'
import css from './content.module.css'

export const texts = [pricingTexts, shopTexts, productsTexts]

export const head: Head<Awaited<ReturnType<typeof loader>>> = ({ lang }, loaded) =>
  (loaded?.shop ? shopTexts : pricingTexts).of(lang).head

export const action = buyAction

/** Lifetime and number of photos depend on the category. */
export const loader = screenLoader(async (visit) => {
  const [{ categories }, { products }] = await Promise.all([
    visit.call(categoryCalls.getList, {}),
    visit.call(billingCalls.getPrices, {}),
  ])
  return {
    shop: products.length > 0 ? { products, buyer: await buyerOf(visit) } : null,
    life: rangeOf(categories.map(({ lifeDays }) => lifeDays)),
    photos: rangeOf(categories.map(({ maxImages }) => maxImages)),
  }
})

/** What the form of a logged-in visitor needs; null for others. */
async function buyerOf({ call, me, lang, query }: ScreenVisit): Promise<Buyer | null> {
  if (!me) return null
  const [{ account }, { lines }] = await Promise.all([
    call(ownAccountCalls.getAccount, {}),
    call(ownAdvertCalls.listOwn, { status: 'active', itemsNum: maxPageSize }),
  ])
  return {
    isCompany: account.accountType === 1,
    adverts: lines.map(({ item }) => ({ id: item.id, title: titleIn(lang, item).text })),
    chosen: { advertId: query.get('advert') ?? '', product: query.get('product') ?? '' },
  }
}

function rangeOf(counts: readonly number[]) {
  return { least: Math.min(...counts), most: Math.max(...counts) }
}

export function Component(): ReactElement {
  const link = useLink()
  const t = pricingTexts.use()
  const sold = shopTexts.use()
  const { life, photos, shop } = useLoaded<typeof loader>()
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
