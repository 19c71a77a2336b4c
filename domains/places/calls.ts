import { placeCalls } from '#contract/places.ts'
import { implement } from '../implement.ts'
import { findPlaces } from '../search/service.ts'
import { listDistricts, listMainPlaces } from './store.ts'

export const placeHandlers = implement(placeCalls, {
  listPlaces: async ({ deps }) => ({
    main: await listMainPlaces(deps.sql),
    districts: await listDistricts(deps.sql),
  }),
  findPlaces: async ({ deps, input }) => ({ places: await findPlaces(deps, input.search) }),
})
