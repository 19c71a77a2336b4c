import type { ShouldRevalidateFunction } from '../lib/router/index.ts'
import type { Lang } from '#contract/languages.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Me } from '#contract/accounts/session.ts'
import { categoryCalls } from '#contract/categories.ts'
import { contentCalls, type SiteMenus } from '#contract/content.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import {
  clearPendingLogin,
  isLayoutStale,
  mayBeLoggedIn,
  useWithoutEnded,
} from '../lib/session/current-user.ts'
import { loginCodes } from '../lib/calls/calls.ts'
import { isRefusedAs } from '../lib/calls/refusal.ts'
import { screenLoader, useLoaded } from '../lib/calls/screen.ts'
import { defaultSettings } from '../lib/calls/settings.ts'
import { labelIn } from '../lib/texts/texts.ts'
import type { Caller } from '../lib/calls/visit.ts'

/**
 * Data of the frame around every screen. Contains only the first level of categories; the menu fetches the rest when it
 * opens, so that pages do not carry 255 subcategories.
 */
export const layoutLoader = screenLoader(async (visit) => {
  const { call, me: known, isTemplate, lang, device } = visit
  const [{ categories }, menus, settings, me] = await Promise.all([
    // Without the database the terms are still readable, in a frame without menus.
    call(categoryCalls.getList, {}).catch(() => ({ categories: [] })),
    call(contentCalls.listMenus, {}).catch(() => ({ header: [], information: [], support: [] })),
    call(contentCalls.getSettings, {}).catch(() => defaultSettings),
    typeof document === 'undefined' ? known : fetchCurrentUser(call),
  ])
  const favoritesAskedAt = typeof document === 'undefined' ? 0 : performance.now()
  // Favourites are a person's own: who acts for a company has none.
  const isPerson = me !== null && !me.acting && !isTemplate
  const favorites = isPerson ? (visit.favorites ?? (await fetchFavorites(call))) : []
  return {
    me,
    device,
    settings,
    favorites,
    favoritesAskedAt,
    categories: categories.map(({ id, slug, icon, color, labels }) => ({
      id,
      slug,
      icon,
      color,
      label: labelIn(lang, labels),
    })),
    menus: menusIn(lang, menus),
  }
})

export interface MenuLine {
  /** Path without the language, or an https address. */
  readonly href: string
  readonly label: string
}

function menusIn(lang: Lang, { header, information, support }: SiteMenus) {
  const inLanguage = (lines: SiteMenus['header']): MenuLine[] =>
    lines.map(({ href, labels }) => ({ href, label: labelIn(lang, labels) }))
  return {
    header: inLanguage(header),
    information: inLanguage(information),
    support: inLanguage(support),
  }
}

/**
 * Returns the current user from the server, which alone can read the session cookie. Needed after a login in the
 * browser.
 */
async function fetchCurrentUser(call: Caller): Promise<Me | null> {
  if (!mayBeLoggedIn()) return null
  try {
    return (await call(accountCalls.validate, {})).data
  } catch (error) {
    if (isRefusedAs(error, ...loginCodes)) clearPendingLogin()
    return null
  }
}

async function fetchFavorites(call: Caller): Promise<readonly string[]> {
  return call(favoriteCalls.list, {}).then(
    ({ items }) => items,
    () => [],
  )
}

/**
 * Reloads the layout only after a successful submit or a login or logout in another tab. An unchanged address is no
 * reason: it also occurs when a user goes back before the next screen has loaded.
 */
export const reloadsLayout: ShouldRevalidateFunction = ({ formMethod, actionStatus = 200 }) =>
  formMethod === undefined ? isLayoutStale() : actionStatus < 400

export type LayoutData = Awaited<ReturnType<typeof layoutLoader>>

export function useLayout(): LayoutData {
  const loaded = useLoaded<typeof layoutLoader>()
  return useWithoutEnded(loaded) ?? loaded
}
