import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import type { PaymentOrder, PaymentProvider, PaymentState } from '#domains/billing/provider.ts'

interface BankPayment {
  readonly id: string
  readonly order: PaymentOrder
  state: 'pending' | 'paid' | 'failed' | 'expired'
  refundedBani: bigint
  /** What it says of the payment, if it is not what was ordered. */
  amountBani: bigint
  currency: string
}

export interface Bank {
  readonly provider: PaymentProvider
  /** By their ids at the bank. */
  readonly payments: ReadonlyMap<string, BankPayment>
  /** The payment of an attempt. */
  readonly of: (paymentId: string) => BankPayment
  /** The latest payment. */
  readonly last: () => BankPayment
  /** Refunds by key. */
  readonly refunds: ReadonlyMap<string, bigint>
  /** Called around each request; what it throws reaches the caller. */
  fault: (at: `${'before' | 'after'} ${'start' | 'read' | 'refund'}`) => Promise<void> | void
}

/** A bank in memory, which a test plays and breaks. */
export function openBank(): Bank {
  const payments = new Map<string, BankPayment>()
  const refunds = new Map<string, bigint>()
  const find = (id: string): BankPayment => {
    const payment = payments.get(id)
    if (!payment) throw new Refusal('payment_unavailable')
    return payment
  }
  const of = (paymentId: string): BankPayment =>
    find([...payments.values()].find(({ order }) => order.paymentId === paymentId)?.id ?? '')
  const provider: PaymentProvider = {
    name: 'test bank',
    methods: ['card', 'mia-qr', 'mia-request'],
    savesCards: true,
    start: async (method, order) => {
      await bank.fault('before start')
      const id = randomUUID()
      const { amountBani, cardToken } = order
      const state = cardToken === null ? 'pending' : 'paid'
      payments.set(id, { id, order, state, refundedBani: 0n, amountBani, currency: 'MDL' })
      await bank.fault('after start')
      const url =
        method === 'mia-request' || cardToken !== null ? null : `https://bank.example/${id}`
      return { providerId: id, url, qr: method === 'mia-qr' ? `https://bank.example/${id}` : null }
    },
    find: async (_method, paymentId) =>
      [...payments.values()].find(({ order }) => order.paymentId === paymentId)?.id ?? null,
    read: async (_method, id) => {
      await bank.fault('before read')
      const { state, amountBani, currency, refundedBani, order } = find(id)
      const card = { token: `card of ${id}`, mask: '****1124', brand: 'visa', expires: '2031-05' }
      await bank.fault('after read')
      return {
        ...{ state: refundedState(state, amountBani, refundedBani), amountBani, currency },
        ...{ refundedBani, card: order.keepsCard && state === 'paid' ? card : null },
      }
    },
    refund: async (_method, { providerId, amountBani, key }) => {
      await bank.fault('before refund')
      const payment = find(providerId)
      if (!refunds.has(key)) {
        if (payment.state !== 'paid' || payment.refundedBani + amountBani > payment.amountBani)
          throw new Error('The bank refuses to give back more than it has')
        refunds.set(key, amountBani)
        payment.refundedBani += amountBani
      }
      await bank.fault('after refund')
    },
    cancel: async (_method, id) => {
      const payment = find(id)
      if (payment.state === 'pending') payment.state = 'failed'
    },
    readCallback: () => null,
  }
  const last = (): BankPayment => find([...payments.keys()].at(-1) ?? '')
  const bank: Bank = { provider, payments, of, last, refunds, fault: () => {} }
  return bank
}

function refundedState(
  state: BankPayment['state'],
  amountBani: bigint,
  refundedBani: bigint,
): PaymentState {
  if (refundedBani === 0n) return state
  return refundedBani === amountBani ? 'refunded' : 'part-refunded'
}
