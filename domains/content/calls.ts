import { contentCalls } from '#contract/content.ts'
import { articleCalls } from '#contract/site/articles.ts'
import { bannerCalls } from '#contract/site/banners.ts'
import { implement } from '../implement.ts'
import { allArticles, pageOf, rateArticle, versionsOf } from './articles/service.ts'
import { searchArticles } from './articles/search.ts'
import { bannersOf, countBanners } from './banners/service.ts'
import { footerMenus, siteMenus, siteSettings } from './service.ts'

export const contentHandlers = implement(contentCalls, {
  listMenuItems: async ({ deps }) => ({ items: await footerMenus(deps) }),
  listMenus: async ({ deps }) => siteMenus(deps),
  getSettings: async ({ deps }) => siteSettings(deps),
  getMap: async ({ deps }) => ({ tiles: deps.mapTiles }),
  getPage: async ({ deps, input: { slug, version } }) => {
    const page = await pageOf(deps, slug, version)
    return { ...page, changedAt: page.changedAt.toISOString() }
  },
  listVersions: async ({ deps, input }) => ({
    items: (await versionsOf(deps, input.slug)).map(({ version, changedAt }) => ({
      version,
      changedAt: changedAt.toISOString(),
    })),
  }),
})

export const articleHandlers = implement(articleCalls, {
  listArticles: async ({ deps }) => ({ items: await allArticles(deps) }),
  searchArticles: async ({ deps, input: { search, lang } }) => ({
    items: await searchArticles(deps, search, lang),
  }),
  rateArticle: async ({ deps, user, visitor, input: { text = '', ...answer } }) => {
    await rateArticle(deps, { user, visitor }, { ...answer, text })
    return {}
  },
})

export const bannerHandlers = implement(bannerCalls, {
  listBanners: async ({ deps, input: { itemsType, lang, page, places } }) => ({
    items: await bannersOf(deps, { type: itemsType, language: lang, page, places }),
  }),
  countBanners: async ({ deps, visitor, input: { views = [], clicks = [] } }) => {
    await countBanners(deps, visitor, { views, clicks })
    return {}
  },
})
