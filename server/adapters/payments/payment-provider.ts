import { Refusal } from '#contract/refusals.ts'
import type { PaymentMethod, PaymentProvider } from '#domains/billing/provider.ts'
import {
  cardsAccount,
  checkoutAccount,
  chosenMethods,
  miaAccount,
  type MaibAccount,
  type PaymentSettings,
} from '../../settings/payment-settings.ts'
import type { PaymentAdapter } from './adapter.ts'
import { cardAdapter } from './card/card.ts'
import { checkoutAdapter } from './card/checkout.ts'
import { savedCardsAdapter } from './card/saved-cards.ts'
import { maibApi, type MaibApi } from './maib/api.ts'
import { miaQrAdapter } from './mia/qr.ts'
import { miaRequestAdapter } from './mia/request.ts'
import { refundOnce, type RefundParts } from './refund-once.ts'

/** The bank, with the ways to pay that the settings choose; null if they choose none. */
export function paymentProvider(
  config: PaymentSettings,
  parts: RefundParts,
): PaymentProvider | null {
  const methods = chosenMethods(config)
  if (methods.length === 0) return null
  const adapters = new Map(adaptersOf(config, parts).filter(([method]) => methods.includes(method)))
  const of = (method: PaymentMethod): PaymentAdapter => {
    const adapter = adapters.get(method)
    if (adapter) return adapter
    // Of a payment that was begun when it was.
    parts.warn({ method }, 'A way to pay is not configured any more')
    throw new Refusal('payment_unavailable')
  }
  return {
    name: 'maib',
    methods,
    savesCards: methods.includes('card') && cardsAccount(config) !== null,
    start: async (method, order) => of(method).start(order),
    find: async (method, paymentId) => of(method).find(paymentId),
    read: async (method, providerId) => of(method).read(providerId),
    refund: async (method, refund) => refundOnce(of(method), method, refund, parts),
    cancel: async (method, providerId) => of(method).cancel(providerId),
    readCallback: (method, callback) => adapters.get(method)?.readCallback(callback) ?? null,
  }
}

function adaptersOf(
  config: PaymentSettings,
  parts: RefundParts,
): (readonly [PaymentMethod, PaymentAdapter])[] {
  const base = config.MAIB_URL.replace(/\/+$/, '')
  const [checkout, cards, mia] = [checkoutAccount(config), cardsAccount(config), miaAccount(config)]
  const byCheckout =
    checkout && checkoutAdapter(clientApi(base, checkout, parts), checkout.keys, parts)
  const byCards = cards && savedCardsAdapter(projectApi(base, cards, parts), cards, parts)
  const miaApi = mia && clientApi(base, mia, parts)
  return [
    ...(byCheckout || byCards ? [['card', cardAdapter(byCheckout, byCards)] as const] : []),
    ...(mia && miaApi
      ? [
          ['mia-qr', miaQrAdapter(miaApi, mia.keys, parts)] as const,
          ['mia-request', miaRequestAdapter(miaApi, mia.keys, parts)] as const,
        ]
      : []),
  ]
}

/** API v2 */
function clientApi(base: string, { id, secret }: MaibAccount, parts: RefundParts): MaibApi {
  const credentials = { clientId: id, clientSecret: secret }
  return maibApi({ url: `${base}/v2`, tokenPath: 'auth/token', credentials }, parts)
}

/** E-commerce API v1 */
function projectApi(base: string, { id, secret }: MaibAccount, parts: RefundParts): MaibApi {
  const credentials = { projectId: id, projectSecret: secret }
  return maibApi({ url: `${base}/v1`, tokenPath: 'generate-token', credentials }, parts)
}
