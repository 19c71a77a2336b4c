import * as z from 'zod'
import type { PaymentOrder } from '#domains/billing/provider.ts'
import type { PaymentAdapter } from '../adapter.ts'
import type { MaibApi, PaymentParts } from '../maib/api.ts'
import type { RequestValue } from '../maib/exact-json.ts'
import { Amount, Anything, Currency, Id, OrderId, PageUrl } from '../maib/shapes.ts'
import { readSignedMia } from '../maib/signatures.ts'
import { stateOf } from '../maib/states.ts'
import { listPayments, refundsOf, refundWhole, summed } from './payments.ts'

const Created = z.object({ qrId: Id, url: PageUrl })

const Qr = z.object({ status: z.string(), amount: Amount, currency: Currency })

const Notice = z.object({ qrId: Id, orderId: OrderId })

/**
 * Instant payments by a QR code of one use and a fixed amount. `providerId` is the id of the code. A code that nobody
 * was shown is never paid, so its creation may be repeated.
 */
export function miaQrAdapter(
  api: MaibApi,
  keys: readonly string[],
  parts: PaymentParts,
): PaymentAdapter {
  return {
    start: async (order) => {
      const body = qrBody(order)
      const created = await api.post('mia/qr', { body, result: Created, isRepeatable: true })
      return { providerId: created.qrId, url: created.url, qr: created.url }
    },
    // Nobody was sent there.
    find: async () => null,
    read: async (id) => {
      const { status, amount, currency } = await api.get(`mia/qr/${Id.parse(id)}`, Qr)
      const state = stateOf('qr', status, parts)
      const unpaid = { amountBani: amount, currency, refundedBani: 0n, card: null }
      if (state !== 'settled') return { ...unpaid, state }
      return summed(await listPayments(api, { qrId: id }, parts)) ?? { ...unpaid, state: 'pending' }
    },
    refundsKnown: async (id) => refundsOf(await listPayments(api, { qrId: Id.parse(id) }, parts)),
    refund: async ({ providerId, ...refund }) => {
      const pathOf = (payId: string): string => `mia/payments/${payId}/refund`
      const payments = await listPayments(api, { qrId: Id.parse(providerId) }, parts)
      await refundWhole(api, payments, { ...refund, pathOf })
    },
    cancel: async (id) => {
      const path = `mia/qr/${Id.parse(id)}/cancel`
      const body = { reason: 'The order was cancelled' }
      await api.post(path, { body, result: Anything, isRepeatable: true })
    },
    readCallback: (callback) => {
      const notice = Notice.safeParse(readSignedMia(callback, keys))
      return notice.success
        ? { providerId: notice.data.qrId, paymentId: notice.data.orderId }
        : null
    },
  }
}

function qrBody(order: PaymentOrder): RequestValue {
  return {
    type: 'Dynamic',
    expiresAt: order.expiresAt.toISOString(),
    amountType: 'Fixed',
    amount: order.amountBani,
    currency: order.currency,
    orderId: order.paymentId,
    description: order.description,
    callbackUrl: order.callbackUrl,
    redirectUrl: order.successUrl,
  }
}
