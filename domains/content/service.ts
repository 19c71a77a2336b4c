import type { FooterItem, SiteMenus, SiteSettings } from '#contract/content.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { isSellingNow } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../lib/ttl-cache.ts'
import { listFlagsOn, listMenuItems, listMenuLines } from './store.ts'

export { allArticles, articleRatings, eraseRatingsOf } from './articles/service.ts'

export { findParagraphs, type FoundParagraph } from './paragraphs/find-paragraphs.ts'
export { understandQuestion, type Understood } from './paragraphs/understand.ts'

/** Articles of the footer's menus. */
export const footerMenus: (deps: Pick<Deps, 'sql'>) => Promise<FooterItem[]> = ttlCache(
  minuteMs,
  (deps: Pick<Deps, 'sql'>) => listMenuItems(deps.sql),
)

/** Menus, shown on every page. */
export const siteMenus: (deps: Pick<Deps, 'sql'>) => Promise<SiteMenus> = ttlCache(
  minuteMs,
  async ({ sql }: Pick<Deps, 'sql'>) => {
    const lines = await listMenuLines(sql)
    const linesOf = (menu: keyof SiteMenus) =>
      lines.flatMap((line) =>
        line.menu === menu ? [{ href: line.href, labels: line.labels }] : [],
      )
    return {
      header: linesOf('header'),
      information: linesOf('information'),
      support: linesOf('support'),
    }
  },
)

const flagsOn = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) => listFlagsOn(deps.sql))

/** Settings made by the operator; a changed flag is effective within a minute. */
export async function siteSettings(
  deps: Pick<Deps, 'sql' | 'passwordMinLength' | 'helpMail' | 'operator'>,
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
    operator: deps.operator,
  }
}
