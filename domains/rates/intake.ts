import { dayMs } from '#contract/rules/durations.ts'
import type { DayRates, Deps } from '../deps.ts'
import { localDay } from '../lib/local-day.ts'
import { jumpBetween, problemOfSet } from './plausibility.ts'
import {
  deleteGap,
  findNearestRates,
  hasRates,
  insertRates,
  isNewest,
  listUnconfirmedRates,
  repriceAdverts,
  upsertUnconfirmedRates,
} from './store.ts'

export type IntakeDeps = Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation' | 'log'>

/**
 * Stores a set from the bank if it is plausible; says whether it is stored, and logs a refusal. A set that differs by
 * more than 20 % from the nearest one waits until the set of another day agrees with it; then both are stored.
 */
export async function takeRates(deps: IntakeDeps, rates: DayRates): Promise<boolean> {
  const { sql } = deps
  if (await hasRates(sql, rates.date)) return true
  const tomorrow = localDay(new Date(deps.clock.now().getTime() + dayMs))
  const problem = problemOfSet(rates, tomorrow)
  if (problem) return refuse(deps, problem)
  const nearest = await findNearestRates(sql, rates.date)
  const jump = nearest && jumpBetween(nearest, rates)
  if (!jump) return storeRates(deps, rates)
  const waiting = await listUnconfirmedRates(sql, rates.date)
  const agreeing = waiting.filter((other) => jumpBetween(other, rates) === null)
  if (agreeing.length > 0) return storeRates(deps, ...agreeing, rates)
  const isNew = await upsertUnconfirmedRates(sql, rates, deps.clock.now())
  return isNew ? refuse(deps, `${jump}, and the set of no other day confirms it yet`) : false
}

function refuse({ log }: IntakeDeps, reason: string): false {
  log.warn({ reason }, 'A set of the bank’s rates was refused')
  return false
}

/** Stores sets; after a newest one, recomputes all prices in MDL. */
export async function storeRates(
  deps: Pick<Deps, 'sql' | 'cacheInvalidation'>,
  ...sets: readonly DayRates[]
): Promise<true> {
  const isRepriced = await deps.sql.begin(async (sql) => {
    for (const set of sets) {
      await insertRates(sql, set)
      await deleteGap(sql, set.date)
    }
    const dates = sets.map(({ date }) => date)
    const hasNewest = await isNewest(sql, dates)
    if (hasNewest) await repriceAdverts(sql)
    return hasNewest
  })
  if (isRepriced) await deps.cacheInvalidation.invalidate('rates')
  return true
}
