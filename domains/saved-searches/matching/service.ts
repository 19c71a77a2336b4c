import { dayMs } from '#contract/rules/durations.ts'
import { minutesBetweenMails } from '../../mailer/service.ts'
import type { Deps } from '../../deps.ts'
import { notifyOfSearches } from '../../notifications/service.ts'
import { deleteArrivalsForNobody, deleteOldHits, insertHits, updateDueOf } from './store.ts'
import { mailDueAt } from '../rules.ts'

/** As many adverts are looked at in one transaction. */
const atOnce = 50
/** Adverts that are away so long come back as good as new. */
const hitsKeptDays = 90

/**
 * Finds the saved searches that new and changed adverts belong to, and tells their owners on the site; mails are
 * left to fall due. All of a batch or nothing is done, and nothing twice, however many processes do it at once.
 */
export async function tellOfArrivals(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteArrivalsForNobody(deps.sql)
  let taken = atOnce
  while (taken === atOnce) {
    // One batch after another.
    taken = await tellOfBatch(deps)
  }
}

async function tellOfBatch({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<number> {
  const now = clock.now()
  const daily = mailDueAt('daily', now) ?? now
  const weekly = mailDueAt('weekly', now) ?? now
  return sql.begin(async (tx) => {
    const { taken, found } = await insertHits(tx, { most: atOnce, now })
    if (found.length === 0) return taken
    const ids = found.map(({ id }) => id)
    await updateDueOf(tx, ids, { now, daily, weekly, pauseMinutes: minutesBetweenMails })
    await notifyOfSearches(tx, found, now)
    return taken
  })
}

/** Forgets what no advert of today needs. */
export async function tidyHits({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteOldHits(sql, new Date(clock.now().getTime() - hitsKeptDays * dayMs))
}
