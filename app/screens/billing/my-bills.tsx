import type { ReactElement } from 'react'
import { billingCalls } from '#contract/billing/billing.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { BillList } from './bill-list.tsx'
import { BillingNav } from './billing-nav.tsx'
import css from './billing.module.css'
import { NothingYet } from './no-bills.tsx'
import { billingTexts, productsTexts } from './texts.ts'

export const texts = [billingTexts, productsTexts]

export const head: Head = ({ lang }) => billingTexts.of(lang).recent.head

const onPage = 20

export const loader = screenLoader(async ({ call, query }) => {
  const page = readPage(query.get('page'))
  const { items, count, isSelling } = await call(billingCalls.listBills, {
    startID: (page - 1) * onPage,
    itemsNum: onPage,
  })
  const now = new Date().toISOString()
  return { items, isSelling, now, page, pages: Math.ceil(count / onPage) }
})

/** Unpaid and recent bills. */
export function Component(): ReactElement {
  const { items, isSelling, now, page, pages } = useLoaded<typeof loader>()
  const t = billingTexts.use().recent
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
      <BillingNav current="recent" />
      {items.length > 0 ? (
        <BillList bills={items} now={now} />
      ) : (
        <NothingYet icon="file-text" title={t.empty} text={t.emptyText} isSelling={isSelling} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}
