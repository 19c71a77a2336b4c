import type { PromotionKind } from '#contract/adverts/promotions.ts'
import { promotionDays } from '#contract/limits.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import { invalidateAdvert } from '../own.ts'
import {
  deleteEndedBefore,
  listRunning,
  updateTold,
  type RunningPromotion,
} from './running-store.ts'

interface Running {
  readonly byAdvert: ReadonlyMap<number, readonly RunningPromotion[]>
  readonly paidPlaces: readonly RunningPromotion[]
}

const none: readonly RunningPromotion[] = []
const cachedMs = 10_000

/** Read once in ten seconds by each process: there are few, and every list asks for them. */
const running = ttlCache(cachedMs, async ({ sql }: Pick<Deps, 'sql'>): Promise<Running> => {
  const all = await listRunning(sql)
  return {
    byAdvert: Map.groupBy(all, ({ advertId }) => advertId),
    paidPlaces: all.filter(({ kind, isListed }) => kind === 'top' && isListed),
  }
})

/** The promotions of each advert that run, wait or have just ended; see `isRunning`. */
export async function promotionsOf(
  deps: Pick<Deps, 'sql'>,
): Promise<(advertId: number) => readonly RunningPromotion[]> {
  const { byAdvert } = await running(deps)
  return (advertId) => byAdvert.get(advertId) ?? none
}

/** Public adverts with a paid place at this moment, each once, with what plain filters compare. */
export async function paidAdverts(
  deps: Pick<Deps, 'sql' | 'clock'>,
): Promise<readonly RunningPromotion[]> {
  const { paidPlaces } = await running(deps)
  if (paidPlaces.length === 0) return none
  const now = deps.clock.now()
  const current = paidPlaces.filter((promotion) => isNow(promotion, now))
  return [...new Map(current.map((promotion) => [promotion.advertId, promotion])).values()]
}

export function isRunning(
  promotions: readonly RunningPromotion[],
  kind: PromotionKind,
  now: Date,
): boolean {
  return promotions.some((promotion) => promotion.kind === kind && isNow(promotion, now))
}

function isNow({ startsAt, endsAt }: RunningPromotion, now: Date): boolean {
  return startsAt <= now && now < endsAt
}

/**
 * Invalidates the cached pages of adverts whose promotion began, ended or was revoked. Waits until every process has
 * read it, or a page would be made anew as it was.
 */
export async function tellPages(
  deps: Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>,
): Promise<void> {
  const settled = new Date(deps.clock.now().getTime() - cachedMs)
  for (const advert of await updateTold(deps.sql, settled)) {
    await invalidateAdvert(deps, advert)
  }
}

/** Deletes promotions that ended long ago, whose results nobody compares any more. */
export async function deletePastPromotions({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteEndedBefore(sql, new Date(clock.now().getTime() - promotionDays * dayMs))
}
