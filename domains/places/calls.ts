import { placeCalls } from '#contract/places.ts'
import { implement } from '../implement.ts'
import { allPlaces, findCityWithSectors, findPlaces } from './service.ts'

export const placeHandlers = implement(placeCalls, {
  listPlaces: async ({ deps }) => allPlaces(deps),
  findPlaces: async ({ deps, input }) => ({ places: await findPlaces(deps, input.search) }),
  findSectors: async ({ deps, input }) => ({
    city: await findCityWithSectors(deps.sql, input.place),
  }),
})
