import { dayMs } from '#contract/rules/durations.ts'
import type { Deps, DayRates } from '../deps.ts'
import { findLatestRates, insertRates, repriceAdverts } from './store.ts'

/** How far back to look when the bank has not published yet: longer than any run of holidays. */
const lookBack = 7

/** The last good set, whose date may be some days ago; null only before the first. */
export async function latestRates(deps: Pick<Deps, 'sql'>): Promise<DayRates | null> {
  return findLatestRates(deps.sql)
}

/** Stores a set and compares all prices by it from now on. */
export async function storeRates(
  deps: Pick<Deps, 'sql' | 'cacheInvalidation'>,
  rates: DayRates,
): Promise<void> {
  const isNew = await deps.sql.begin(async (sql) => {
    const wasInserted = await insertRates(sql, rates)
    if (wasInserted) await repriceAdverts(sql)
    return wasInserted
  })
  if (isNew) await deps.cacheInvalidation.invalidate('rates')
}

/**
 * Fetches today's set from the bank, stepping back a day when one is empty. When the bank is out of reach the
 * last good set stays, with its date.
 */
export async function refreshRates(
  deps: Pick<Deps, 'sql' | 'clock' | 'ratesSource' | 'cacheInvalidation' | 'log'>,
): Promise<void> {
  try {
    for (let back = 0; back < lookBack; back++) {
      const rates = await deps.ratesSource.fetchRates(
        new Date(deps.clock.now().getTime() - back * dayMs),
      )
      if (rates) return await storeRates(deps, rates)
    }
  } catch (error) {
    deps.log.warn(
      { error: String(error) },
      'The bank’s rates could not be fetched; the last good set stays',
    )
  }
}
