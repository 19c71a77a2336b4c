import { randomUUID } from 'node:crypto'
import type { PaymentOrder } from '#domains/billing/provider.ts'

/** A payment to start; unique, and of 10.25 lei unless said otherwise. */
export function orderOf(given: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    paymentId: randomUUID(),
    amountBani: 1_025n,
    currency: 'MDL',
    description: 'Factura 2026-000017',
    language: 'ro',
    phone: '+37369123456',
    cardToken: null,
    keepsCard: false,
    callbackUrl: 'https://gasit.example/payments/callback/card',
    successUrl: 'https://gasit.example/my-bills',
    failUrl: 'https://gasit.example/my-bills',
    // Far enough for tests that let days pass.
    expiresAt: new Date(Date.now() + 30 * 86_400_000),
    ...given,
  }
}
