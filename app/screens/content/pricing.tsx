import type { ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { billingCalls } from '#contract/billing/billing.ts'
import { categoryCalls } from '#contract/categories.ts'
import { maxPageSize } from '#contract/limits.ts'
import { pricingTexts } from './texts.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import { titleIn } from '../../lib/lists/cards.ts'
import { buyAction } from '../billing/shop/buy-action.ts'
import type { Buyer } from '../billing/shop/buyer.ts'
import { productsTexts, shopTexts } from '../billing/texts.ts'
import { PricingText, rangesOf } from './pricing-text.tsx'

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
    ...rangesOf(categories),
  }
})

/** What the form of a logged-in visitor needs; null for others. */
async function buyerOf({ call, me, lang, query }: ScreenVisit): Promise<Buyer | null> {
  if (!me) return null
  const [isCompany, { lines }] = await Promise.all([
    me.acting ? true : isCompanyAccount(call),
    call(ownAdvertCalls.listOwn, { status: 'active', itemsNum: maxPageSize }),
  ])
  return {
    isCompany,
    adverts: lines.map(({ item }) => ({ id: item.id, title: titleIn(lang, item).text })),
    chosen: { advertId: query.get('advert') ?? '', product: query.get('product') ?? '' },
  }
}

async function isCompanyAccount(call: ScreenVisit['call']): Promise<boolean> {
  return (await call(ownAccountCalls.getAccount, {})).account.accountType === 1
}

export function Component(): ReactElement {
  return <PricingText {...useLoaded<typeof loader>()} />
}
