import { useEffect, useEffectEvent, type ReactElement } from 'react'
import { useRevalidator } from '../../../lib/router/index.ts'
import type { PendingPayment } from '#contract/billing/billing.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { billingTexts } from '../texts.ts'
import css from './bill.module.css'

const checkMs = 4_000

interface PendingProps {
  readonly pending: PendingPayment
  readonly billId: number
}

/** A payment that waits for the payer: where to go on, or the code to scan. Asks for its state while it is shown. */
export function Pending({ pending, billId }: PendingProps): ReactElement {
  const link = useLink()
  const t = billingTexts.use().bill
  const { method, url, qr } = pending
  useRechecks()
  return (
    <section className={css['pending']} aria-label={t.pending}>
      <h2 className={css['title']}>{t.pending}</h2>
      <p>{t.pendingText[method]}</p>
      {qr && (
        <img
          className={css['qr']}
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={t.qr}
        />
      )}
      {url && (
        <ButtonLink kind="primary" href={url} data-document="">
          {t.goOn}
        </ButtonLink>
      )}
      {/* A link to this page, for visits without JavaScript. */}
      <a href={link(`/my-bills/${billId}`)}>{t.check}</a>
    </section>
  )
}

/** Loads the page's data again from time to time while somebody looks at it. */
function useRechecks(): void {
  const { revalidate, state } = useRevalidator()
  const recheck = useEffectEvent(() => {
    if (state === 'idle' && document.visibilityState === 'visible') void revalidate()
  })
  useEffect(() => {
    const timer = setInterval(() => recheck(), checkMs)
    return () => clearInterval(timer)
  }, [])
}
