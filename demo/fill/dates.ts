import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { Random } from '#demo/random.ts'

/** Dates in the life of an advert. */
export interface Dates {
  readonly publishedAt: Date
  /** The last renewal; an advert is renewed every thirty days. */
  readonly cycleStartedAt: Date
  readonly promotedAt: Date | null
}

const cycle = 30 * dayMs
const promotable = 10 * dayMs

/** `share` (0–1) is the position of the advert in the order of publication; most adverts are a few days old. */
export function drawDates(share: number, now: Date, random: Random): Dates {
  const renewed = cycle + 300 * dayMs * (random.int(0, 1_000) / 1_000) ** 2
  const recent = cycle * 0.97 * (1 - share) ** 1.6
  const age = (random.chance(0.14) ? renewed : recent) + random.int(0, hourMs)
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  return {
    publishedAt: before(age),
    cycleStartedAt: before(age % cycle),
    promotedAt: random.chance(0.06)
      ? before(random.int(0, Math.min(age % cycle, promotable)))
      : null,
  }
}

/** Sort date of an advert in lists. */
export function liftedAt({ publishedAt, promotedAt }: Dates): Date {
  return promotedAt ?? publishedAt
}
