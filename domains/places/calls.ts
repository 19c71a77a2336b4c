import { hourMs } from '#contract/durations.ts'
import { placeCalls } from '#contract/places.ts'
import type { Deps } from '../deps.ts'
import { implement } from '../implement.ts'
import { remembered } from '../ttl-cache.ts'
import { findPlaces } from '../search/service.ts'
import { listDistricts, listMainPlaces } from './store.ts'

/** The classifier changes by law, not by the hour. */
const allPlaces = remembered(hourMs, async ({ sql }: Pick<Deps, 'sql'>) => ({
  main: await listMainPlaces(sql),
  districts: await listDistricts(sql),
}))

export const placeHandlers = implement(placeCalls, {
  listPlaces: async ({ deps }) => allPlaces(deps),
  findPlaces: async ({ deps, input }) => ({ places: await findPlaces(deps, input.search) }),
})
