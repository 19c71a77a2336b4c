import { placeCalls } from '#contract/places.ts'
import { implement } from '../implement.ts'
import { allPlaces, findPlaces } from './service.ts'

export const placeHandlers = implement(placeCalls, {
  listPlaces: async ({ deps }) => allPlaces(deps),
  findPlaces: async ({ deps, input }) => ({ places: await findPlaces(deps, input.search) }),
})
