import { searchCalls } from '#contract/search.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { advertCards } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { implement } from '../implement.ts'
import { ttlCache } from '../lib/ttl-cache.ts'
import {
  countEmptySearch,
  distancesFrom,
  findList,
  findClusters,
  findFacets,
  findPopular,
  explainZeroResults,
  proposeSubcategories,
  readTitle,
  similarCards,
  suggest,
} from './service.ts'

export const searchHandlers = implement(searchCalls, {
  listItems: async ({ deps, input }) => {
    const { startID, itemsNum, ...query } = input
    const found = await findList(deps, { ...query, start: startID, size: itemsNum })
    const { ids, paid, also, missing, partial, understood, asTyped: _query, ...page } = found
    const shown = [...paid, ...ids, ...partial.flatMap((group) => group.ids)]
    const [all, distances] = await Promise.all([
      advertCards(deps, shown),
      query.near ? distancesFrom(deps, query.near, shown) : null,
    ])
    const cards = new Map(
      all.map((card) => {
        const distance = distances?.get(card.id)
        return [card.id, distance === undefined ? card : { ...card, distance }]
      }),
    )
    const cardsOf = (some: readonly number[]) => some.flatMap((id) => cards.get(String(id)) ?? [])
    return {
      ...{
        ...page,
        items: cardsOf(ids),
        paid: cardsOf(paid),
        also: [...also],
        missing: [...missing],
      },
      partial: partial.map((group) => ({ missing: [...group.missing], items: cardsOf(group.ids) })),
      understood: [...understood],
    }
  },

  preSearch: async ({ deps, input }) => {
    const { queries, advertIds, subcategories, places } = await suggest(deps, input.search)
    return {
      queries: [...queries],
      items: await advertCards(deps, advertIds),
      subcats: [...subcategories],
      places: [...places],
    }
  },

  getPopular: async ({ deps }) => ({ items: await popular(deps) }),

  listSimilar: async ({ deps, input: { itemID, itemsNum } }) => ({
    items: await similarCards(deps, itemID, itemsNum),
  }),

  proposeSubcategories: async ({ deps, input }) => ({
    subcategories: await proposeSubcategories(deps, input.title),
  }),

  readTitle: async ({ deps, input }) => {
    const { proposals, ...read } = await readTitle(deps, input)
    return { subcategories: [...proposals], ...read }
  },

  getFacets: async ({ deps, input }) => {
    const { elsewhere, ...facets } = await findFacets(deps, input)
    return { ...facets, elsewhere: [...elsewhere] }
  },

  getClusters: async ({ deps, input }) => {
    const { zoom, ...query } = input
    const { clusters, ...counted } = await findClusters(deps, query, zoom)
    return {
      clusters: clusters.map((cluster) => ({ ...cluster, advertId: String(cluster.advertId) })),
      ...counted,
    }
  },

  getZeroResults: async ({ deps, user, visitor, input }) => {
    const found = await explainZeroResults(deps, input)
    const { isEmpty, without, missingWord, advertIds, places } = found
    // Who searches is answered whether it can be counted or not.
    if (isEmpty) {
      await countEmptySearch(deps, { user, visitor }, input).catch((error: Error) =>
        deps.log.warn({ error: error.message }, 'a search was not counted'),
      )
    }
    return {
      without: [...without],
      missingWord,
      items: await advertCards(deps, advertIds),
      places: [...places],
    }
  },
})

/** Cached for a minute, because ranking reads thousands of adverts and the result changes daily. */
const popular = ttlCache(minuteMs, async (deps: Deps) => {
  const columns = await findPopular(deps)
  const adverts = await advertCards(
    deps,
    columns.flatMap(({ advertIds }) => advertIds),
  )
  const byId = new Map(adverts.map((advert) => [advert.id, advert]))
  return columns.map(({ slug, labels, count, advertIds }) => ({
    slug,
    labels,
    count,
    adverts: advertIds.flatMap((id) => byId.get(String(id)) ?? []),
  }))
})
