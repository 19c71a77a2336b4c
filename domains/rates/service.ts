import type { Deps, DayRates } from '../deps.ts'
import { remembered } from '../remembered.ts'
import { findLatestRates, insertRates, repriceAdverts } from './store.ts'

const day = 24 * 60 * 60 * 1_000
/** How far back to look when the bank has not published yet: longer than any run of holidays. */
const lookBack = 7

/** A set comes once a day, and every list shows it; what another process stores is seen within a minute. */
const rememberedRates = () =>
  remembered(60_000, (deps: Pick<Deps, 'sql'>) => findLatestRates(deps.sql))

let rates = rememberedRates()

/** The last good set, whose date may be some days ago; null only before the first. */
export async function latestRates(deps: Pick<Deps, 'sql'>): Promise<DayRates | null> {
  return rates(deps)
}

/** Stores a set and compares all prices by it from now on. */
export async function storeRates(
  deps: Pick<Deps, 'sql' | 'announcer'>,
  set: DayRates,
): Promise<void> {
  const isNew = await deps.sql.begin(async (sql) => {
    const wasInserted = await insertRates(sql, set)
    if (wasInserted) await repriceAdverts(sql)
    return wasInserted
  })
  rates = rememberedRates()
  if (isNew) await deps.announcer.changed('rates')
}

/**
 * Fetches today's set from the bank, stepping back a day when one is empty. When the bank is out of reach the
 * last good set stays, with its date.
 */
export async function refreshRates(
  deps: Pick<Deps, 'sql' | 'clock' | 'ratesSource' | 'announcer' | 'log'>,
): Promise<void> {
  try {
    for (let back = 0; back < lookBack; back++) {
      const set = await deps.ratesSource.fetchRates(
        new Date(deps.clock.now().getTime() - back * day),
      )
      if (set) return await storeRates(deps, set)
    }
  } catch (error) {
    deps.log.warn(
      { error: String(error) },
      'The bank’s rates could not be fetched; the last good set stays',
    )
  }
}
