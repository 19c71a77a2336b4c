import { reviewDays } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs } from '#contract/rules/durations.ts'

/** One to five stars. Refuses none, and what is no such number. */
export function givenStars(typed: number | string | undefined): number {
  const stars = Number(typed ?? 0)
  if (!Number.isInteger(stars) || stars < 1 || stars > 5)
    throw new Refusal('stars_required', 'stars')
  return stars
}

/** Until when a review can be changed, and stays sealed while the other side writes none. */
export function endOfWindow(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + reviewDays * dayMs)
}

/** Reviews written before this time are open. */
export function openBefore(now: Date): Date {
  return new Date(now.getTime() - reviewDays * dayMs)
}
