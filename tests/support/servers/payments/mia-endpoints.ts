import * as z from 'zod'
import { isOpen, openOrder, payerAt, type Bank } from './bank.ts'
import type { BankOrder } from './bank-order.ts'
import {
  amount,
  bani,
  cancelOrder,
  invalid,
  lei,
  moment,
  orderOf,
  paidOf,
  refundOrder,
  target,
  text,
  unknown,
  type Endpoint,
  type Outcome,
} from './endpoint.ts'

const QrBody = z.strictObject({
  type: z.literal('Dynamic'),
  amountType: z.literal('Fixed'),
  amount,
  currency: z.literal('MDL'),
  expiresAt: moment,
  description: text(500),
  orderId: text(100),
  ...{ callbackUrl: target, redirectUrl: target },
})

const RequestBody = z.strictObject({
  alias: z.string().regex(/^373\d{8}$/),
  amount,
  currency: z.literal('MDL'),
  expiresAt: moment,
  description: text(500),
  orderId: text(100),
  ...{ callbackUrl: target, redirectUrl: target },
})

const Reason = z.strictObject({ reason: text(500) })

function listed(
  bank: Bank,
  query: URLSearchParams,
  apis: readonly BankOrder['api'][],
): BankOrder[] {
  const orders = [...bank.orders.values()].filter(({ api }) => apis.includes(api))
  return orders.filter(
    ({ id, orderId }) =>
      [null, id].includes(query.get('qrId')) && [null, orderId].includes(query.get('orderId')),
  )
}

function refundInstant(bank: Bank, order: BankOrder | null, body: unknown): Outcome {
  if (!order) return unknown
  return Reason.safeParse(body).success ? refundOrder(bank, order, order.paidBani) : invalid
}

function hasPaging(query: URLSearchParams): boolean {
  return /^\d+$/.test(query.get('count') ?? '') && /^\d+$/.test(query.get('offset') ?? '')
}

