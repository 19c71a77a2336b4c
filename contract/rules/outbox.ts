/** How something reaches a person or a program outside of the site. */
export const outboxChannels = ['mail', 'sms', 'push', 'telegram', 'webhook'] as const
export type OutboxChannel = (typeof outboxChannels)[number]
