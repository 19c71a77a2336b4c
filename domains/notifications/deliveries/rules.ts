import { groupOf, type NotificationGroup } from '#contract/rules/notification-groups.ts'
import type { NotificationKind } from '#contract/people/notifications.ts'
import { nextChannelMinutes } from '#contract/limits.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { isNight, nextMorning } from '../../lib/sending-hours.ts'
import { settingsOf } from '../settings/rules.ts'
import type { Reach } from '../settings/store.ts'

export type Channel = 'mail' | 'push' | 'telegram'

export interface Planned {
  readonly channel: Channel
  /** Of a browser, for `push`. */
  readonly subscriptionId: number | null
  readonly dueAt: Date
}

/** What is to be told: a notification of a kind, or unread messages. */
export type Told = NotificationKind | 'message'

/**
 * Deliveries of an event to a user. The channels follow one another, so that what was read on one is not told on the
 * next: browsers at once, Telegram ten minutes later, then the mail; nothing at night.
 */
export function planOf(told: Told, reach: Reach, now: Date): Planned[] {
  const { mail, push, telegram } = settingsOf(reach)[groupFor(told)]
  const start = isNight(now) ? nextMorning(now) : now
  const browsers = push ? reach.subscriptions : []
  const hasChat = telegram && reach.hasTelegram
  const earlier = Number(browsers.length > 0) + Number(hasChat)
  const afterOthers = minutesAfter(start, earlier * nextChannelMinutes)
  const plans: Planned[] = browsers.map((subscriptionId) => ({
    ...{ channel: 'push', subscriptionId, dueAt: start },
  }))
  if (hasChat) {
    const dueAt = minutesAfter(start, browsers.length > 0 ? nextChannelMinutes : 0)
    plans.push({ channel: 'telegram', subscriptionId: null, dueAt })
  }
  const isDigest = mail === 'digest'
  if (reach.hasEmail && hasMailHere(told, isDigest) && mail !== 'off' && mail !== null) {
    const dueAt = isDigest ? later(nextMorning(now), afterOthers) : afterOthers
    plans.push({ channel: 'mail', subscriptionId: null, dueAt })
  }
  return plans
}

/** Minutes that a mail of another queue waits, because other channels are told of it before. */
export function minutesBeforeMail(group: NotificationGroup, reach: Reach): number {
  const { push, telegram } = settingsOf(reach)[group]
  const earlier =
    Number(push && reach.subscriptions.length > 0) + Number(telegram && reach.hasTelegram)
  return earlier * nextChannelMinutes
}

function groupFor(told: Told): NotificationGroup {
  return told === 'message' ? 'messages' : groupOf[told]
}

/** Messages and offers, price drops, searches and changes of accounts have mails of their own; so have decisions that are mailed at once. */
const mailedHere: readonly Told[] = ['sold', 'followed', 'review', 'hidden', 'report', 'bill']

function hasMailHere(told: Told, isDigest: boolean): boolean {
  return mailedHere.includes(told) || (told === 'decision' && isDigest)
}

function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minuteMs)
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
