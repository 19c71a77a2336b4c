import type { FooterItem, SiteSettings } from '#contract/content.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { isSellingNow } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../ttl-cache.ts'
import { listFlagsOn, listMenuItems } from './store.ts'

export { allArticles, articleRatings, eraseRatingsOf } from './articles/service.ts'

export { findParagraphs, type FoundParagraph } from './paragraphs/find-paragraphs.ts'
export { understandQuestion, type Understood } from './paragraphs/understand.ts'

/** Footer menus, shown on every page. */
export const footerMenus: (deps: Pick<Deps, 'sql'>) => Promise<FooterItem[]> = ttlCache(
  minuteMs,
  (deps: Pick<Deps, 'sql'>) => listMenuItems(deps.sql),
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
