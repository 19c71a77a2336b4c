import type { ReactElement } from 'react'
import { categoryCalls } from '#contract/categories.ts'
import { priceEditorCalls } from '#contract/staff/content/prices.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { productsTexts, shopTexts } from '../../../billing/texts.ts'
import { rangesOf } from '../../../content/pricing-text.tsx'
import { pricingTexts } from '../../../content/texts.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { consoleTexts } from '../../texts.ts'
import editing from '../parts/editing.module.css'
import { editingTexts, priceEditorTexts } from '../texts.ts'
import { PriceForm } from './price-form.tsx'

export const texts = [
  ...[consoleTexts, editingTexts, priceEditorTexts],
  ...[pricingTexts, shopTexts, productsTexts],
]

export const head: Head = ({ lang }) => priceEditorTexts.of(lang).head

export const loader = staffLoader(async ({ call }) => {
  const [prices, { categories }] = await Promise.all([
    call(priceEditorCalls.listPrices, {}),
    call(categoryCalls.getList, {}),
  ])
  return { ...prices, ranges: rangesOf(categories) }
})

/** The price list, and what the page of prices will say. */
export function Component(): ReactElement {
  const loaded = useStaffLoaded<typeof loader>()
  const t = priceEditorTexts.use()
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      {!loaded.isPayable && <p className={editing['note']}>{t.notPayable}</p>}
      <PriceForm {...loaded} />
    </>
  )
}
