import { isLanguage } from '../../languages.ts'
import { siteLink } from '../company/site-link.ts'
import { isKnownPath } from '../known-paths.ts'

/** Screens that editors link to, besides those that the help bot leads to. */
const further = [
  /^\/advert\/\d+$/,
  /^\/profile\/[\w.-]+$/,
  /^\/exchange-rates$/,
  /^\/register-with-call$/,
]

/** Whether an editor may link to it: a screen of the site, in any language, or an https address. */
export function isLinkable(address: string): boolean {
  if (!address.startsWith('/')) return address.startsWith('https://') && siteLink(address) !== null
  const path = pathWithoutLanguage(address)
  const [screen = ''] = path.split(/[?#]/)
  return isKnownPath(path) || further.some((pattern) => pattern.test(screen))
}

/** Slug of the article that a path leads to; null for another address. */
export function articleIn(address: string): string | null {
  return /^\/article\/([a-z0-9-]+)(?:[?#]|$)/.exec(pathWithoutLanguage(address))?.[1] ?? null
}

function pathWithoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return isLanguage(first) && first !== 'ro' ? `/${rest.join('/')}` : path
}
