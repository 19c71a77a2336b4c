import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Banner } from '#contract/site/banners.ts'
import { bannerEventsPerHour } from '#contract/limits.ts'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { Visitor } from '../../implement.ts'
import { countPoints, tooManyUntil } from '../../limits/service.ts'
import { localDay } from '../../lib/local-day.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import { bannersFor, type BannerQuery } from './rules.ts'
import { addCounts, listBanners, listDistrictsOf } from './store.ts'

const allBanners = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) => listBanners(deps.sql))

/** Banners of a type for a page now: by language, place, time and kind of page, otherwise the fallback. */
export async function bannersOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  query: BannerQuery,
): Promise<Banner[]> {
  const banners = await allBanners(deps)
  // Most sites have no banner of a place, and then no district is looked up.
  const isPlaced = banners.some(({ places }) => places.length > 0)
  const asked = query.places ?? []
  const places =
    isPlaced && asked.length > 0 ? [...asked, ...(await listDistrictsOf(deps.sql, asked))] : asked
  return bannersFor(banners, { ...query, places }, deps.clock.now()).map(
    ({ id, type, images }) => ({ id, type, images }),
  )
}

interface BannerEvents {
  readonly views: readonly number[]
  readonly clicks: readonly number[]
}

/**
 * Counts banners that were seen and pressed, without telling visitors apart; robots count nothing. Resolves after the
 * commit. Refuses more than an address can have seen.
 */
export async function countBanners(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { address, isRobot }: Visitor,
  { views, clicks }: BannerEvents,
): Promise<void> {
  const points = views.length + clicks.length
  if (isRobot || points === 0) return
  const key = `banners:${address}`
  const counted = (await countPoints(deps, [{ key, points }], hourMs)).get(key)
  if (counted && counted.points > bannerEventsPerHour)
    throw tooManyUntil(deps, counted.windowEnds.getTime())
  await countInBatch(deps.sql, localDay(deps.clock.now()), { views, clicks })
}

/** Time that events wait for others, ms. */
const batchMs = 200

interface Batch {
  readonly events: BannerEvents[]
  readonly counted: Promise<void>
}

/** Open batches of each database by day: every view of the home page would write the same few rows. */
const open = new WeakMap<Sql, Map<string, Batch>>()

function countInBatch(sql: Sql, day: string, events: BannerEvents): Promise<void> {
  const ofDays = open.get(sql) ?? new Map<string, Batch>()
  open.set(sql, ofDays)
  const batch = ofDays.get(day) ?? begin(sql, ofDays, day)
  batch.events.push(events)
  return batch.counted
}

function begin(sql: Sql, ofDays: Map<string, Batch>, day: string): Batch {
  const events: BannerEvents[] = []
  const counted = delay(batchMs).then(() => {
    ofDays.delete(day)
    return addCounts(sql, day, summed(events))
  })
  const batch = { events, counted }
  ofDays.set(day, batch)
  return batch
}

function summed(events: readonly BannerEvents[]) {
  const views = events.flatMap((one) => one.views)
  const clicks = events.flatMap((one) => one.clicks)
  const times = (ids: readonly number[], id: number) => ids.filter((one) => one === id).length
  return [...new Set([...views, ...clicks])].map((bannerId) => ({
    bannerId,
    views: times(views, bannerId),
    clicks: times(clicks, bannerId),
  }))
}
