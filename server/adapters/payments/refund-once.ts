import type { Sql } from 'postgres'
import { Refusal } from '#contract/refusals.ts'
import type { PaymentMethod, PaymentProvider } from '#domains/billing/provider.ts'
import type { PaymentAdapter } from './adapter.ts'
import type { PaymentParts } from './maib/api.ts'
import { claimRefund, dropClaim, markSent, noteKnown, type LoggedRefund } from './refund-log.ts'

type Refund = LoggedRefund & { readonly reason: string }

export interface RefundParts extends PaymentParts {
  readonly sql: Sql
}

/**
 * Asks the bank for a refund once by its key, whatever was lost on the way. Refuses `refund_too_large` for more than is
 * left, `payment_refused` when the bank says no, and `payment_unavailable` while it is unknown whether the bank has it:
 * then the same key goes on where this one ended.
 */
export async function refundOnce(
  adapter: PaymentAdapter,
  method: PaymentMethod,
  refund: Parameters<PaymentProvider['refund']>[1],
  parts: RefundParts,
): Promise<void> {
  const { sql, clock } = parts
  if (refund.amountBani <= 0n) throw new Refusal('refund_too_large')
  const logged = { ...refund, method }
  const claim = await claimRefund(sql, logged, clock.now())
  if (claim.is === 'sent') return
  if (claim.is === 'busy') throw new Refusal('payment_unavailable')
  const knownBefore = claim.knownBeforeBani ?? (await prepare(adapter, logged, parts))
  const isResumed = claim.knownBeforeBani !== null
  const known = isResumed ? await adapter.refundsKnown(refund.providerId) : knownBefore
  if (known < knownBefore + refund.amountBani) await ask(adapter, logged, parts)
  await markSent(sql, logged, clock.now())
}

/** Checks the refund, and stores which ones the bank knows of; nothing is under way if that fails. */
async function prepare(
  adapter: PaymentAdapter,
  refund: Refund,
  { sql }: RefundParts,
): Promise<bigint> {
  try {
    await expectLeft(adapter, refund)
    const known = await adapter.refundsKnown(refund.providerId)
    await noteKnown(sql, refund, known)
    return known
  } catch (error) {
    await dropClaim(sql, refund)
    throw error
  }
}

async function ask(adapter: PaymentAdapter, refund: Refund, { sql }: RefundParts): Promise<void> {
  try {
    await adapter.refund(refund)
  } catch (error) {
    const isUnknown = !(error instanceof Refusal) || error.code === 'payment_unavailable'
    if (!isUnknown) await dropClaim(sql, refund)
    throw error
  }
}

async function expectLeft(
  adapter: PaymentAdapter,
  { providerId, amountBani }: { readonly providerId: string; readonly amountBani: bigint },
): Promise<void> {
  const payment = await adapter.read(providerId)
  const isPaid = payment.state === 'paid' || payment.state === 'part-refunded'
  const leftBani = isPaid ? payment.amountBani - payment.refundedBani : 0n
  if (amountBani > leftBani) throw new Refusal('refund_too_large')
}
