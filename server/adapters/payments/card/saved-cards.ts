import * as z from 'zod'
import { Refusal } from '#contract/refusals.ts'
import type { PaymentOrder, SavedCard } from '#domains/billing/provider.ts'
import type { PaymentAdapter } from '../adapter.ts'
import type { MaibApi, PaymentParts } from '../maib/api.ts'
import type { RequestValue } from '../maib/exact-json.ts'
import { Amount, Currency, Id, OrderId, PageUrl } from '../maib/shapes.ts'
import { readSignedCard } from '../maib/signatures.ts'
import { settledState, stateOf } from '../maib/states.ts'

const Created = z.object({ payId: Id, payUrl: PageUrl })

const CardPayment = z.object({
  status: z.string(),
  amount: Amount,
  currency: Currency,
  refundAmount: Amount.nullish(),
  billerId: Id.nullish(),
  /** MMYY */
  billerExpiry: z
    .string()
    .regex(/^(0[1-9]|1[0-2])\d\d$/)
    .nullish(),
  cardNumber: z.string().nullish(),
})

const Refunded = z.object({ status: z.string() })

const Notice = z.object({ payId: Id, orderId: OrderId })

/** maib keeps a card no longer than it is valid. */
const keptYears = 3

interface CardsAccount {
  readonly keys: readonly string[]
  /** The API requires an address of the payer, whom it asks on its own page; ours is given. */
  readonly clientIp: string
}

/**
 * Payments that save a card or use a saved one (e-commerce API v1). The payer confirms each on the page of maib; one
 * that nobody confirms ends after ten minutes. `providerId` is the `payId`. Only a token, a mask and a month are read.
 */
export function savedCardsAdapter(
  api: MaibApi,
  { keys, clientIp }: CardsAccount,
  parts: PaymentParts,
): PaymentAdapter {
  const infoOf = (id: string) => api.get(`pay-info/${Id.parse(id)}`, CardPayment)
  return {
    start: async (order) => {
      const body = { ...paymentBody(order, parts.clock.now()), clientIp }
      const { payId, payUrl } = await api.post(pathOf(order), { body, result: Created })
      return { providerId: payId, url: payUrl, qr: null }
    },
    // Nobody was sent to confirm it.
    find: async () => null,
    read: async (id) => {
      const payment = await infoOf(id)
      const { status, amount, currency } = payment
      const refundedBani = payment.refundAmount ?? 0n
      const state = stateOf('card', status, parts)
      const isSettled = state === 'settled'
      return {
        state: isSettled ? settledState(amount, refundedBani) : state,
        amountBani: amount,
        currency,
        refundedBani,
        card: isSettled ? cardOf(payment) : null,
      }
    },
    refundsKnown: async (id) => (await infoOf(id)).refundAmount ?? 0n,
    refund: async ({ providerId, amountBani }) => {
      const body = { payId: Id.parse(providerId), refundAmount: amountBani }
      const { status } = await api.post('refund', { body, result: Refunded })
      // REVERSED: refunded before, and this API refunds once.
      if (status !== 'OK') throw new Refusal('payment_refused')
    },
    // The API has no such request.
    cancel: async () => {},
    readCallback: (callback) => {
      const body = Notice.safeParse(readSignedCard(callback, keys))
      return body.success ? { providerId: body.data.payId, paymentId: body.data.orderId } : null
    },
  }
}

function pathOf({ cardToken, keepsCard }: PaymentOrder): string {
  if (cardToken !== null) return 'execute-oneclick'
  return keepsCard ? 'savecard-oneclick' : 'pay'
}

function paymentBody(order: PaymentOrder, now: Date): { readonly [name: string]: RequestValue } {
  const { cardToken, keepsCard } = order
  return {
    ...(cardToken !== null && { billerId: cardToken }),
    ...(cardToken === null && keepsCard && { billerExpiry: lastMonth(now) }),
    amount: order.amountBani,
    currency: order.currency,
    language: order.language,
    description: order.description,
    orderId: order.paymentId,
    callbackUrl: order.callbackUrl,
    okUrl: order.successUrl,
    failUrl: order.failUrl,
  }
}

/** MMYY */
function lastMonth(now: Date): string {
  const [year = '', month = ''] = now.toISOString().split('-')
  return `${month}${String(Number(year) + keptYears).slice(-2)}`
}

function cardOf(payment: z.infer<typeof CardPayment>): SavedCard | null {
  const { billerId, billerExpiry, cardNumber } = payment
  const [, first = '', last] = /^(\d)[\d*]{8,17}(\d{4})$/.exec(cardNumber ?? '') ?? []
  if (!billerId || !billerExpiry || last === undefined) return null
  const expires = `20${billerExpiry.slice(2)}-${billerExpiry.slice(0, 2)}`
  return { token: billerId, mask: `****${last}`, brand: brands.get(first) ?? 'card', expires }
}

const brands: ReadonlyMap<string, string> = new Map([
  ['2', 'mastercard'],
  ['4', 'visa'],
  ['5', 'mastercard'],
  ['6', 'maestro'],
])
