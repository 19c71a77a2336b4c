import type { OutboxChannel } from '#contract/rules/outbox.ts'
import { hourMs, secondMs } from '#contract/rules/durations.ts'
import type { Item } from './kind.ts'

/** How long something is tried: after that it is no news any more. */
export const newsHours = 48
/** Of what words the present state when it is sent. */
export const newsHoursOfState = 7 * 24
const firstRetrySeconds = 15

interface ChannelLimits {
  /** Messages that are claimed together, and how many of them are sent at a time. */
  readonly batch: number
  readonly concurrency: number
  /** So many failures in a row mean that the provider is away. */
  readonly failures: number
  /**
   * What waited for the one mail server, or for Telegram, is sent within two minutes of its return. Browsers have many
   * push services, some of which never answer.
   */
  readonly longestRetrySeconds: number
}

export const channelLimits: Readonly<Record<OutboxChannel, ChannelLimits>> = {
  mail: { batch: 20, concurrency: 4, failures: 4, longestRetrySeconds: 60 },
  sms: { batch: 20, concurrency: 2, failures: 4, longestRetrySeconds: 60 },
  push: { batch: 50, concurrency: 8, failures: 50, longestRetrySeconds: 3_600 },
  telegram: { batch: 50, concurrency: 8, failures: 8, longestRetrySeconds: 60 },
  webhook: { batch: 50, concurrency: 8, failures: 50, longestRetrySeconds: 3_600 },
}

export function expiryFrom(dueAt: Date, hours: number): Date {
  return new Date(dueAt.getTime() + hours * hourMs)
}

/** When to try again; null to give up. */
export function retryAt(
  channel: OutboxChannel,
  { attempts, expiresAt }: Pick<Item, 'attempts' | 'expiresAt'>,
  now: Date,
): Date | null {
  if (now > expiresAt) return null
  const { longestRetrySeconds } = channelLimits[channel]
  const seconds = Math.min(longestRetrySeconds, firstRetrySeconds * 2 ** Math.min(attempts - 1, 20))
  return new Date(now.getTime() + seconds * secondMs)
}
