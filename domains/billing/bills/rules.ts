import type { BillState, PlacementKind, ProductKind } from '#contract/billing/billing.ts'
import { placementKinds } from '#contract/billing/billing.ts'

/** Transitions of a bill. */
export type BillMove = 'fail' | 'retry' | 'expire' | 'pay' | 'refund-part' | 'refund'

/**
 * State machine of a bill: the next state by transition and current state; absent pairs do not happen. A payment counts
 * also after the bill has expired: its money was taken.
 */
const moves: Readonly<Record<BillMove, Partial<Record<BillState, BillState>>>> = {
  fail: { open: 'failed' },
  retry: { failed: 'open' },
  expire: { open: 'expired', failed: 'expired' },
  pay: { open: 'paid', failed: 'paid', expired: 'paid' },
  'refund-part': { paid: 'part-refunded', 'part-refunded': 'part-refunded' },
  refund: { paid: 'refunded', 'part-refunded': 'refunded' },
}

/** The state after a transition; null if the table has none. */
export function nextBillState(from: BillState, move: BillMove): BillState | null {
  return moves[move][from] ?? null
}

/** "2026-000123" */
export function billNumber({ year, serial }: { year: number; serial: number }): string {
  return `${year}-${String(serial).padStart(6, '0')}`
}

/** VAT that a total includes, in bani: total × rate / (100 + rate), a half rounded up, for each line by itself. */
export function includedVat(totalBani: bigint, rate: number): bigint {
  const whole = BigInt(100 + rate)
  return (2n * totalBani * BigInt(rate) + whole) / (2n * whole)
}

export function isPlacement(kind: ProductKind): kind is PlacementKind {
  return placementKinds.some((placement) => placement === kind)
}

/** A fiscal code of Moldova without spaces; null if it is none. */
export function readIdno(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{13}$/.test(digits) ? digits : null
}
