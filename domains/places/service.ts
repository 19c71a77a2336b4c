import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../lib/ttl-cache.ts'
import {
  listDistricts,
  listMainPlaces,
  listPlaceNames,
  listPlacesByName,
  type FoundPlace,
} from './store.ts'

const maxPlaces = 20

/** Places and districts whose name starts with the text, in any case, alphabet or spelling; at most 20. */
export async function findPlaces(deps: Pick<Deps, 'sql'>, text: string): Promise<FoundPlace[]> {
  return listPlacesByName(deps.sql, text, maxPlaces)
}

/** Cached for an hour: the official classification rarely changes. */
export const allPlaces = ttlCache(hourMs, async ({ sql }: Pick<Deps, 'sql'>) => ({
  main: await listMainPlaces(sql),
  districts: await listDistricts(sql),
}))

/** Names by place id, cached for ten minutes: cheaper for cards than a join. */
export const placeNames = ttlCache(10 * minuteMs, ({ sql }: Pick<Deps, 'sql'>) =>
  listPlaceNames(sql),
)

export {
  findCityWithSectors,
  findNamedPlaces,
  findPlaceBySlug,
  findPlaceId,
  findPlaceMiddle,
  listPlaceIds,
  type NamedPlace,
} from './store.ts'
