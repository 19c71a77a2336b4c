/**
 * Paths of the site that the help bot may lead to, without a language; a parameter begins with ":". Screens behind a
 * secret and those of one advert or conversation are not among them.
 */
export const knownPaths = [
  '/',
  '/search',
  '/recent',
  '/compare',
  '/category/:category',
  '/category/:category/:subcategory',
  '/add-advert',
  '/login',
  '/my-adverts',
  '/edit-advert/:advertId',
  '/my-favorites',
  '/my-searches',
  '/my-messages',
  '/my-notifications',
  '/my-notifications/settings',
  '/my-reviews',
  '/my-reports',
  '/my-following',
  '/my-dashboard',
  '/my-import',
  '/my-profile',
  '/my-api',
  '/my-team',
  '/exchange-rates',
  '/pricing',
  '/my-bills',
  '/my-bills-history',
  '/my-payment-methods',
  '/help-desk',
  '/my-tickets',
  '/article',
  '/article/:slug',
] as const

const patterns = knownPaths.map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\p{L}\\p{N}_-]+')}$`, 'u'),
)

/** Whether a path of the site, with or without a query and a fragment, leads to one of the known screens. */
export function isKnownPath(path: string): boolean {
  if (!/^\/(?![/\\])[^\s\\\u0000-\u001f\u007f[\]<>"]*$/.test(path)) return false
  const [screen = ''] = path.split(/[?#]/)
  return patterns.some((pattern) => pattern.test(screen))
}

const goPattern = /\s*\[\[go:([^\]]*)\]\]\s*$/

/** Splits `text [[go:/path]]` into what is said and where it leads; null: nowhere. */
export function splitGo(message: string): { readonly text: string; readonly go: string | null } {
  const found = goPattern.exec(message)
  return found
    ? { text: message.slice(0, found.index).trim(), go: found[1] ?? '' }
    : { text: message, go: null }
}
