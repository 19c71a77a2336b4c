import * as z from 'zod'
import { openOrder } from './bank.ts'
import type { BankOrder } from './bank-order.ts'
import {
  amount,
  bani,
  cancelOrder,
  invalid,
  language,
  lei,
  moment,
  money,
  orderOf,
  paidOf,
  refundOrder,
  target,
  text,
  unknown,
  type Endpoint,
} from './endpoint.ts'

const CheckoutBody = z.strictObject({
  ...money,
  language,
  ...{ callbackUrl: target, successUrl: target, failUrl: target },
  payerInfo: z.object({}).optional(),
  orderInfo: z.strictObject({
    id: text(100),
    description: text(500),
    date: moment,
    orderAmount: amount.optional(),
    orderCurrency: z.string().optional(),
    items: z
      .array(
        z.strictObject({
          externalId: text(100),
          title: text(500),
          ...money,
          quantity: z.int().positive(),
        }),
      )
      .min(1),
  }),
})

const PartRefund = z.strictObject({ amount, reason: text(500) })

const paymentStatus = ({ paidBani, refundedBani }: BankOrder): string => {
  if (refundedBani === 0n) return 'Executed'
  return refundedBani < paidBani ? 'PartiallyRefunded' : 'Refunded'
}

/** Checkout v2 */
export const checkoutEndpoints: readonly Endpoint[] = [
  {
    ...{ account: 'checkout', method: 'POST', path: /^\/v2\/checkouts$/ },
    answer: (bank, { body, origin }) => {
      const sent = CheckoutBody.safeParse(body)
      if (!sent.success) return invalid
      const { amount: asked, currency, orderInfo, callbackUrl, successUrl, failUrl } = sent.data
      const order = openOrder(bank, {
        ...{ api: 'checkout', status: 'WaitingForInit', amountBani: bani(asked), currency },
        ...{ orderId: orderInfo.id, description: orderInfo.description },
        ...{ callbackUrl, successUrl, failUrl },
      })
      return { result: { checkoutId: order.id, checkoutUrl: `${origin}/page/${order.id}` } }
    },
  },
  {
    ...{ account: 'checkout', method: 'GET', path: /^\/v2\/checkouts\/([\w-]+)$/ },
    answer: (bank, { id }) => {
      const order = orderOf(bank, id, 'checkout')
      if (!order) return unknown
      const payment = order.paidBani > 0n ? { paymentId: order.payId } : null
      const { status, amountBani, currency } = order
      return { result: { id, status, amount: lei(amountBani), currency, payment } }
    },
  },
  {
    ...{ account: 'checkout', method: 'POST', path: /^\/v2\/checkouts\/([\w-]+)\/cancel$/ },
    answer: (bank, { id }) => cancelOrder(bank, orderOf(bank, id, 'checkout'), 'checkoutId'),
  },
  {
    ...{ account: 'checkout', method: 'GET', path: /^\/v2\/payments\/([\w-]+)$/ },
    answer: (bank, { id }) => {
      const order = paidOf(bank, id, ['checkout'])
      if (!order) return unknown
      const { paidBani, paidCurrency: currency, refundedBani, orderId } = order
      const refundedAmount = lei(refundedBani)
      const status = paymentStatus(order)
      return {
        result: { paymentId: id, orderId, status, amount: lei(paidBani), currency, refundedAmount },
      }
    },
  },
  {
    ...{ account: 'checkout', method: 'POST', path: /^\/v2\/payments\/([\w-]+)\/refund$/ },
    answer: (bank, { id, body }) => {
      const [order, sent] = [paidOf(bank, id, ['checkout']), PartRefund.safeParse(body)]
      if (!order) return unknown
      return sent.success ? refundOrder(bank, order, bani(sent.data.amount)) : invalid
    },
  },
  {
    ...{ account: 'checkout', method: 'GET', path: /^\/v2\/payments\/refunds\/([\w-]+)$/ },
    answer: (bank, { id }) => {
      const status = bank.refunds.get(id)
      return status ? { result: { refundId: id, status } } : unknown
    },
  },
]
