import { postingSteps, type PostingStep } from '#contract/rules/numbers/metrics.ts'
import type { Series } from '#contract/staff/numbers.ts'
import { headlineOf } from './chart/lines.ts'

interface FunnelStep {
  readonly step: PostingStep
  /** Null: not known. */
  readonly count: number | null
  /** Of the first step; null where it or the first step has no number. */
  readonly percent: number | null
}

/** How many came to each step of posting. */
export function funnelOf(series: readonly Series[]): FunnelStep[] {
  const counts = postingSteps.map((step) => {
    const found = series.find(({ dimension }) => dimension === step)
    return { step, count: headlineOf(found?.values ?? [], 'sum') }
  })
  const begun = counts[0]?.count ?? 0
  return counts.map(({ step, count }) => {
    const isPart = begun > 0 && count !== null
    // A draft can be begun on a page that was opened the day before.
    return { step, count, percent: isPart ? Math.min(100, (count / begun) * 100) : null }
  })
}
