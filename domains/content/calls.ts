import { contentCalls } from '#contract/content.ts'
import { Refusal } from '#contract/refusals.ts'
import { implement } from '../implement.ts'
import { findPage, listBanners, listMenuItems } from './store.ts'

export const contentHandlers = implement(contentCalls, {
  listBanners: async ({ deps, input }) => ({
    items: (await listBanners(deps.sql, input.itemsType)).filter(({ images }) => images?.length),
  }),
  listMenuItems: async ({ deps }) => ({ items: await listMenuItems(deps.sql) }),
  getPage: async ({ deps, input }) => {
    const page = await findPage(deps.sql, input.slug)
    if (!page) throw new Refusal('page_not_found')
    return page
  },
})
