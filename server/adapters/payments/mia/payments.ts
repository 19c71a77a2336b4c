import * as z from 'zod'
import { Refusal } from '#contract/refusals.ts'
import type { ProviderPayment } from '#domains/billing/provider.ts'
import type { Refunding } from '../adapter.ts'
import type { MaibApi, PaymentParts } from '../maib/api.ts'
import { Amount, Anything, Currency, Id } from '../maib/shapes.ts'
import { settledState, stateOf } from '../maib/states.ts'

const Payment = z.object({
  payId: Id,
  qrId: Id.nullish(),
  orderId: z.string().nullish(),
  amount: Amount,
  currency: Currency,
  status: z.string(),
})

const Payments = z.object({ items: z.array(Payment) })

type MiaPayment = z.infer<typeof Payment>

/** The instant payments that were carried out by a code, or for an order. */
export async function listPayments(
  api: MaibApi,
  by: { readonly qrId: string } | { readonly orderId: string },
  parts: PaymentParts,
): Promise<MiaPayment[]> {
  const query = new URLSearchParams({ count: '10', offset: '0', ...by })
  const { items } = await api.get(`mia/payments?${query}`, Payments)
  return items.filter(
    (item) =>
      ('qrId' in by ? item.qrId === by.qrId : item.orderId === by.orderId) &&
      stateOf('payment', item.status, parts) === 'settled',
  )
}

/** What the payments of one code amount to; null without any. */
export function summed(payments: readonly MiaPayment[]): ProviderPayment | null {
  const [first] = payments
  if (!first) return null
  const amountBani = total(payments)
  const refundedBani = refundsOf(payments)
  const state = settledState(amountBani, refundedBani)
  return { state, amountBani, currency: first.currency, refundedBani, card: null }
}

export function refundsOf(payments: readonly MiaPayment[]): bigint {
  return total(payments.filter(({ status }) => status === 'Refunded'))
}

function total(payments: readonly MiaPayment[]): bigint {
  return payments.reduce((sum, { amount }) => sum + amount, 0n)
}

/**
 * Refunds the one payment, whole: instant payments know no other refund. Refuses `refund_whole_only` for a part, and
 * `payment_unavailable` while the bank does not list the payment.
 */
export async function refundWhole(
  api: MaibApi,
  payments: readonly MiaPayment[],
  request: Omit<Refunding, 'providerId'> & { readonly pathOf: (payId: string) => string },
): Promise<void> {
  const [payment] = payments
  if (!payment) throw new Refusal('payment_unavailable')
  if (request.amountBani !== payment.amount) throw new Refusal('refund_whole_only')
  const body = { reason: request.reason }
  await api.post(request.pathOf(payment.payId), { body, result: Anything })
}
