import type { ReactElement } from 'react'
import { billDocument } from '#contract/billing/bill-document.ts'
import type { Bill, BillState } from '#contract/billing/billing.ts'
import { productName } from '#i18n/product-name.ts'
import { formatDay } from '../../lib/texts/format.ts'
import { useLang, useLink } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import { formatBani } from './amount.ts'
import css from './billing.module.css'
import { billingTexts, productsTexts } from './texts.ts'

interface BillListProps {
  readonly bills: readonly Bill[]
  /** ISO 8601, when the page was made. */
  readonly now: string
}

/** Bills as lines that lead to their pages. */
export function BillList({ bills, now }: BillListProps): ReactElement {
  const t = billingTexts.use().bill
  const products = productsTexts.use()
  const lang = useLang()
  const link = useLink()
  return (
    <ul className={css['list']}>
      {bills.map(({ id, number, state, issuedAt, lines, totalBani }) => (
        <li key={id} className={css['line']}>
          <h2 className={css['number']}>
            <a href={link(`/my-bills/${id}`)}>{t.title[billDocument(state)](number)}</a>
          </h2>
          <p className={css['amount']}>{formatBani(lang, totalBani)}</p>
          <p className={css['what']}>
            {lines.map((line) => productName(products, line)).join(', ')}
          </p>
          <p className={css['what']}>{t.issued(formatDay(lang, issuedAt, now))}</p>
          <BillMark state={state} />
        </li>
      ))}
    </ul>
  )
}

const icons = {
  open: 'clock',
  failed: 'circle-alert',
  paid: 'check',
  refunded: 'rotate-cw',
  'part-refunded': 'rotate-cw',
  expired: 'circle-x',
} as const

/** State of a bill in words and colour. */
export function BillMark({ state }: { state: BillState }): ReactElement {
  const { states } = billingTexts.use()
  return (
    <p className={css['state']} data-state={state}>
      <Icon name={icons[state]} size={16} />
      {states[state]}
    </p>
  )
}
