/** How something reaches a person or a program outside of the site. */
export const outboxChannels = ['mail', 'sms', 'push', 'telegram', 'webhook'] as const
export type OutboxChannel = (typeof outboxChannels)[number]

/** Mails of news that counts as told when they were perhaps sent: sent again they would find nothing to tell. */
export const mailsToldOnce = ['conversation', 'price-drops', 'saved-search'] as const

/** Whether messages can be sent again by staff. */
export function maySendAgain({
  channel,
  kind,
  state,
}: {
  readonly channel: OutboxChannel
  readonly kind: string
  readonly state: string
}): boolean {
  if (state !== 'unknown') return state === 'dead'
  return channel !== 'mail' || !mailsToldOnce.some((one) => one === kind)
}
