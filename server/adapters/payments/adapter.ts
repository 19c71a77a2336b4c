import type { PaymentOrder, ProviderPayment, StartedPayment } from '#domains/billing/provider.ts'
import type { Callback } from './maib/signatures.ts'

export interface Refunding {
  readonly providerId: string
  readonly amountBani: bigint
  readonly reason: string
}

/** One way to pay, as the bank has it. */
export interface PaymentAdapter {
  readonly start: (order: PaymentOrder) => Promise<StartedPayment>
  /** What was started for one of our payments, as far as anybody may pay it; null if there is nothing. */
  readonly find: (paymentId: string) => Promise<string | null>
  readonly read: (providerId: string) => Promise<ProviderPayment>
  /** Refunds that the bank knows of, carried out and asked for, in bani. Never falls. */
  readonly refundsKnown: (providerId: string) => Promise<bigint>
  /** Asks for a refund, which is no idempotent request. */
  readonly refund: (refund: Refunding) => Promise<void>
  readonly cancel: (providerId: string) => Promise<void>
  readonly readCallback: (callback: Callback) => { providerId: string; paymentId: string } | null
}
