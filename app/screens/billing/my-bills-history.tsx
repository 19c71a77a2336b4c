import type { ReactElement } from 'react'
import { Form } from '../../lib/router/index.ts'
import { billingCalls, billStates, type BillState } from '#contract/billing/billing.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { BareSelect } from '../../parts/forms/bare-control.tsx'
import { Button } from '../../parts/forms/button.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { BillList } from './bill-list.tsx'
import { BillingNav } from './billing-nav.tsx'
import css from './billing.module.css'
import { NothingYet } from './no-bills.tsx'
import { billingTexts, productsTexts } from './texts.ts'

export const texts = [billingTexts, productsTexts]

export const head: Head = ({ lang }) => billingTexts.of(lang).history.head

const onPage = 20

export const loader = screenLoader(async ({ call, query }) => {
  const page = readPage(query.get('page'))
  const year = /^2\d{3}$/.exec(query.get('year') ?? '')?.[0]
  const state = stateOf(query.get('state'))
  const { items, count, years, isSelling } = await call(billingCalls.listBills, {
    scope: 'all',
    ...{ year, state, startID: (page - 1) * onPage, itemsNum: onPage },
  })
  const now = new Date().toISOString()
  const pages = Math.ceil(count / onPage)
  return { items, years, year: Number(year), state, isSelling, now, page, pages }
})

function stateOf(text: string | null): BillState | undefined {
  return billStates.find((state) => state === text)
}

/** All bills, by year and state. */
export function Component(): ReactElement {
  const { items, years, isSelling, now, page, pages } = useLoaded<typeof loader>()
  const t = billingTexts.use().history
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
      <BillingNav current="history" />
      {years.length > 0 && <HistoryFilter />}
      {items.length > 0 && <BillList bills={items} now={now} />}
      {items.length === 0 && years.length > 0 && <p role="status">{t.none}</p>}
      {years.length === 0 && (
        <NothingYet icon="file-text" title={t.empty} text={t.emptyText} isSelling={isSelling} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}

function HistoryFilter(): ReactElement {
  const { years, year, state } = useLoaded<typeof loader>()
  const { history: t, states } = billingTexts.use()
  return (
    // Made anew when the address changes, so that it shows what is listed.
    <Form key={`${year} ${state}`} method="get" className={css['filter']}>
      <label className={css['choice']}>
        {t.year}
        <BareSelect name="year" defaultValue={year || ''}>
          <option value="">{t.all}</option>
          {years.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </BareSelect>
      </label>
      <label className={css['choice']}>
        {t.state}
        <BareSelect name="state" defaultValue={state ?? ''}>
          <option value="">{t.all}</option>
          {billStates.map((each) => (
            <option key={each} value={each}>
              {states[each]}
            </option>
          ))}
        </BareSelect>
      </label>
      <Button type="submit">{t.show}</Button>
    </Form>
  )
}
