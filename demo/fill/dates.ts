import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { Random } from '#demo/random.ts'

/** When what happened to an advert. */
export interface Dates {
  readonly publishedAt: Date
  /** The last renewal: an advert runs for thirty days, then its owner renews it. */
  readonly cycleStartedAt: Date
  readonly promotedAt: Date | null
}

const cycle = 30 * dayMs
const promotable = 10 * dayMs

/** `share` (0–1) tells how far the market had come when the advert was published: most of it is a few days old. */
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

/** What puts an advert where it stands in a list. */
export function liftedAt({ publishedAt, promotedAt }: Dates): Date {
  return promotedAt ?? publishedAt
}
