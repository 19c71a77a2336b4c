import { Refusal } from '#contract/refusals.ts'
import type { PaymentAdapter } from '../adapter.ts'

/** Marks ids of the e-commerce API v1, so that a payment is read where it was made. */
const cardsMark = 'v1-'

/**
 * Cards by the checkout page, and by the older API where a card is saved or a saved one is used: only that one knows
 * tokens. With one of the two configured, all go there; the page then saves no card.
 */
export function cardAdapter(
  checkout: PaymentAdapter | null,
  cards: PaymentAdapter | null,
): PaymentAdapter {
  const marked = cards && markedAdapter(cards)
  const of = (id: string): PaymentAdapter => present(id.startsWith(cardsMark) ? marked : checkout)
  return {
    start: async (order) => {
      const isOfCards = order.cardToken !== null || order.keepsCard
      return present(isOfCards ? (marked ?? checkout) : (checkout ?? marked)).start(order)
    },
    find: async () => null,
    read: async (id) => of(id).read(id),
    refundsKnown: async (id) => of(id).refundsKnown(id),
    refund: async (refund) => of(refund.providerId).refund(refund),
    cancel: async (id) => of(id).cancel(id),
    readCallback: (callback) => {
      const isOfCheckout = callback.headers['x-signature'] !== undefined
      return (isOfCheckout ? checkout : marked)?.readCallback(callback) ?? null
    },
  }
}

function markedAdapter(cards: PaymentAdapter): PaymentAdapter {
  const bare = (id: string): string => id.slice(cardsMark.length)
  const mark = <Named extends { readonly providerId: string }>(named: Named) => ({
    ...named,
    providerId: `${cardsMark}${named.providerId}`,
  })
  return {
    start: async (order) => mark(await cards.start(order)),
    find: cards.find,
    read: (id) => cards.read(bare(id)),
    refundsKnown: (id) => cards.refundsKnown(bare(id)),
    refund: (refund) => cards.refund({ ...refund, providerId: bare(refund.providerId) }),
    cancel: (id) => cards.cancel(bare(id)),
    readCallback: (callback) => {
      const notice = cards.readCallback(callback)
      return notice && mark(notice)
    },
  }
}

/** Null: an account that was configured when the payment was begun. */
function present(adapter: PaymentAdapter | null): PaymentAdapter {
  if (adapter) return adapter
  throw new Refusal('payment_unavailable')
}
