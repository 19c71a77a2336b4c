/** What can be bought for an advert: further lifts, a paid place in lists, a tint of the card, the mark "urgent". */
export const promotionKinds = ['bump', 'top', 'highlight', 'urgent'] as const
export type PromotionKind = (typeof promotionKinds)[number]
