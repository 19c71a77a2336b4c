import { dayMs } from '#contract/rules/durations.ts'
import type { Deps, DayRates } from '../deps.ts'
import { findLatestRates, insertRates, repriceAdverts } from './store.ts'

/** Days to look back if the bank has not published yet: longer than any run of holidays. */
const lookBack = 7

/** The latest stored set, which may be days old; null before the first one. */
export async function latestRates(deps: Pick<Deps, 'sql'>): Promise<DayRates | null> {
  return findLatestRates(deps.sql)
}

/** Stores a set and recomputes all prices in MDL. */
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
 * Fetches today's set from the bank, or that of the last day with one. If the bank is unavailable the latest stored set
 * stays in use.
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
