import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { isOpen, type Bank } from './bank.ts'
import type { BankOrder } from './bank-order.ts'

/** What an endpoint answers: a result, or an error with its status. */
export type Outcome =
  | { readonly result: object }
  | { readonly status: number; readonly code: string }

export interface Endpoint {
  readonly account: 'checkout' | 'cards' | 'mia'
  readonly method: 'GET' | 'POST'
  readonly path: RegExp
  readonly answer: (bank: Bank, request: EndpointRequest) => Outcome
}

interface EndpointRequest {
  /** The id in the path, if it has one. */
  readonly id: string
  readonly query: URLSearchParams
  readonly body: unknown
  /** Of this server. */
  readonly origin: string
}

export const amount = z
  .number()
  .positive()
  .refine((lei) => Math.abs(lei * 100 - Math.round(lei * 100)) < 1e-6, 'two decimals')
export const target = z
  .string()
  .refine((text) => /^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(text))
export const text = (longest: number) => z.string().min(1).max(longest)
export const moment = z.iso.datetime({ offset: true })
export const language = z.string().regex(/^(ro|ru|en)$/i)
export const money = { amount, currency: z.enum(['MDL', 'EUR', 'USD']) }

export const bani = (lei: number): bigint => BigInt(Math.round(lei * 100))
export const lei = (amountBani: bigint): number => Number(amountBani) / 100
export const invalid: Outcome = { status: 400, code: 'validation_error' }
export const unknown: Outcome = { status: 404, code: 'not_found' }
const conflict: Outcome = { status: 409, code: 'invalid_state' }

export function orderOf(bank: Bank, id: string, api: BankOrder['api']): BankOrder | null {
  const order = bank.orders.get(id)
  if (!order || order.api !== api) return null
  isOpen(bank, order)
  return order
}

export function paidOf(
  bank: Bank,
  payId: string,
  apis: readonly BankOrder['api'][],
): BankOrder | null {
  const paid = [...bank.orders.values()].find((one) => one.payId === payId && one.paidBani > 0n)
  return paid && apis.includes(paid.api) ? paid : null
}

export function cancelOrder(bank: Bank, order: BankOrder | null, name: string): Outcome {
  if (!order) return unknown
  if (!isOpen(bank, order) && order.status !== 'Cancelled') return conflict
  order.status = 'Cancelled'
  return { result: { [name]: order.id, status: order.status } }
}

export function refundOrder(bank: Bank, order: BankOrder, amountBani: bigint): Outcome {
  if (amountBani > order.paidBani - order.refundedBani)
    return { status: 400, code: 'refund_amount' }
  order.refundedBani += amountBani
  const refundId = randomUUID()
  bank.refunds.set(refundId, 'Created')
  return { result: { refundId, status: 'Created' } }
}
