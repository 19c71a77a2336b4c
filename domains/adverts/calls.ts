import { advertCalls } from '#contract/adverts.ts'
import { publicProfile } from '../accounts/service.ts'
import type { Deps } from '../deps.ts'
import { implement } from '../implement.ts'
import { remembered } from '../remembered.ts'
import { findAdverts, findPopular, findSimilar, suggest } from '../search/service.ts'
import { revealPhone } from './reveal.ts'
import { addView, advertsById, publicAdvert } from './service.ts'
import { wireAdvert, wireDetail } from './wire.ts'

export const advertHandlers = implement(advertCalls, {
  listItems: async ({ deps, input }) => {
    const { startID, itemsNum, searchType, ...query } = input
    const { ids, ...page } = await findAdverts(deps, {
      ...query,
      type: searchType,
      start: startID,
      size: itemsNum,
    })
    return { items: await cards(deps, ids), ...page }
  },

  listHistory: async ({ deps, input }) => ({
    items: await cards(deps, [...new Set(input.idsList)].slice(0, input.itemsNum)),
  }),

  preSearch: async ({ deps, input }) => {
    const { advertIds, subcategories } = await suggest(deps, input.search)
    return { items: await cards(deps, advertIds), subcats: subcategories }
  },

  getPopular: async ({ deps }) => ({ items: await popular(deps) }),

  addView: async ({ deps, input, user, visitor }) => ({
    views: await addView(deps, { user, visitor }, input.itemID),
  }),

  getAdvert: async ({ deps, input }) => {
    const advert = await publicAdvert(deps, input.itemID)
    return { item: wireDetail(advert, await publicProfile(deps, { id: advert.ownerId })) }
  },

  listSimilar: async ({ deps, input }) => ({
    items: await cards(deps, await findSimilar(deps, input.itemID, input.itemsNum)),
  }),

  revealPhone: async ({ deps, user, visitor, input }) => ({
    phone: await revealPhone(deps, { user, visitor }, input.itemID),
  }),
})

async function cards(deps: Deps, ids: readonly number[]) {
  return (await advertsById(deps, ids)).map(wireAdvert)
}

/** Popular changes by the day, and finding it looks at thousands of adverts. All are read in one go, then dealt out. */
const popular = remembered(60_000, async (deps: Deps) => {
  const columns = await findPopular(deps)
  const adverts = await cards(
    deps,
    columns.flatMap(({ advertIds }) => advertIds),
  )
  const byId = new Map(adverts.map((advert) => [advert.id, advert]))
  return columns.map(({ slug, labels, advertIds }) => ({
    slug,
    labels,
    adverts: advertIds.flatMap((id) => byId.get(String(id)) ?? []),
  }))
})
