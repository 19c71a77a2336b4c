export type BankApi = 'checkout' | 'cards' | 'qr' | 'request'

/** A payment as the bank knows it, from its creation on. */
export interface BankOrder {
  readonly api: BankApi
  readonly id: string
  readonly orderId: string
  readonly amountBani: bigint
  readonly currency: string
  readonly description: string
  readonly callbackUrl: string
  readonly successUrl: string
  readonly failUrl: string
  readonly expiresAt: Date | null
  /** A card that is to be saved, or the saved one that pays. */
  readonly billerId: string | null
  status: string
  payId: string
  paidBani: bigint
  paidCurrency: string
  refundedBani: bigint
}

export const accounts = {
  checkout: { id: 'checkout-client', secret: 'kS7-checkout-2fQ', key: 'a0c5-checkout-key-Zr81' },
  cards: { id: 'cards-project', secret: 'xN4-cards-9wLd', key: 'b7d2-cards-key-Qm56' },
  mia: { id: 'mia-client', secret: 'pT2-mia-6yHv', key: 'c9e8-mia-key-Wk37' },
} as const

export const cardNumber = '510218******1124'
