import type { AlertFrequency } from '#contract/saved-searches.ts'
import type { Db } from '../../deps.ts'
import { newsHoursOfState, queueMessages, withdrawMessages } from '../../outbox/service.ts'
import { mailDueAt } from '../rules.ts'
import { hasUnmailedHits, markAllMailed } from '../store.ts'

/** Whose mail it is, and how often it may come. */
export interface Mailed {
  readonly id: number
  readonly userId: number
  readonly frequency: AlertFrequency
  readonly sentAt: Date | null
}

const mailKind = { channel: 'mail', kind: 'saved-search' } as const

/** Queues the mails of searches with new adverts; what is mailed at once waits for faster channels. */
export async function queueSearchMails(
  sql: Db,
  searches: readonly (Mailed & { readonly delayMs: number })[],
  now: Date,
): Promise<void> {
  const mails = searches.flatMap(({ id: subjectId, userId, frequency, sentAt, delayMs }) => {
    const from = frequency === 'now' ? new Date(now.getTime() + delayMs) : now
    const dueAt = mailDueAt(frequency, from, sentAt)
    return dueAt ? [{ ...mailKind, userId, subjectId, dueAt, newsHours: newsHoursOfState }] : []
  })
  await queueMessages(sql, mails, now)
}

/** Queues the mail of a search anew by its frequency; without mails what was found is no news any more. */
export async function requeueSearchMail(sql: Db, search: Mailed, now: Date): Promise<void> {
  const { id: subjectId, userId, frequency } = search
  await withdrawMessages(sql, { ...mailKind, userId, subjectId })
  if (frequency === 'never') await markAllMailed(sql, subjectId)
  else if (await hasUnmailedHits(sql, subjectId))
    await queueSearchMails(sql, [{ ...search, delayMs: 0 }], now)
}
