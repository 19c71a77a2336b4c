import type {
  Bill as ShownBill,
  BillLine,
  PendingPayment,
  Product as Sold,
} from '#contract/billing/billing.ts'
import type { Deps } from '../deps.ts'
import { billNumber, type Bill, type Line } from './bills/service.ts'
import type { Payment } from './payments/service.ts'
import type { Product } from './products/service.ts'

export function presentProduct({ code, kind, days, promotions, priceBani }: Product): Sold {
  return { code, kind, days, promotions, priceBani: Number(priceBani) }
}

export function presentBill(bill: Bill): ShownBill {
  const { id, state, issuedAt, expiresAt, paidAt, lines } = bill
  return {
    ...{ id, number: billNumber(bill), state },
    ...{ issuedAt: issuedAt.toISOString(), expiresAt: expiresAt.toISOString() },
    paidAt: paidAt?.toISOString() ?? null,
    lines: lines.map(presentLine),
    ...{ totalBani: Number(bill.totalBani), vatBani: Number(bill.vatBani) },
    refundedBani: Number(bill.refundedBani),
  }
}

function presentLine({
  kind,
  days,
  promotions,
  advertId,
  advertTitle,
  ...amounts
}: Line): BillLine {
  const { totalBani, vatRate, vatBani } = amounts
  return {
    ...{ kind, days, promotions, advertTitle, vatRate },
    advertId: advertId === null ? null : String(advertId),
    ...{ totalBani: Number(totalBani), vatBani: Number(vatBani) },
  }
}

/** The latest attempt that waits for the payer; null without one. */
export async function presentPending(
  { drawQr, clock }: Pick<Deps, 'drawQr' | 'clock'>,
  payments: readonly Payment[],
): Promise<PendingPayment | null> {
  const now = clock.now()
  const pending = payments.find(
    ({ state, expiresAt }) => (state === 'pending' || state === 'starting') && expiresAt > now,
  )
  if (!pending) return null
  const { method, url, qr, expiresAt } = pending
  return { method, url, qr: qr ? await drawQr(qr) : '', expiresAt: expiresAt.toISOString() }
}