export const miaEndpoints: readonly Endpoint[] = [
  {
    ...{ account: 'mia', method: 'POST', path: /^\/v2\/mia\/qr$/ },
    answer: (bank, { body, origin }) => {
      const sent = QrBody.safeParse(body)
      if (!sent.success || new Date(sent.data.expiresAt) <= bank.clock.now()) return invalid
      const { amount: asked, currency, redirectUrl, ...rest } = sent.data
      const order = openOrder(bank, {
        ...{ api: 'qr', status: 'Active', amountBani: bani(asked), currency },
        ...{ orderId: rest.orderId, description: rest.description, callbackUrl: rest.callbackUrl },
        ...{ successUrl: redirectUrl, expiresAt: new Date(rest.expiresAt) },
      })
      return { result: { qrId: order.id, type: 'Dynamic', url: `${origin}/page/${order.id}` } }
    },
  },
  {
    ...{ account: 'mia', method: 'GET', path: /^\/v2\/mia\/qr\/([\w-]+)$/ },
    answer: (bank, { id }) => {
      const order = orderOf(bank, id, 'qr')
      if (!order) return unknown
      const { status, amountBani, currency, orderId } = order
      return { result: { qrId: id, orderId, status, amount: lei(amountBani), currency } }
    },
  },
  {
    ...{ account: 'mia', method: 'POST', path: /^\/v2\/mia\/qr\/([\w-]+)\/cancel$/ },
    answer: (bank, { id, body }) =>
      Reason.safeParse(body).success ? cancelOrder(bank, orderOf(bank, id, 'qr'), 'qrId') : invalid,
  },
  {
    ...{ account: 'mia', method: 'GET', path: /^\/v2\/mia\/payments$/ },
    answer: (bank, { query }) => {
      if (!hasPaging(query)) return invalid
      const items = listed(bank, query, ['qr', 'request']).filter(({ paidBani }) => paidBani > 0n)
      return { result: { totalCount: items.length, items: items.map(instantPayment) } }
    },
  },
  {
    ...{ account: 'mia', method: 'GET', path: /^\/v2\/mia\/payments\/([\w-]+)$/ },
    answer: (bank, { id }) => {
      const order = paidOf(bank, id, ['qr', 'request'])
      return order ? { result: instantPayment(order) } : unknown
    },
  },
  {
    ...{ account: 'mia', method: 'POST', path: /^\/v2\/mia\/payments\/([\w-]+)\/refund$/ },
    answer: (bank, { id, body }) => refundInstant(bank, paidOf(bank, id, ['qr']), body),
  },
  {
    ...{ account: 'mia', method: 'POST', path: /^\/v2\/mia\/test-pay$/ },
    answer: (bank, { body }) => {
      const { qrId = '' } = z.object({ qrId: z.string() }).safeParse(body).data ?? {}
      const order = orderOf(bank, qrId, 'qr')
      if (!order || !isOpen(bank, order)) return unknown
      payerAt(bank).pay(qrId)
      return { result: { qrId, qrStatus: order.status, payId: order.payId } }
    },
  },
  {
    ...{ account: 'mia', method: 'POST', path: /^\/v2\/rtp$/ },
    answer: (bank, { body }) => {
      const sent = RequestBody.safeParse(body)
      if (!sent.success) return invalid
      const { amount: asked, redirectUrl, currency, ...rest } = sent.data
      const expiresAt = new Date(rest.expiresAt)
      const life = expiresAt.getTime() - bank.clock.now().getTime()
      if (life < 60_000 || life > 60 * 86_400_000) return invalid
      const order = openOrder(bank, {
        ...{ api: 'request', status: 'Created', amountBani: bani(asked), currency },
        ...{ orderId: rest.orderId, description: rest.description, callbackUrl: rest.callbackUrl },
        ...{ successUrl: redirectUrl, expiresAt },
      })
      return { result: { rtpId: order.id, orderId: order.orderId, expiresAt: rest.expiresAt } }
    },
  },
  {
    ...{ account: 'mia', method: 'GET', path: /^\/v2\/rtp$/ },
    answer: (bank, { query }) => {
      if (!hasPaging(query)) return invalid
      const orders = listed(bank, query, ['request'])
      for (const order of orders) isOpen(bank, order)
      return { result: { totalCount: orders.length, items: orders.map(requestToPay) } }
    },
  },
  {
    ...{ account: 'mia', method: 'GET', path: /^\/v2\/rtp\/([\w-]+)$/ },
    answer: (bank, { id }) => {
      const order = orderOf(bank, id, 'request')
      return order ? { result: requestToPay(order) } : unknown
    },
  },
  {
    ...{ account: 'mia', method: 'POST', path: /^\/v2\/rtp\/([\w-]+)\/cancel$/ },
    answer: (bank, { id, body }) =>
      Reason.safeParse(body).success
        ? cancelOrder(bank, orderOf(bank, id, 'request'), 'rtpId')
        : invalid,
  },
  {
    // The path has the id of the payment, not of the request.
    ...{ account: 'mia', method: 'POST', path: /^\/v2\/rtp\/([\w-]+)\/refund$/ },
    answer: (bank, { id, body }) => refundInstant(bank, paidOf(bank, id, ['request']), body),
  },
  {
    ...{ account: 'mia', method: 'POST', path: /^\/v2\/rtp\/([\w-]+)\/test-(?:accept|reject)$/ },
    answer: (bank, { id, body }) => {
      const order = orderOf(bank, id, 'request')
      if (!order || !isOpen(bank, order)) return unknown
      const isAccepted = z.object({ amount }).safeParse(body).success
      if (isAccepted) payerAt(bank).pay(id)
      else payerAt(bank).decline(id)
      return { result: { rtpId: id, rtpStatus: order.status, payId: order.payId } }
    },
  },
]

function instantPayment(order: BankOrder): object {
  const { payId, api, id, orderId, paidBani, paidCurrency: currency, refundedBani } = order
  const qrId = api === 'qr' ? id : null
  const status = refundedBani > 0n ? 'Refunded' : 'Executed'
  return { payId, qrId, orderId, amount: lei(paidBani), commission: 0.1, currency, status }
}

function requestToPay({ id, orderId, status, amountBani, currency }: BankOrder): object {
  return { rtpId: id, orderId, status, amount: lei(amountBani), currency }
}
