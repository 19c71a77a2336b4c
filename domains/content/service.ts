import type { FooterItem, MenuLink, SiteSettings } from '#contract/content.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { isSellingNow } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../ttl-cache.ts'
import { listMenuLinks } from './menu-editor/service.ts'
import { listFlagsOn, listMenuItems } from './store.ts'

export { allArticles, articleRatings, eraseRatingsOf } from './articles/service.ts'

export { findParagraphs, type FoundParagraph } from './paragraphs/find-paragraphs.ts'
export { understandQuestion, type Understood } from './paragraphs/understand.ts'

/** Menus, shown on every page: articles of the footer, and links. */
export const siteMenus: (
  deps: Pick<Deps, 'sql'>,
) => Promise<{ items: FooterItem[]; links: MenuLink[] }> = ttlCache(
  minuteMs,
  async ({ sql }: Pick<Deps, 'sql'>) => {
    const [items, links] = await Promise.all([listMenuItems(sql), listMenuLinks(sql)])
    return { items, links }
  },
)

const flagsOn = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) => listFlagsOn(deps.sql))

/** Settings made by the operator; a changed flag is effective within a minute. */
export async function siteSettings(
  deps: Pick<Deps, 'sql' | 'passwordMinLength' | 'helpMail'>,
): Promise<SiteSettings> {
  const [on, isSelling] = await Promise.all([flagsOn(deps), isSellingNow(deps)])
  return {
    showsViews: on.includes('shows_views'),
    prefilter: on.includes('prefilter'),
    subcategoriesInMenu: on.includes('subcategories_in_menu'),
    passwordMinLength: deps.passwordMinLength,
    invitationsOnly: on.includes('invitations_only'),
    takesMail: deps.helpMail !== null,
    isSelling,
  }
}
