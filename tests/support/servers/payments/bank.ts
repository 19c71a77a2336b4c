import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '#domains/deps.ts'
import type { BankOrder } from './bank-order.ts'
import { callbackQueue, type CallbackQueue } from './callbacks.ts'

export interface Bank {
  readonly clock: Clock
  readonly orders: Map<string, BankOrder>
  /** Saved cards: month (MMYY) by token. */
  readonly cards: Map<string, string>
  /** Refunds by their id, with the status that the bank gives them. */
  readonly refunds: Map<string, string>
  /** Access tokens: the account, and when they end. */
  readonly tokens: Map<string, { readonly account: string; readonly endsAt: number }>
  readonly callbacks: CallbackQueue
}

export function openBank(clock: Clock): Bank {
  return {
    clock,
    orders: new Map(),
    cards: new Map(),
    refunds: new Map(),
    tokens: new Map(),
    callbacks: callbackQueue(clock),
  }
}

type Opened = Pick<BankOrder, 'api' | 'orderId' | 'amountBani' | 'currency' | 'description'> &
  Pick<BankOrder, 'callbackUrl' | 'status'> &
  Partial<Pick<BankOrder, 'successUrl' | 'failUrl' | 'expiresAt' | 'billerId'>>

export function openOrder(bank: Bank, opened: Opened): BankOrder {
  const order: BankOrder = {
    ...{ successUrl: '', failUrl: '', expiresAt: null, billerId: null },
    ...opened,
    id: randomUUID(),
    payId: randomUUID(),
    paidBani: 0n,
    paidCurrency: '',
    refundedBani: 0n,
  }
  // The e-commerce API has one id for both.
  if (order.api === 'cards') order.payId = order.id
  bank.orders.set(order.id, order)
  return order
}

export function newToken(bank: Bank, account: string): string {
  const token = randomBytes(24).toString('base64url')
  bank.tokens.set(token, { account, endsAt: bank.clock.now().getTime() + tokenSeconds * 1_000 })
  return token
}

export const tokenSeconds = 300

const finished = { checkout: 'Completed', cards: 'OK', qr: 'Paid', request: 'Accepted' } as const
const declined = {
  checkout: 'Failed',
  cards: 'DECLINED',
  qr: 'Active',
  request: 'Rejected',
} as const
const lapsed = { checkout: 'Expired', cards: 'TIMEOUT', qr: 'Expired', request: 'Expired' } as const
const open: readonly string[] = [
  ...['WaitingForInit', 'Initialized', 'PaymentMethodSelected', 'CREATED', 'Active', 'Created'],
]

export function isOpen(bank: Bank, order: BankOrder): boolean {
  const { expiresAt } = order
  if (expiresAt && expiresAt <= bank.clock.now() && open.includes(order.status))
    order.status = lapsed[order.api]
  return open.includes(order.status)
}

/** What a payer does, in the app or on the page of the bank. */
export interface Payer {
  /** Pays what is asked, or another amount in another currency, as no bank should let them. */
  readonly pay: (id: string, paid?: { amountBani?: bigint; currency?: string }) => void
  /** Agrees to pay; the money is not there yet. */
  readonly accept: (id: string) => void
  readonly decline: (id: string) => void
  readonly leave: (id: string) => void
}

export function payerAt(bank: Bank): Payer {
  const openOne = (id: string): BankOrder => {
    const order = bank.orders.get(id.replace(/^v1-/, ''))
    if (!order || !isOpen(bank, order)) throw new Error(`Nothing open to pay: ${id}`)
    return order
  }
  return {
    pay: (id, { amountBani, currency } = {}) => {
      const order = openOne(id)
      order.status = finished[order.api]
      order.paidBani = amountBani ?? order.amountBani
      order.paidCurrency = currency ?? order.currency
      if (order.billerId) bank.cards.set(order.billerId, '1229')
      bank.callbacks.add(order)
    },
    accept: (id) => {
      const order = openOne(id)
      order.status = finished[order.api]
    },
    decline: (id) => {
      const order = openOne(id)
      order.status = declined[order.api]
      // The others say nothing of what was not paid.
      if (order.api === 'cards') bank.callbacks.add(order)
    },
    leave: (id) => {
      const order = openOne(id)
      order.status = lapsed[order.api]
    },
  }
}
