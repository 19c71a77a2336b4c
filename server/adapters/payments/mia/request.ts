import * as z from 'zod'
import { Refusal } from '#contract/refusals.ts'
import type { PaymentOrder, ProviderPayment } from '#domains/billing/provider.ts'
import type { PaymentAdapter } from '../adapter.ts'
import type { MaibApi, PaymentParts } from '../maib/api.ts'
import { Amount, Anything, Currency, Id, OrderId } from '../maib/shapes.ts'
import { readSignedMia } from '../maib/signatures.ts'
import { stateOf } from '../maib/states.ts'
import { listPayments, refundsOf, refundWhole, summed } from './payments.ts'

const Created = z.object({ rtpId: Id })

const Request = z.object({
  rtpId: Id,
  orderId: z.string().nullish(),
  status: z.string(),
  amount: Amount,
  currency: Currency,
})

const Requests = z.object({ items: z.array(Request) })

const Notice = z.object({ rtpId: Id, orderId: OrderId })

/** Life of a request: one minute to sixty days; half a minute may pass until it arrives. */
const minLifeMs = 90_000
const maxLifeMs = 60 * 24 * 60 * 60_000 - 90_000

/**
 * Requests to pay, shown by the payer's bank on the phone. `providerId` is the id of the request. One that was created
 * without an answer may be accepted, so before and after each creation the bank is asked what it has for the order.
 */
export function miaRequestAdapter(
  api: MaibApi,
  keys: readonly string[],
  parts: PaymentParts,
): PaymentAdapter {
  const requestOf = (id: string) => api.get(`rtp/${Id.parse(id)}`, Request)
  const paymentsOf = async (id: string) => {
    const { orderId } = await requestOf(id)
    return orderId ? listPayments(api, { orderId }, parts) : []
  }
  return {
    start: async (order) => {
      const body = requestBody(order, parts.clock.now())
      const providerId =
        (await findRequest(api, order.paymentId, parts)) ?? (await create(api, order, body, parts))
      return { providerId, url: null, qr: null }
    },
    find: (paymentId) => findRequest(api, paymentId, parts),
    read: async (id) => readRequest(api, await requestOf(id), parts),
    refundsKnown: async (id) => refundsOf(await paymentsOf(id)),
    refund: async ({ providerId, ...refund }) => {
      const pathOf = (payId: string): string => `rtp/${payId}/refund`
      await refundWhole(api, await paymentsOf(providerId), { ...refund, pathOf })
    },
    cancel: async (id) => {
      const path = `rtp/${Id.parse(id)}/cancel`
      const body = { reason: 'The order was cancelled' }
      await api.post(path, { body, result: Anything, isRepeatable: true })
    },
    readCallback: (callback) => {
      const notice = Notice.safeParse(readSignedMia(callback, keys))
      return notice.success
        ? { providerId: notice.data.rtpId, paymentId: notice.data.orderId }
        : null
    },
  }
}

async function readRequest(
  api: MaibApi,
  { status, amount, currency, orderId }: z.infer<typeof Request>,
  parts: PaymentParts,
): Promise<ProviderPayment> {
  const state = stateOf('request', status, parts)
  const unpaid = { amountBani: amount, currency, refundedBani: 0n, card: null }
  if (state !== 'settled') return { ...unpaid, state }
  const paid = orderId ? summed(await listPayments(api, { orderId }, parts)) : null
  return paid ?? { ...unpaid, state: 'pending' }
}

type Body = ReturnType<typeof requestBody>

/** Refuses `phone_needed` without a Moldovan number. */
function requestBody(order: PaymentOrder, now: Date) {
  if (!/^\+373\d{8}$/.test(order.phone)) throw new Refusal('phone_needed')
  const life = order.expiresAt.getTime() - now.getTime()
  const expiresAt = now.getTime() + Math.min(Math.max(life, minLifeMs), maxLifeMs)
  return {
    alias: order.phone.slice(1),
    amount: order.amountBani,
    expiresAt: new Date(expiresAt).toISOString(),
    currency: order.currency,
    description: order.description,
    orderId: order.paymentId,
    callbackUrl: order.callbackUrl,
    redirectUrl: order.successUrl,
  }
}

async function create(
  api: MaibApi,
  order: PaymentOrder,
  body: Body,
  parts: PaymentParts,
): Promise<string> {
  try {
    return (await api.post('rtp', { body, result: Created })).rtpId
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'payment_unavailable'
    const made = isUnknown ? await findRequest(api, order.paymentId, parts) : null
    if (made === null) throw error
    return made
  }
}

/** A request of the order that was accepted or still may be; null if there is none. */
async function findRequest(
  api: MaibApi,
  paymentId: string,
  parts: PaymentParts,
): Promise<string | null> {
  const query = new URLSearchParams({ count: '10', offset: '0', orderId: paymentId })
  const { items } = await api.get(`rtp?${query}`, Requests)
  const alive = items.find(
    ({ orderId, status }) =>
      orderId === paymentId && ['pending', 'settled'].includes(stateOf('request', status, parts)),
  )
  return alive?.rtpId ?? null
}
