import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Sql } from 'postgres'
import { Refusal } from '#contract/refusals.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { PaymentProvider, ProviderPayment } from '#domains/billing/provider.ts'
import type { Clock, Tokens } from '#domains/deps.ts'
import {
  findTrial,
  findTrialOf,
  insertTrial,
  refundTrial,
  updateTrial,
  type TrialPayment,
} from './trial-store.ts'

export const trialName = 'trial'

interface Parts {
  readonly sql: Sql
  readonly clock: Clock
  readonly tokens: Pick<Tokens, 'digest'>
  readonly publicUrl: URL
}

const signatureHeader = 'x-trial-signature'
const callbackMs = 5 * minuteMs

/** Plays the bank on a trial: its page is /trial-bank/:id, also for codes and requests to a phone. No money moves. */
export function localPayments({ sql, clock, tokens, publicUrl }: Parts): PaymentProvider {
  const find = async (id: string): Promise<TrialPayment> => {
    const payment = await findTrial(sql, id, clock.now())
    if (!payment) throw new Refusal('payment_unavailable')
    return payment
  }
  return {
    name: trialName,
    methods: ['card', 'mia-qr', 'mia-request'],
    savesCards: true,
    start: async (method, order) => {
      const isCharged = order.cardToken !== null
      const providerId = await insertTrial(sql, method, order, {
        id: randomUUID(),
        state: isCharged ? 'paid' : 'pending',
      })
      const { href } = new URL(`/trial-bank/${providerId}`, publicUrl)
      return { providerId, url: isCharged ? null : href, qr: method === 'mia-qr' ? href : null }
    },
    find: async (_method, paymentId) => findTrialOf(sql, paymentId),
    read: async (_method, providerId) => stated(await find(providerId)),
    refund: async (_method, { providerId, amountBani, key }) =>
      refundTrial(sql, { id: providerId, key, amountBani }),
    cancel: async (_method, providerId) => {
      await updateTrial(sql, providerId, 'failed', clock.now())
    },
    readCallback: (_method, { headers, rawBody }) => {
      const given = Buffer.from(headers[signatureHeader] ?? '')
      const right = Buffer.from(signatureOf(tokens, Buffer.from(rawBody).toString()))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      const { paymentId, providerId, at } = readJson(rawBody)
      const isFresh = typeof at === 'number' && Math.abs(clock.now().getTime() - at) < callbackMs
      if (!isFresh || typeof paymentId !== 'string' || typeof providerId !== 'string') return null
      return { paymentId, providerId }
    },
  }
}

function stated(payment: TrialPayment): ProviderPayment {
  const { state, amountBani, refundedBani, keepsCard, method, id } = payment
  const refunded = refundedBani === amountBani ? 'refunded' : 'part-refunded'
  const isKept = keepsCard && method === 'card' && state === 'paid'
  return {
    state: refundedBani > 0n ? refunded : state,
    ...{ amountBani, currency: 'MDL', refundedBani },
    card: isKept ? { token: id, mask: '****1111', brand: 'visa', expires: '2030-12' } : null,
  }
}

/** Body and headers of a callback of the stand-in bank. */
export function trialCallback(
  tokens: Pick<Tokens, 'digest'>,
  { paymentId, providerId, at }: { paymentId: string; providerId: string; at: Date },
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ paymentId, providerId, at: at.getTime() })
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signatureOf(tokens, body),
  }
  return { body, headers }
}

function signatureOf(tokens: Pick<Tokens, 'digest'>, body: string): string {
  return tokens.digest(`trial-bank:${body}`)
}

function readJson(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(Buffer.from(bytes).toString()))
  } catch {
    return {}
  }
}
