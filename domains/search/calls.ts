import { searchCalls } from '#contract/search.ts'
import { implement } from '../implement.ts'
import { findClusters, findFacets, findWaysOut } from './service.ts'
import { advertsById } from '../adverts/service.ts'
import { wireAdvert } from '../adverts/presenter.ts'

export const searchHandlers = implement(searchCalls, {
  getFacets: async ({ deps, input }) => findFacets(deps, input),

  getClusters: async ({ deps, input }) => {
    const { zoom, ...wish } = input
    const { clusters, ...counted } = await findClusters(deps, wish, zoom)
    return {
      clusters: clusters.map((cluster) => ({ ...cluster, advertId: String(cluster.advertId) })),
      ...counted,
    }
  },

  getWaysOut: async ({ deps, input }) => {
    const { without, missingWord, advertIds, places } = await findWaysOut(deps, input)
    const adverts = await advertsById(deps, advertIds)
    const now = deps.clock.now()
    return {
      without: [...without],
      missingWord,
      items: adverts.map((advert) => wireAdvert(advert, now)),
      places: [...places],
    }
  },
})
