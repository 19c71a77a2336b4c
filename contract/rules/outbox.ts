/** How something reaches a person or a program outside of the site. */
export const outboxChannels = ['mail', 'sms', 'push', 'telegram', 'webhook'] as const
export type OutboxChannel = (typeof outboxChannels)[number]

/**
 * `skipped`: it was of no use any more when its turn came; `unknown`: perhaps sent, and not tried again; `dead`: refused
 * for good, or given up after the last try; `dropped`: given up by staff.
 */
export const outboxStates = ['due', 'sent', 'skipped', 'unknown', 'dead', 'dropped'] as const
export type OutboxState = (typeof outboxStates)[number]
