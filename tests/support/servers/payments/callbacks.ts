import { createHash, createHmac } from 'node:crypto'
import type { Clock } from '#domains/deps.ts'
import { accounts, cardNumber, type BankOrder } from './bank-order.ts'

/** One delivery of a callback, signed at that moment. */
export interface SentCallback {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Queued {
  readonly order: BankOrder
  readonly body: string
  attempts: number
  dueAt: number
}

export type PostCallback = (callback: SentCallback) => Promise<number>

/** Callbacks that the bank owes, on the time of the given clock. */
export interface CallbackQueue {
  readonly add: (order: BankOrder) => void
  readonly waiting: () => number
  /** Sends those that are due, and those that failed again after their pause; returns the answers. */
  readonly deliver: (post?: PostCallback) => Promise<number[]>
  /** The next delivery as it would be sent now, without sending it. */
  readonly peek: () => SentCallback
  readonly lose: () => void
  readonly double: () => void
  readonly reverse: () => void
}

/** Pauses between attempts; after the last one the bank gives up. */
export const retrySeconds = [10, 60, 300, 600, 3_600, 43_200, 86_400] as const

export function callbackQueue(clock: Clock): CallbackQueue {
  let queue: Queued[] = []
  const now = (): number => clock.now().getTime()
  return {
    add: (order) =>
      void queue.push({ order, body: bodyOf(order, clock.now()), attempts: 0, dueAt: now() }),
    waiting: () => queue.length,
    deliver: async (post = postByFetch) => {
      const due = queue.filter(({ dueAt }) => dueAt <= now())
      const answers: number[] = []
      for (const one of due) {
        const status = await post(sent(one, now()))
        answers.push(status)
        const seconds = retrySeconds[one.attempts]
        if (status === 200 || seconds === undefined) queue = queue.filter((other) => other !== one)
        else Object.assign(one, { attempts: one.attempts + 1, dueAt: now() + seconds * 1_000 })
      }
      return answers
    },
    peek: () => {
      const [first] = queue
      if (!first) throw new Error('The bank owes no callback')
      return sent(first, now())
    },
    lose: () => {
      queue = []
    },
    double: () => {
      queue = queue.flatMap((one) => [one, { ...one }])
    },
    reverse: () => {
      queue = queue.toReversed()
    },
  }
}

async function postByFetch({ url, headers, body }: SentCallback): Promise<number> {
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status ?? 0
}

function sent({ order, body }: Queued, now: number): SentCallback {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  const signature = order.api === 'checkout' ? signCheckout(body, now) : {}
  return { url: order.callbackUrl, headers: { ...type, ...signature }, body }
}

/** Headers of checkout v2. */
export function signCheckout(
  body: string,
  timestamp: number,
  key: string = accounts.checkout.key,
): { 'x-signature': string; 'x-signature-timestamp': string } {
  const mac = createHmac('sha256', key).update(`${body}.${timestamp}`, 'utf8').digest('base64')
  return { 'x-signature': `sha256=${mac}`, 'x-signature-timestamp': String(timestamp) }
}

type Values = Readonly<Record<string, string | number | null>>

/** Body with the signature of the e-commerce API v1. */
export function signCard(result: Values, key: string = accounts.cards.key): string {
  const names = Object.keys(result).toSorted()
  return signed(result, [...names.map((name) => String(result[name] ?? '')), key])
}

/** Body with the signature of MIA. */
export function signMia(result: Values, key: string = accounts.mia.key): string {
  const names = Object.keys(result)
    .filter((name) => result[name] !== null && result[name] !== '')
    .toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en'))
  const values = names.map((name) =>
    ['amount', 'commission'].includes(name)
      ? Number(result[name]).toFixed(2)
      : String(result[name]),
  )
  return signed(result, [...values, key])
}

function signed(result: Values, parts: readonly string[]): string {
  const signature = createHash('sha256').update(parts.join(':'), 'utf8').digest('base64')
  return JSON.stringify({ result, signature })
}

function bodyOf(order: BankOrder, now: Date): string {
  const lei = Number(order.paidBani) / 100
  if (order.api === 'checkout') return checkoutBody(order, lei, now)
  if (order.api === 'cards') return signCard(cardResult(order))
  const named =
    order.api === 'qr'
      ? { qrId: order.id, extensionId: null, qrStatus: order.status }
      : { rtpId: order.id, rtpStatus: order.status }
  return signMia({
    ...named,
    payId: order.payId,
    referenceId: 'MIA0001234567',
    orderId: order.orderId,
    amount: lei,
    commission: 0.1,
    currency: order.paidCurrency,
    payerName: 'Ion P.',
    payerIban: 'MD88AG000000011621810140',
    executedAt: now.toISOString(),
    terminalId: null,
  })
}

function checkoutBody(order: BankOrder, lei: number, now: Date): string {
  return JSON.stringify({
    checkoutId: order.id,
    paymentIntentId: order.payId,
    amount: Number(order.amountBani) / 100,
    currency: order.currency,
    completedAt: now.toISOString(),
    payerName: 'Ion P.',
    orderId: order.orderId,
    orderDescription: order.description,
    paymentId: order.payId,
    paymentAmount: lei,
    paymentCurrency: order.paidCurrency,
    paymentStatus: 'Executed',
    senderCardNumber: cardNumber,
  })
}

function cardResult(order: BankOrder): Values {
  const isPaid = order.status === 'OK'
  return {
    payId: order.id,
    orderId: order.orderId,
    status: order.status,
    statusCode: isPaid ? '000' : '116',
    statusMessage: isPaid ? 'Approved' : 'Declined',
    threeDs: 'AUTHENTICATED',
    rrn: '331711380059',
    approval: '327593',
    cardNumber,
    amount: Number(order.amountBani) / 100,
    currency: order.currency,
    ...(order.billerId && isPaid && { billerId: order.billerId, billerExpiry: '1229' }),
  }
}
