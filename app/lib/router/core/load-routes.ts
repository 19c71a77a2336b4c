import type { RouterContextProvider } from './context.ts'
import { urlOf } from './paths.ts'
import { methodNotAllowed, resultOf, type Result } from './responses.ts'
import type {
  Location,
  PageState,
  RouteData,
  RouteMatch,
  RouteModule,
  RouteObject,
  Submission,
} from './types.ts'

const modules = new WeakMap<RouteObject, RouteModule>()

/** Null for one that is not loaded yet. */
export function moduleOf(route: RouteObject): RouteModule | null {
  return route.lazy ? (modules.get(route) ?? null) : route
}

/** Once it is loaded, its loader is known. */
export async function loadModule(route: RouteObject): Promise<RouteModule> {
  const known = moduleOf(route)
  if (known || !route.lazy) return known ?? route
  const loaded = await route.lazy()
  modules.set(route, loaded)
  return loaded
}

interface Asked {
  readonly request: Request
  readonly context: RouterContextProvider
}

export async function runAction(match: RouteMatch, asked: Asked): Promise<Result> {
  return (await run('action', match, asked)) ?? methodNotAllowed
}

/** Runs the loaders of matches at once; null for a match that is not planned, or has none. */
export async function runLoaders(
  matches: readonly RouteMatch[],
  plan: readonly boolean[],
  asked: Asked,
): Promise<readonly (Result | null)[]> {
  return Promise.all(
    matches.map((match, at) => (plan[at] === true ? run('loader', match, asked) : null)),
  )
}

/** Null for a route that has none. A module that cannot be loaded is an error of its page. */
async function run(
  name: 'action' | 'loader',
  { route, params }: RouteMatch,
  asked: Asked,
): Promise<Result | null> {
  if (!moduleOf(route)) {
    const loaded = await resultOf(() => loadModule(route))
    if (loaded.type === 'error') return loaded
  }
  const own = moduleOf(route)?.[name]
  return own ? resultOf(() => own({ ...asked, params })) : null
}

/** A move from one page to another, or to itself. */
export interface Change {
  readonly from: Pick<PageState, 'location' | 'matches' | 'loaderData'>
  readonly to: { readonly location: Location; readonly matches: readonly RouteMatch[] }
  readonly submission: Partial<Submission>
  readonly actionStatus: number | undefined
  /** Something has changed on the server, as far as we know. */
  readonly isRequired: boolean
}

/** Which loaders are to run, by the index of their match. */
export function planOf(change: Change): boolean[] {
  return change.to.matches.map((match, at) => isNeeded(change, match, change.from.matches[at]))
}

function isNeeded(change: Change, match: RouteMatch, before: RouteMatch | undefined): boolean {
  const module = moduleOf(match.route)
  if (!module) return true
  if (!module.loader) return false
  if (before?.id !== match.id || !(match.id in change.from.loaderData)) return true
  const { from, to, submission, actionStatus } = change
  const [currentUrl, nextUrl] = [urlOf(from.location), urlOf(to.location)]
  const isSame = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
  const isChanged =
    change.isRequired ||
    isSame ||
    currentUrl.search !== nextUrl.search ||
    before.pathname !== match.pathname
  const isRefused = actionStatus !== undefined && actionStatus >= 400
  const defaultShouldRevalidate = isChanged && !isRefused
  return (
    module.shouldRevalidate?.({
      ...{ currentUrl, currentParams: before.params, nextUrl, nextParams: match.params },
      ...{ ...submission, actionStatus, defaultShouldRevalidate },
    }) ?? defaultShouldRevalidate
  )
}

export interface Loaded {
  readonly loaderData: RouteData
  readonly errors: Readonly<Record<string, unknown>> | null
}

/** What the loaders of matches returned, and errors by the boundary that shows them: of several the outermost. */
export function loadedBy(
  matches: readonly RouteMatch[],
  results: readonly (Result | null)[],
): Loaded {
  const loaderData: Record<string, unknown> = {}
  const errors: Record<string, unknown> = {}
  for (const [at, { id }] of matches.entries()) {
    const result = results[at]
    if (result?.type === 'data') loaderData[id] = result.data
    if (result?.type !== 'error') continue
    loaderData[id] = undefined
    errors[boundaryOf(matches, id)] ??= result.error
  }
  return { loaderData, errors: Object.keys(errors).length > 0 ? errors : null }
}

/** The route whose boundary shows an error of the named one. */
export function boundaryOf(matches: readonly RouteMatch[], id: string): string {
  const at = matches.findIndex((match) => match.id === id)
  const around = matches.slice(0, at + 1).findLast(({ route }) => route.ErrorBoundary)
  return (around ?? matches[0])?.id ?? ''
}

/** By match: whether it stays around the boundary that shows an error of the page. */
export function isAround(matches: readonly RouteMatch[], boundary: string): boolean[] {
  const until = matches.findIndex(({ id }) => id === boundary)
  return matches.map((_match, at) => at < until)
}

/** The data of a page: what was loaded, and of what stays what there was; nothing below an error. */
export function mergeData(
  before: RouteData,
  { loaderData, errors }: Loaded,
  matches: readonly RouteMatch[],
): RouteData {
  const merged: Record<string, unknown> = {}
  for (const { id, route } of matches) {
    if (id in loaderData) {
      if (loaderData[id] !== undefined) merged[id] = loaderData[id]
    } else if (before[id] !== undefined && moduleOf(route)?.loader) merged[id] = before[id]
    if (errors && id in errors) break
  }
  const isSame =
    Object.keys(merged).length === Object.keys(before).length &&
    Object.entries(merged).every(([id, value]) => before[id] === value)
  return isSame ? before : merged
}
