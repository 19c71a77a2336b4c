import type { ReactElement } from 'react'
import type { OwnBill } from '#contract/billing/billing.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { billingTexts } from '../texts.ts'
import css from './bill.module.css'

/** What has come of the bill, and what can be done now. */
export function BillOutcome({ bill }: { bill: OwnBill }): ReactElement {
  const t = billingTexts.use()
  const lang = useLang()
  const link = useLink()
  const { state, expiresAt, methods, isChecked } = bill
  if (isChecked) return <ProblemLine text={t.bill.checked} />
  if (state === 'failed' && methods.length > 0) return <ProblemLine text={t.bill.failed} />
  if (methods.length > 0)
    return <p className={css['note']}>{t.bill.payUntil(formatDate(lang, expiresAt))}</p>
  if (state === 'paid')
    return (
      <div className={css['done']} role="status">
        <p>{t.bill.done}</p>
        <ButtonLink kind="primary" href={link('/my-adverts')}>
          {t.bill.myAdverts}
        </ButtonLink>
      </div>
    )
  if (state === 'refunded' || state === 'part-refunded')
    return <p className={css['note']}>{t.bill.refundedText}</p>
  return (
    <div className={css['over']}>
      <p>{t.bill.expired}</p>
      <ButtonLink href={link('/pricing')}>{t.prices}</ButtonLink>
    </div>
  )
}
