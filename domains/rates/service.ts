import { rateHistoryDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { RatedCurrency } from '#contract/rules/money/currencies.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import type { Deps, DayRates } from '../deps.ts'
import { ttlCache } from '../lib/ttl-cache.ts'
import { takeRates, type IntakeDeps } from './intake.ts'
import { findLatestRates, listRatesOf, type RateOfDay } from './store.ts'

/** Days to look back if the bank has not published yet: longer than any run of holidays. */
const lookBack = 7

/** The latest stored set, which may be days old; null before the first one. */
export async function latestRates(deps: Pick<Deps, 'sql'>): Promise<DayRates | null> {
  return findLatestRates(deps.sql)
}

/**
 * As `latestRates`, read again at once after a new set: pages that show prices ask for it. Not for what is stored: a
 * process may hear of a new set a moment after it counts.
 */
export const currentRates = ttlCache(minuteMs, latestRates)

/**
 * Stored rates of a currency from one day to another, both included, oldest first. Refuses days in the wrong order and
 * more than a year.
 */
export async function rateHistory(
  deps: Pick<Deps, 'sql'>,
  currency: RatedCurrency,
  range: { from: string; to: string },
): Promise<RateOfDay[]> {
  const days = (Date.parse(range.to) - Date.parse(range.from)) / dayMs + 1
  if (days < 1 || days > rateHistoryDays) throw new Refusal('bad_input', 'from')
  return listRatesOf(deps.sql, currency, range)
}

/**
 * Fetches today's set from the bank, or that of the last day with one. If the bank is unavailable, or what it gives is
 * not plausible, the latest stored set stays in use.
 */
export async function refreshRates(deps: IntakeDeps & Pick<Deps, 'ratesSource'>): Promise<void> {
  const { ratesSource } = deps
  if (!ratesSource) return
  try {
    for (let back = 0; back < lookBack; back++) {
      const day = new Date(deps.clock.now().getTime() - back * dayMs)
      const rates = await ratesSource.fetchRates(day)
      if (rates) {
        await takeRates(deps, rates)
        return
      }
    }
  } catch (error) {
    deps.log.warn(
      { error: String(error) },
      'The bank’s rates could not be fetched; the last good set stays',
    )
  }
}
