import type { PaymentState } from '#domains/billing/provider.ts'
import type { PaymentParts } from './api.ts'

/**
 * What each status of maib means. `settled` means that the payment itself decides, which is read from another call or
 * field: it is paid, or refunded in whole or part.
 */
const states = {
  checkout: {
    WaitingForInit: 'pending',
    Initialized: 'pending',
    PaymentMethodSelected: 'pending',
    Completed: 'settled',
    Expired: 'expired',
    Abandoned: 'expired',
    Cancelled: 'failed',
    Failed: 'failed',
  },
  payment: {
    Executed: 'settled',
    PartiallyRefunded: 'settled',
    Refunded: 'settled',
    Failed: 'failed',
  },
  card: {
    OK: 'settled',
    REVERSED: 'settled',
    CREATED: 'pending',
    PENDING: 'pending',
    FAILED: 'failed',
    DECLINED: 'failed',
    TIMEOUT: 'expired',
  },
  qr: {
    Active: 'pending',
    Inactive: 'expired',
    Expired: 'expired',
    Cancelled: 'failed',
    Paid: 'settled',
  },
  request: {
    Created: 'pending',
    Active: 'pending',
    Accepted: 'settled',
    Rejected: 'failed',
    Cancelled: 'failed',
    Expired: 'expired',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PaymentState | 'settled'>>>>

type Unsettled = 'pending' | 'failed' | 'expired'

/** A status that is not in the table decides nothing: the payment stays pending, and the log says so. */
export function stateOf(
  kind: keyof typeof states,
  status: string,
  { warn }: Pick<PaymentParts, 'warn'>,
): Unsettled | 'settled' {
  const found = new Map<string, Unsettled | 'settled'>(Object.entries(states[kind])).get(status)
  if (found) return found
  warn({ kind, status: status.slice(0, 40) }, 'maib has a status that is not known')
  return 'pending'
}

/** State of a payment that was carried out. */
export function settledState(amountBani: bigint, refundedBani: bigint): PaymentState {
  if (refundedBani <= 0n) return 'paid'
  return refundedBani < amountBani ? 'part-refunded' : 'refunded'
}
