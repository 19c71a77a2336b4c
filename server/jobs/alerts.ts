import { hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '#domains/deps.ts'
import { mailDecisions } from '#domains/notifications/service.ts'
import {
  mailPriceDrops,
  tellOfPriceDrops,
  tidyNotifications,
} from '#domains/notifications/price-drops/service.ts'
import { tellOfArrivals, tidyHits } from '#domains/saved-searches/matching/service.ts'
import { renewConditions } from '#domains/saved-searches/conditions.ts'
import { mailSearches } from '#domains/saved-searches/mails/service.ts'

const second = 1_000

/**
 * Tells people by the clock what came into their searches and what became cheaper. Gives what stops it, once the
 * round that is under way is over.
 */
export function startAlerts(deps: Deps, failed: (error: Error) => void): () => Promise<void> {
  const jobs = [
    // A slow mail server keeps nobody from being told on the site.
    rounds(5 * second, failed, () => tellOfArrivals(deps)),
    rounds(5 * second, failed, () => tellOfPriceDrops(deps)),
    rounds(5 * second, failed, () => mailSearches(deps)),
    rounds(60 * second, failed, () => mailPriceDrops(deps)),
    rounds(60 * second, failed, () => mailDecisions(deps)),
    rounds(60 * second, failed, () => renewConditions(deps)),
    rounds(hourMs, failed, () => tidyHits(deps)),
    rounds(hourMs, failed, () => tidyNotifications(deps)),
  ]
  return async () => {
    await Promise.all(jobs.map((stop) => stop()))
  }
}

/** A round does not begin while the one before it runs. */
function rounds(
  pause: number,
  failed: (error: Error) => void,
  run: () => Promise<void>,
): () => Promise<void> {
  let current: Promise<void> | null = null
  const timer = setInterval(() => {
    current ??= run()
      .catch(failed)
      .finally(() => {
        current = null
      })
  }, pause)
  return async () => {
    clearInterval(timer)
    await current
  }
}
