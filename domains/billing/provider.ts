import type { Lang } from '#contract/languages.ts'

/** How a bill is paid: by card on the provider's page, by a MIA QR code, by a MIA request to the payer's phone. */
export type PaymentMethod = 'card' | 'mia-qr' | 'mia-request'

export type PaymentState = 'pending' | 'paid' | 'failed' | 'expired' | 'part-refunded' | 'refunded'

export interface PaymentOrder {
  /** Our id of the payment, unique, sent as the provider's order id and as idempotency key. */
  readonly paymentId: string
  /** Amount in bani (1/100 MDL), above 0. */
  readonly amountBani: bigint
  readonly currency: 'MDL'
  /** At most 120 characters, without personal data. */
  readonly description: string
  readonly language: Lang
  /** "+373…", the verified phone; used only for `mia-request`. */
  readonly phone: string
  /** A stored card of this payer, see `SavedCard`; null: the provider asks for one. */
  readonly cardToken: string | null
  /** Whether the payer asked that the card is kept. */
  readonly keepsCard: boolean
  readonly callbackUrl: string
  readonly successUrl: string
  readonly failUrl: string
  readonly expiresAt: Date
}

export interface StartedPayment {
  readonly providerId: string
  /** The provider's page or the code's target; null for a request to the phone. */
  readonly url: string | null
  /** Content of the QR code, for `mia-qr`. */
  readonly qr: string | null
}

/** A card as the provider keeps it; we hold its token and what the payer recognises it by. */
export interface SavedCard {
  readonly token: string
  /** "****1124" */
  readonly mask: string
  /** "visa", "mastercard", … */
  readonly brand: string
  /** "YYYY-MM" */
  readonly expires: string
}

/** A payment as the provider's API states it now; the only source that decides. */
export interface ProviderPayment {
  readonly state: PaymentState
  readonly amountBani: bigint
  readonly currency: string
  readonly refundedBani: bigint
  readonly card: SavedCard | null
}

export interface PaymentProvider {
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  /** Whether a card can be kept for later payments. */
  readonly savesCards: boolean
  /** Refuses `payment_unavailable` when the provider does not answer in time. */
  readonly start: (method: PaymentMethod, order: PaymentOrder) => Promise<StartedPayment>
  /** The provider's id of a payment whose start had no answer; null if nobody can pay or has paid it. */
  readonly find: (method: PaymentMethod, paymentId: string) => Promise<string | null>
  readonly read: (method: PaymentMethod, providerId: string) => Promise<ProviderPayment>
  /** Idempotent by `key`. */
  readonly refund: (
    method: PaymentMethod,
    refund: { providerId: string; amountBani: bigint; reason: string; key: string },
  ) => Promise<void>
  readonly cancel: (method: PaymentMethod, providerId: string) => Promise<void>
  /** The payment a callback is about; null if its signature, age or shape is wrong. Never its state. */
  readonly readCallback: (
    method: PaymentMethod,
    callback: { headers: Readonly<Record<string, string | undefined>>; rawBody: Uint8Array },
  ) => { providerId: string; paymentId: string } | null
}
