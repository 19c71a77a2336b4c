import type { ReactElement } from 'react'
import { useActionData } from '../../../lib/router/index.ts'
import { billDocument } from '#contract/billing/bill-document.ts'
import { billingCalls } from '#contract/billing/billing.ts'
import { Refusal } from '#contract/refusals.ts'
import { refusalText } from '../../../lib/calls/refusal.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { BillMark } from '../bill-list.tsx'
import { billingTexts, productsTexts } from '../texts.ts'
import { BillLines } from './bill-lines.tsx'
import { BillOutcome } from './bill-outcome.tsx'
import css from './bill.module.css'
import { payAction, type PayRefused } from './pay-action.ts'
import { PayForm } from './pay-form.tsx'
import { Pending } from './pending.tsx'

export const texts = [billingTexts, productsTexts]

export const head: Head = ({ lang }) => billingTexts.of(lang).bill.head

export const action = payAction

/** Asks the provider too: the bank sends people back here, and what its address says decides nothing. */
export const loader = screenLoader(({ call, params }) =>
  call(billingCalls.getBill, { billId: params['billId'] ?? '' }),
)

/** A bill: what it is for, how it stands, and the ways to pay it. */
export function Component(): ReactElement {
  const { bill, cards } = useLoaded<typeof loader>()
  const refused = useActionData<PayRefused>()
  const { bill: t } = billingTexts.use()
  const all = useTexts()
  const lang = useLang()
  const link = useLink()
  const { number, state, issuedAt, paidAt, buyerName, id, methods, pending } = bill
  const document = billDocument(state)
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <h1>{t.title[document](number)}</h1>
        <BillMark state={state} />
      </header>
      <ul className={css['facts']}>
        <li>{t.issued(formatDate(lang, issuedAt))}</li>
        {paidAt && <li>{t.paidOn(formatDate(lang, paidAt))}</li>}
        {buyerName && <li>{t.buyer(buyerName)}</li>}
      </ul>
      <BillOutcome bill={bill} />
      <BillLines bill={bill} />
      {refused && (
        <ProblemLine
          text={refusalText(all, new Refusal(refused.refused, undefined, refused.retryAfter))}
        />
      )}
      {pending && <Pending pending={pending} billId={id} />}
      {methods.length > 0 && <PayForm bill={bill} cards={cards} />}
      <p className={css['links']}>
        <a href={`/bills/${id}.pdf?lang=${lang}`} download={`${number}.pdf`}>
          {t.pdf[document]}
        </a>
        <a href={link('/my-bills')}>{t.all}</a>
      </p>
    </div>
  )
}
