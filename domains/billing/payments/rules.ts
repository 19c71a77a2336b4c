import { dayMs, minuteMs, secondMs } from '#contract/rules/durations.ts'
import type { PaymentState, ProviderPayment } from '../provider.ts'

/** `starting`: the provider has not answered yet. */
export type AttemptState = 'starting' | PaymentState

/** What is done with an attempt after its state was read from the provider. */
export type Outcome =
  | 'nothing'
  | 'wait'
  | 'fail'
  | 'expire'
  /** It pays the bill. */
  | 'win'
  /** Its money goes back: the bill is paid already, or what it is for is gone. */
  | 'return'
  /** Amount, currency or history is not what we asked for: finance decides. */
  | 'mismatch'
  /** Of booked money more went back than we sent: finance decides. */
  | 'reversed'

interface Attempt {
  readonly state: AttemptState
  readonly amountBani: bigint
  readonly refundedBani: bigint
}

/**
 * Decides by what the provider states now; what callbacks and return pages say plays no part. Money that was booked is
 * never booked again; an attempt that failed or expired here may still wait or have been paid there.
 */
export function outcomeOf(
  { state, amountBani, refundedBani }: Attempt,
  read: Pick<ProviderPayment, 'state' | 'amountBani' | 'currency' | 'refundedBani'>,
  { isWanted }: { readonly isWanted: boolean },
): Outcome {
  const isBooked = state === 'paid' || state === 'part-refunded' || state === 'refunded'
  if (isBooked) return read.refundedBani > refundedBani ? 'reversed' : 'nothing'
  const isOver = state === 'failed' || state === 'expired'
  if (read.state === 'pending') return 'wait'
  if (read.state === 'failed') return isOver ? 'nothing' : 'fail'
  if (read.state === 'expired') return isOver ? 'nothing' : 'expire'
  if (read.state !== 'paid') return 'mismatch'
  if (read.amountBani !== amountBani || read.currency !== 'MDL') return 'mismatch'
  return isWanted ? 'win' : 'return'
}

const waits = [10, 20, 40, 60, 120, 300, 600, 1_800, 3_600].map((seconds) => seconds * secondMs)

/** How long after its end an attempt is still asked for: the provider repeats its callbacks for a day. */
const graceMs = dayMs

/** When a pending attempt is asked for again, with growing pauses; null once it is certainly over. */
export function nextCheck(
  { checks, expiresAt }: { readonly checks: number; readonly expiresAt: Date },
  now: Date,
): Date | null {
  if (now.getTime() > expiresAt.getTime() + graceMs) return null
  const wait = waits[Math.min(checks, waits.length - 1)] ?? minuteMs
  return new Date(now.getTime() + wait)
}

/** A page that is open while the payer pays asks the provider no more often. */
export const checkPauseMs = 2 * secondMs

/** How long a page waits for the answers of the provider. */
export const shownWithinMs = 2 * secondMs
