/** What addresses of a company are told of. No zod: browsers load this too. */
export const webhookEvents = [
  'advert.published',
  'advert.rejected',
  'advert.suspended',
  'advert.archived',
  'advert.sold',
  'message.received',
  'offer.received',
  'offer.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** `due`: waits for its first or next attempt; `dead`: given up. */
export const deliveryStates = ['due', 'sent', 'dead'] as const
export type DeliveryState = (typeof deliveryStates)[number]
