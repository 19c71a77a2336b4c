import { stripBasename } from './paths.ts'
import type { Params, Path, RouteMatch, RouteObject } from './types.ts'

/** A path that a route matches, with the routes around it, outermost first. */
interface Branch {
  readonly routes: readonly RouteObject[]
  readonly pattern: RegExp
  /** Of the pattern's groups. */
  readonly names: readonly string[]
  readonly score: number
}

const branchesByRoutes = new WeakMap<readonly RouteObject[], readonly Branch[]>()

/** The matched route with those around it, outermost first; null: none matches. Paths match in any case of letters. */
export function matchRoutes(
  routes: readonly RouteObject[],
  location: Pick<Path, 'pathname'> | string,
  basename = '/',
): RouteMatch[] | null {
  const path = typeof location === 'string' ? location : location.pathname
  const stripped = stripBasename(path, basename)
  if (stripped === null) return null
  const pathname = decodePath(stripped)
  for (const branch of branchesOf(routes)) {
    const found = branch.pattern.exec(pathname)
    if (found) return matchesOf(branch, found)
  }
  return null
}

export function routeId({ id, path }: RouteObject): string {
  return id ?? path ?? ''
}

function matchesOf({ routes, names }: Branch, found: RegExpExecArray): RouteMatch[] {
  const params: Params = Object.fromEntries(
    names.map((name, at) => [name, found[at + 1]?.replaceAll('%2F', '/')]),
  )
  return routes.map((route, at) => ({
    ...{ id: routeId(route), route, params },
    pathname: at < routes.length - 1 ? '/' : found[0],
  }))
}

function branchesOf(routes: readonly RouteObject[]): readonly Branch[] {
  const known = branchesByRoutes.get(routes)
  if (known) return known
  const branches = flatten(routes, []).toSorted((one, other) => other.score - one.score)
  branchesByRoutes.set(routes, branches)
  return branches
}

function flatten(routes: readonly RouteObject[], around: readonly RouteObject[]): Branch[] {
  return routes.flatMap((route) => {
    const branch = [...around, route]
    if (route.children) return flatten(route.children, branch)
    return variantsOf(route.path ?? '').map((path) => compile(path, branch))
  })
}

/** A path for each number of optional parts at its end. */
function variantsOf(path: string): string[] {
  const parts = path.split('/')
  const required = parts.filter((part) => !part.endsWith('?')).length
  const bare = parts.map((part) => part.replace(/\?$/, ''))
  return Array.from({ length: parts.length - required + 1 }, (_, more) =>
    bare.slice(0, required + more).join('/'),
  )
}

function compile(path: string, routes: readonly RouteObject[]): Branch {
  if (path === '*') return { routes, pattern: /^\/(.*)$/, names: ['*'], score: 0 }
  const parts = path.split('/').filter(Boolean)
  const isParameter = (part: string): boolean => part.startsWith(':')
  const source = parts.map((part) => (isParameter(part) ? '/([^/]+)' : `/${escape(part)}`)).join('')
  return {
    routes,
    pattern: new RegExp(`^${source || '/'}/*$`, 'i'),
    names: parts.filter(isParameter).map((part) => part.slice(1)),
    score: 1 + parts.reduce((sum, part) => sum + (isParameter(part) ? 4 : 11), 0),
  }
}

function escape(part: string): string {
  return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** An encoded slash stays one character of its part. A path that is no valid encoding stays as it is. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
