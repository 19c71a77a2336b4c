import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { statisticsDays } from '#contract/limits.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { ownAdvert } from '../own.ts'
import {
  countOutcome,
  countOwn,
  countOwnLines,
  isAnythingSold,
  listOwnLines,
  listStatistics,
  type OwnLine,
  type StatisticsDay,
} from './store.ts'
import { localDay } from '../../lib/local-day.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'

/** Whether anything has a price; a changed price is effective within a minute. */
export const isSellingNow = ttlCache(minuteMs, ({ sql }: Pick<Deps, 'sql'>) => isAnythingSold(sql))

export interface OwnPage {
  readonly lines: OwnLine[]
  readonly count: number
  readonly counts: Record<string, number>
  /** Promotions are for sale on this site. */
  readonly isSelling: boolean
}

/** The owner's adverts in one state, or all, whose titles contain all the words, with counts by state. */
export async function ownAdverts(
  deps: Pick<Deps, 'sql' | 'clock'>,
  owner: User,
  query: { status: AdvertStatus | 'all'; search: string; start: number; size: number },
): Promise<OwnPage> {
  const where = {
    ownerId: owner.id,
    status: query.status === 'all' ? null : query.status,
    words: query.search.split(/\s+/).filter(Boolean),
    today: localDay(deps.clock.now()),
  }
  const [lines, count, counts, isSelling] = await Promise.all([
    listOwnLines(deps.sql, { ...where, start: query.start, size: query.size }),
    countOwnLines(deps.sql, where),
    countOwn(deps.sql, owner.id),
    isSellingNow(deps),
  ])
  return { lines, count, counts, isSelling }
}

/** Statistics of an own advert: thirty days one by one, and totals. */
export async function statisticsOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  owner: User,
  id: number,
): Promise<{ days: StatisticsDay[]; views: number; hearts: number; reveals: number }> {
  await ownAdvert(deps, owner, id)
  const today = localDay(deps.clock.now())
  const days = await listStatistics(deps.sql, id, { today, days: statisticsDays })
  return { days, ...(await countOutcome(deps.sql, id)) }
}
