import type { RouteObject } from './lib/router/index.ts'
import { consoleRoute, consoleScreens } from './console-routes.ts'
import { appRoutes, notFound, screens, siteScreens, withLayout } from './routes.ts'

const firstParts: ReadonlySet<string> = new Set(screens.map(({ path }) => firstPartOf(path)))

/**
 * The first part of a path below the language by which `routesBelow` finds its routes: `*` of a path that no screen
 * begins like, null of an encoded one, which only the router decodes.
 */
export function knownFirstPart(path: string): string | null {
  const first = firstPartOf(path).toLowerCase()
  if (first.includes('%')) return null
  return firstParts.has(first) ? first : '*'
}

/** Those of `appRoutes` that a path with this first part can match: the router compares it with each that it is given. */
export function routesBelow(first: string | null): RouteObject[] {
  if (first === null) return appRoutes
  const own = siteScreens.filter(({ path }) => firstPartOf(path) === first)
  const staff = consoleScreens.some(({ path }) => firstPartOf(path) === first) ? [consoleRoute] : []
  return withLayout([...own, ...staff, notFound])
}

/** `/article/:slug` → `article`; no screen has a parameter there. */
function firstPartOf(path: string): string {
  return path.split('/')[1] ?? ''
}
