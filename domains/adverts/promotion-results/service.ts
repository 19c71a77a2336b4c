import type { PromotionResult } from '#contract/adverts/promotion-results.ts'
import { promotionResults } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { ownAdvert } from '../own.ts'
import { comparisonsOf } from './rules.ts'
import { countDays, listBought, listLifts } from './store.ts'

/**
 * What was seen of an own advert during its latest promotions, bought and free, and on as many days before each.
 * Refuses an advert of another user as not found.
 */
export async function resultsOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  owner: Pick<User, 'id'>,
  advertId: number,
): Promise<PromotionResult[]> {
  const { publishedAt } = await ownAdvert(deps, owner, advertId)
  if (!publishedAt) return []
  const [lifts, bought] = await Promise.all([
    listLifts(deps.sql, advertId),
    listBought(deps.sql, advertId),
  ])
  const given = [...lifts.map((lift) => ({ kind: 'bump' as const, ...lift })), ...bought]
  const comparisons = comparisonsOf(given, { publishedAt, now: deps.clock.now() }).slice(
    0,
    promotionResults,
  )
  const spans = comparisons.flatMap(({ beforeDays, duringDays }) =>
    [beforeDays, duringDays].filter((days) => days !== null),
  )
  const counts = await countDays(deps.sql, advertId, spans)
  const counted = new Map(spans.map((days, index) => [days, counts[index]]))
  return comparisons.map(({ beforeDays, duringDays, ...result }) => ({
    ...result,
    before: (beforeDays && counted.get(beforeDays)) ?? null,
    during: (duringDays && counted.get(duringDays)) ?? null,
  }))
}
