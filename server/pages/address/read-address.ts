import type { FastifyRequest } from 'fastify'
import { addressIn, isLanguage, type Lang } from '#contract/languages.ts'
import type { Config } from '../../config.ts'
import { deviceOf } from '../cached-pages.ts'
import type { Route, RouteTable } from '../route-table.ts'

/** An attribute filter: `a_year`, and the ends of a range in a submitted form. */
const attributeFilter = /^a_[a-z][a-z0-9_]{0,39}(\.(from|to))?$/

export interface Address {
  readonly lang: Lang
  readonly path: string
  readonly device: 'desktop' | 'mobile'
  readonly url: URL
  readonly route: Route
}

/** Reads the page that a request asks for: its language, path, device and known query. */
export function readAddress(
  request: FastifyRequest,
  { config, routes }: { readonly config: Config; readonly routes: RouteTable },
): Address {
  // Concatenated, because "//host" as a relative URL would lead to another site.
  const url = new URL(config.publicUrl.origin + request.url)
  url.pathname = url.pathname.replaceAll(/\/{2,}|\\/g, '/')
  const [, first, ...rest] = url.pathname.split('/')
  const isMirror = isLanguage(first) && first !== 'ro'
  const bare = `/${rest.join('/')}`
  const path = isMirror ? bare : url.pathname
  // `/ro` leads to the address without it, with the query of that page.
  const route = routes.match(isLanguage(first) ? bare : path)
  dropUnknownQuery(url.searchParams, route)
  return { lang: isMirror ? first : 'ro', path, device: deviceOf(request.headers), url, route }
}

/** Removes query parameters that the route does not name, so that the cache cannot be filled with copies. */
function dropUnknownQuery(
  query: URLSearchParams,
  { query: names, hasAttributeFilters }: Route,
): void {
  for (const name of [...query.keys()]) {
    const isEmpty = query.getAll(name).every((value) => value === '')
    const isKnown = names.includes(name) || (hasAttributeFilters && attributeFilter.test(name))
    if (isEmpty || !isKnown) query.delete(name)
  }
  sortQuery(query, names)
}

/** Sorts the query in the order of the route; attribute filters come last, by name. */
function sortQuery(query: URLSearchParams, names: readonly string[]): void {
  const place = (name: string): number =>
    names.includes(name) ? names.indexOf(name) : names.length
  const sorted = [...query].toSorted(
    ([one], [other]) => place(one) - place(other) || (one < other ? -1 : Number(one > other)),
  )
  for (const name of new Set(query.keys())) query.delete(name)
  for (const [name, value] of sorted) query.append(name, value)
}

/**
 * Canonical URL, or null if this is it: no prefix for Romanian, no trailing slash (except `/profile/` of the
 * specification).
 */
export function canonicalUrl({ path, lang, url }: Address): string | null {
  if (path === '/ro' || path.startsWith('/ro/')) return (path.slice(3) || '/') + url.search
  if (path === '/' || path === '/profile/' || !path.endsWith('/')) return null
  return addressIn(lang, path.replace(/\/+$/, '') || '/') + url.search
}
