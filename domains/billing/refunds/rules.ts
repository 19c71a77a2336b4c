import { hourMs, minuteMs } from '#contract/rules/durations.ts'

interface Taxed {
  readonly totalBani: bigint
  readonly vatBani: bigint
  readonly refundedBani: bigint
}

/** VAT in a part of a bill that is refunded after others; the parts of a whole bill make up all of its VAT. */
export function refundedVat(
  { totalBani, vatBani, refundedBani }: Taxed,
  amountBani: bigint,
): bigint {
  const within = (amount: bigint): bigint => (2n * vatBani * amount + totalBani) / (2n * totalBani)
  return within(refundedBani + amountBani) - within(refundedBani)
}

const waits = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs]

/** After how many failures finance is told. */
export const triesUntilFlag = 3

/** When a refund that the provider has not taken is tried again. */
export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + (waits[Math.min(tries, waits.length - 1)] ?? hourMs))
}
