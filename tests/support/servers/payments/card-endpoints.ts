import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { openOrder } from './bank.ts'
import { cardNumber } from './bank-order.ts'
import {
  amount,
  bani,
  invalid,
  language,
  lei,
  money,
  orderOf,
  paidOf,
  refundOrder,
  target,
  text,
  unknown,
  type Endpoint,
} from './endpoint.ts'

const CardBody = z.strictObject({
  ...money,
  clientIp: z.ipv4(),
  language,
  description: text(124),
  orderId: text(36),
  ...{ callbackUrl: target, okUrl: target, failUrl: target },
  billerId: text(36).optional(),
  billerExpiry: z
    .string()
    .regex(/^(0[1-9]|1[0-2])\d\d$/)
    .optional(),
})

const CardRefund = z.strictObject({ payId: z.string(), refundAmount: amount.optional() })

/** E-commerce API v1 */
export const cardEndpoints: readonly Endpoint[] = [
  {
    ...{ account: 'cards', method: 'POST' },
    path: /^\/v1\/(pay|savecard-oneclick|execute-oneclick)$/,
    answer: (bank, { id: kind, body, origin }) => {
      const sent = CardBody.safeParse(body)
      if (!sent.success) return invalid
      const { amount: asked, orderId, billerId, billerExpiry, okUrl, ...rest } = sent.data
      if ((kind === 'savecard-oneclick') !== (billerExpiry !== undefined)) return invalid
      if ((kind === 'execute-oneclick') !== (billerId !== undefined)) return invalid
      if (billerId !== undefined && !bank.cards.has(billerId)) return unknown
      const saved = billerExpiry === undefined ? null : randomUUID()
      const order = openOrder(bank, {
        ...{ api: 'cards', status: 'CREATED', amountBani: bani(asked), orderId },
        ...{ ...rest, successUrl: okUrl, billerId: billerId ?? saved },
      })
      return { result: { payId: order.id, orderId, payUrl: `${origin}/page/${order.id}` } }
    },
  },
  {
    ...{ account: 'cards', method: 'GET', path: /^\/v1\/pay-info\/([\w-]+)$/ },
    answer: (bank, { id }) => {
      const order = orderOf(bank, id, 'cards')
      if (!order) return unknown
      const isPaid = order.paidBani > 0n
      const saved = isPaid && order.billerId ? order.billerId : null
      return {
        result: {
          ...{ payId: id, orderId: order.orderId, status: order.status },
          amount: lei(isPaid ? order.paidBani : order.amountBani),
          currency: isPaid ? order.paidCurrency : order.currency,
          ...(order.refundedBani > 0n && { refundAmount: lei(order.refundedBani) }),
          ...(isPaid && { cardNumber }),
          ...(saved && { billerId: saved, billerExpiry: bank.cards.get(saved) }),
        },
      }
    },
  },
  {
    ...{ account: 'cards', method: 'POST', path: /^\/v1\/refund$/ },
    answer: (bank, { body }) => {
      const sent = CardRefund.safeParse(body)
      if (!sent.success) return invalid
      const order = paidOf(bank, sent.data.payId, ['cards'])
      if (!order) return unknown
      const { payId, refundAmount } = sent.data
      // Once for a payment, in whole or part.
      if (order.refundedBani > 0n) return { result: { payId, status: 'REVERSED' } }
      const refunded = refundOrder(bank, order, refundAmount ? bani(refundAmount) : order.paidBani)
      if (!('result' in refunded)) return refunded
      order.status = 'REVERSED'
      return { result: { payId, orderId: order.orderId, status: 'OK', refundAmount } }
    },
  },
]
