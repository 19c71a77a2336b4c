import { rateHistoryDays } from '#contract/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Deps } from '../deps.ts'
import { localDay } from '../lib/local-day.ts'
import { takeRates, type IntakeDeps } from './intake.ts'
import { findMissingDay, isBankResting, upsertGap } from './store.ts'

/**
 * Fetches the newest missing day of the past year from the bank: one a run, for the bank owes us nothing. Leaves the
 * bank alone for longer after each failure. A day for which it has no set is not asked for again.
 */
export async function fillRateHistory(deps: IntakeDeps & Pick<Deps, 'ratesSource'>): Promise<void> {
  const { sql, ratesSource } = deps
  const now = deps.clock.now()
  if (!ratesSource || (await isBankResting(sql, now))) return
  const daysAgo = (days: number): string => localDay(new Date(now.getTime() - days * dayMs))
  const day = await findMissingDay(sql, { from: daysAgo(rateHistoryDays - 1), to: daysAgo(1) })
  if (day === null) return
  try {
    // Noon in UTC is the same day in Chișinău.
    const rates = await ratesSource.fetchRates(new Date(`${day}T12:00:00Z`))
    const isOfDay = rates?.date === day
    if (!isOfDay || !(await takeRates(deps, rates)))
      return await upsertGap(sql, day, isOfDay ? 'refused' : 'none', now)
  } catch (error) {
    await upsertGap(sql, day, 'failed', now)
    deps.log.warn({ day, error: String(error) }, 'The bank’s rates of a past day were not fetched')
    return
  }
  await deps.cacheInvalidation.invalidate('rate-history')
}
