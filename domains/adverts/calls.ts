import { advertCalls } from '#contract/adverts.ts'
import { publicProfile } from '../accounts/service.ts'
import type { Deps } from '../deps.ts'
import { implement } from '../implement.ts'
import { remembered } from '../ttl-cache.ts'
import { findAdverts, findPopular, suggest } from '../search/service.ts'
import { marketOf } from './prices/service.ts'
import { listPrices } from './prices/history-store.ts'
import { revealPhone } from './reveals/service.ts'
import { addView, advertsById, publicAdvert, advertsLike } from './service.ts'
import { wireAdvert, wireDetail } from './presenter.ts'

/** As far back as the page of an advert tells what it cost. */
const pricesShown = 20

export const advertHandlers = implement(advertCalls, {
  listItems: async ({ deps, input }) => {
    const { startID, itemsNum, ...query } = input
    const { ids, also, missing, ...page } = await findAdverts(deps, {
      ...query,
      start: startID,
      size: itemsNum,
    })
    return { items: await cards(deps, ids), ...page, also: [...also], missing: [...missing] }
  },

  listHistory: async ({ deps, input }) => ({
    items: await cards(deps, [...new Set(input.idsList)].slice(0, input.itemsNum)),
  }),

  preSearch: async ({ deps, input }) => {
    const { advertIds, subcategories, places } = await suggest(deps, input.search)
    return { items: await cards(deps, advertIds), subcats: [...subcategories], places: [...places] }
  },

  getPopular: async ({ deps }) => ({ items: await popular(deps) }),

  addView: async ({ deps, input, user, visitor }) => ({
    views: await addView(deps, { user, visitor }, input.itemID),
  }),

  getAdvert: async ({ deps, input }) => {
    const advert = await publicAdvert(deps, input.itemID)
    const [seller, prices, market] = await Promise.all([
      publicProfile(deps, { id: advert.ownerId }),
      advert.hasHistory ? listPrices(deps.sql, advert.id, pricesShown) : [],
      marketOf(deps, advert),
    ])
    return { item: wireDetail(advert, seller, deps.clock.now(), { prices, market }) }
  },

  listSimilar: async ({ deps, input }) => ({
    items: await cards(deps, await advertsLike(deps, input.itemID, input.itemsNum)),
  }),

  revealPhone: async ({ deps, user, visitor, input }) => ({
    phone: await revealPhone(deps, { user, visitor }, input.itemID),
  }),
})

async function cards(deps: Deps, ids: readonly number[]) {
  const now = deps.clock.now()
  return (await advertsById(deps, ids)).map((advert) => wireAdvert(advert, now))
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
