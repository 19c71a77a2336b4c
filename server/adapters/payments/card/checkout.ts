import * as z from 'zod'
import type { PaymentOrder, ProviderPayment } from '#domains/billing/provider.ts'
import type { PaymentAdapter } from '../adapter.ts'
import type { MaibApi, PaymentParts } from '../maib/api.ts'
import type { RequestValue } from '../maib/exact-json.ts'
import { Amount, Anything, Currency, Id, OrderId, PageUrl } from '../maib/shapes.ts'
import { readSignedCheckout } from '../maib/signatures.ts'
import { settledState, stateOf } from '../maib/states.ts'

const Created = z.object({ checkoutId: Id, checkoutUrl: PageUrl })

const Checkout = z.object({
  status: z.string(),
  amount: Amount,
  currency: Currency,
  payment: z.object({ paymentId: Id }).nullish(),
})

const Payment = z.object({
  status: z.string(),
  amount: Amount,
  currency: Currency,
  refundedAmount: Amount.nullish(),
  requestedRefundAmount: Amount.nullish(),
})

const Notice = z.object({ checkoutId: Id, orderId: OrderId })

/**
 * The checkout page of maib (API v2): card, Apple Pay, Google Pay. `providerId` is the id of the checkout. A checkout
 * that nobody was sent to is never paid, so its creation may be repeated.
 */
export function checkoutAdapter(
  api: MaibApi,
  keys: readonly string[],
  parts: PaymentParts,
): PaymentAdapter {
  const checkoutOf = (id: string) => api.get(`checkouts/${Id.parse(id)}`, Checkout)
  const paymentOf = async (id: string): Promise<z.infer<typeof Payment> | null> => {
    const { payment } = await checkoutOf(id)
    return payment ? api.get(`payments/${payment.paymentId}`, Payment) : null
  }
  return {
    start: async (order) => {
      const body = checkoutBody(order, parts.clock.now())
      const created = await api.post('checkouts', { body, result: Created, isRepeatable: true })
      return { providerId: created.checkoutId, url: created.checkoutUrl, qr: null }
    },
    // Nobody was sent there.
    find: async () => null,
    read: async (id) => readCheckout(api, await checkoutOf(id), parts),
    refundsKnown: async (id) => {
      const payment = await paymentOf(id)
      return (payment?.refundedAmount ?? 0n) + (payment?.requestedRefundAmount ?? 0n)
    },
    refund: async ({ providerId, amountBani, reason }) => {
      const { payment } = await checkoutOf(providerId)
      if (!payment) throw new Error('A refund of a checkout without a payment')
      const body = { amount: amountBani, reason }
      await api.post(`payments/${payment.paymentId}/refund`, { body, result: Anything })
    },
    cancel: async (id) => {
      const path = `checkouts/${Id.parse(id)}/cancel`
      await api.post(path, { body: {}, result: Anything, isRepeatable: true })
    },
    readCallback: (callback) => {
      const body = Notice.safeParse(readSignedCheckout(callback, keys, parts.clock.now()))
      return body.success
        ? { providerId: body.data.checkoutId, paymentId: body.data.orderId }
        : null
    },
  }
}

/** Nothing about the payer is sent: the page asks for what it needs. */
function checkoutBody(order: PaymentOrder, now: Date): RequestValue {
  const { paymentId, description, amountBani, currency } = order
  const money = { amount: amountBani, currency }
  return {
    ...money,
    language: order.language,
    callbackUrl: order.callbackUrl,
    successUrl: order.successUrl,
    failUrl: order.failUrl,
    orderInfo: {
      id: paymentId,
      description,
      date: now.toISOString(),
      orderAmount: amountBani,
      orderCurrency: currency,
      items: [{ externalId: paymentId, title: description, ...money, quantity: 1 }],
    },
  }
}

async function readCheckout(
  api: MaibApi,
  { status, amount, currency, payment }: z.infer<typeof Checkout>,
  parts: PaymentParts,
): Promise<ProviderPayment> {
  const state = stateOf('checkout', status, parts)
  const unpaid = { amountBani: amount, currency, refundedBani: 0n, card: null }
  if (state !== 'settled') return { ...unpaid, state }
  if (!payment) return { ...unpaid, state: 'pending' }
  return paymentRead(await api.get(`payments/${payment.paymentId}`, Payment), parts)
}

function paymentRead(payment: z.infer<typeof Payment>, parts: PaymentParts): ProviderPayment {
  const { amount, currency } = payment
  const refundedBani = payment.refundedAmount ?? 0n
  const state = stateOf('payment', payment.status, parts)
  return {
    state: state === 'settled' ? settledState(amount, refundedBani) : state,
    amountBani: amount,
    currency,
    refundedBani,
    card: null,
  }
}
