import type { Banner, FooterItem, SiteSettings } from '#contract/content.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../ttl-cache.ts'
import { listBanners, listFlagsOn, listMenuItems } from './store.ts'

export { findParagraphs, type FoundParagraph } from './paragraphs/find-paragraphs.ts'
export { understandQuestion, type Understood } from './paragraphs/understand.ts'

/** Footer menus, shown on every page. */
export const footerMenus: (deps: Pick<Deps, 'sql'>) => Promise<FooterItem[]> = ttlCache(
  minuteMs,
  (deps: Pick<Deps, 'sql'>) => listMenuItems(deps.sql),
)

const allBanners = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) => listBanners(deps.sql))

/** Banners of one type with an image: 1 home carousel, 2 general. */
export async function bannersOf(deps: Pick<Deps, 'sql'>, type: number): Promise<Banner[]> {
  return (await allBanners(deps)).filter((banner) => banner.type === type && banner.images?.length)
}

const flagsOn = ttlCache(minuteMs, (deps: Pick<Deps, 'sql'>) => listFlagsOn(deps.sql))

/** Settings made by the operator; a changed flag is effective within a minute. */
export async function siteSettings(
  deps: Pick<Deps, 'sql' | 'passwordMinLength'>,
): Promise<SiteSettings> {
  const on = await flagsOn(deps)
  return {
    showsViews: on.includes('shows_views'),
    prefilter: on.includes('prefilter'),
    subcategoriesInMenu: on.includes('subcategories_in_menu'),
    passwordMinLength: deps.passwordMinLength,
  }
}
