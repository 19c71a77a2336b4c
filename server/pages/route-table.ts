import { readFile } from 'node:fs/promises'

/** What the built application declares of a route, see `RouteFacts` in app/. */
export interface Route {
  readonly path: string
  readonly access: 'open' | 'login' | 'secret' | 'staff'
  readonly query: readonly string[]
  readonly hasAttributeFilters?: boolean
  readonly isSameForUsers?: boolean
  readonly hydratesOnInteraction?: boolean
  readonly isUnlisted?: boolean
  readonly tags: readonly string[]
}

const routesFile = new URL('../../dist/server/routes.json', import.meta.url)

/** Reads the routes of the built application. */
export async function readRouteTable(): Promise<RouteTable> {
  return routeTable(JSON.parse(await readFile(routesFile, 'utf8')))
}

export interface RouteTable {
  /** The route of a path without its language, with its tags expanded; the last one, `*`, matches any path. */
  readonly match: (path: string) => Route
  /** The URL without the keys of secret links, for logs. */
  readonly redact: (url: string) => string
  /** Path prefixes that search engines should not crawl. */
  readonly unlisted: readonly string[]
}

/** Throws at start if a route lacks a required property, or if the last one is not `*`. */
export function routeTable(routes: readonly Route[]): RouteTable {
  for (const route of routes) {
    const missing = (['access', 'query', 'tags'] as const).filter(
      (fact) => route[fact] === undefined,
    )
    if (missing.length > 0)
      throw new Error(`The route ${route.path} lacks ${missing.join(', ')}: see app/routes.ts`)
  }
  const last = routes.at(-1)
  if (last?.path !== '*') throw new Error('The last route of app/routes.ts is not *')
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }))
  const secret = routes.filter(({ access }) => access === 'secret').map(({ path }) => startOf(path))
  const key = new RegExp(`(${secret.map((start) => escape(start)).join('|')})[^/?]+`, 'g')
  return {
    match: (path) => {
      for (const { route, pattern } of patterns) {
        const found = pattern.exec(path)
        if (found) return { ...route, tags: expandTags(route.tags, found.groups) }
      }
      return last
    },
    redact: (url) => (secret.length > 0 ? url.replaceAll(key, '$1…') : url),
    // To a crawler the console does not exist, so that robots.txt must not name it.
    unlisted: routes
      .filter(({ access, isUnlisted }) => access !== 'staff' && (access !== 'open' || isUnlisted))
      .map(({ path }) => startOf(path)),
  }
}

/** `/category/:category/:page?` as a regular expression with a group per parameter. */
function patternOf(path: string): RegExp {
  if (path === '*') return /^.*$/
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => {
      const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? []
      if (!name) return `/${escape(part)}`
      return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
    })
  return new RegExp(`^${parts.join('')}/?$`)
}

function expandTags(tags: readonly string[], params: Record<string, string> = {}): string[] {
  return tags.map((tag) => tag.replace(/\{(\w+)\}/, (_whole, name: string) => params[name] ?? ''))
}

/** The path up to its first parameter, without the slash before one that may be absent. */
function startOf(path: string): string {
  return path.replace(/\/:\w+\?.*$|:.*$/, '')
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
