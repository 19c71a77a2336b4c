import { contentCalls } from '#contract/content.ts'
import { Refusal } from '#contract/refusals.ts'
import { implement } from '../implement.ts'
import { allArticles, bannersOf, footerMenus, siteSettings } from './service.ts'
import { findPage } from './store.ts'

export const contentHandlers = implement(contentCalls, {
  listBanners: async ({ deps, input }) => ({ items: await bannersOf(deps, input.itemsType) }),
  listMenuItems: async ({ deps }) => ({ items: await footerMenus(deps) }),
  listArticles: async ({ deps }) => ({ items: await allArticles(deps) }),
  getSettings: async ({ deps }) => siteSettings(deps),
  getMap: async ({ deps }) => ({ tiles: deps.mapTiles }),
  getPage: async ({ deps, input }) => {
    const page = await findPage(deps.sql, input.slug)
    if (!page) throw new Refusal('page_not_found')
    return page
  },
})
