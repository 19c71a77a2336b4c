import type { RouterContextProvider } from './core/context.ts'
import { boundaryOf, isAround, loadedBy, runAction, runLoaders } from './core/load-routes.ts'
import { matchRoutes } from './core/match-routes.ts'
import { createLocation } from './core/paths.ts'
import { isRouteErrorResponse, targetOf, type Result } from './core/responses.ts'
import type { PageState, RouteObject } from './core/types.ts'

export interface StaticPage extends PageState {
  readonly statusCode: number
}

interface Asked {
  readonly routes: readonly RouteObject[]
  readonly basename: string
  readonly request: Request
  readonly context: RouterContextProvider
}

/** Runs the action of a form that was sent and all loaders of its page. Returns a redirect with its whole path. */
export async function loadStaticPage(asked: Asked): Promise<StaticPage | Response> {
  const { request, context, routes, basename } = asked
  const location = createLocation(new URL(request.url))
  const matches = matchRoutes(routes, location, basename) ?? []
  const target = matches.at(-1)
  const isSent = request.method !== 'GET' && request.method !== 'HEAD'
  const acted = isSent && target ? await runAction(target, { request, context }) : null
  if (acted?.type === 'redirect') return withBasename(acted.response, basename)

  const failed = acted?.type === 'error' && target ? boundaryOf(matches, target.id) : null
  const plan = failed === null ? matches.map(() => true) : isAround(matches, failed)
  const read = isSent ? new Request(request.url, { headers: request.headers }) : request
  const results = await runLoaders(matches, plan, { request: read, context })
  const led = results.findLast((result) => result?.type === 'redirect')
  if (led?.type === 'redirect') return withBasename(led.response, basename)

  const { loaderData, errors: found } = loadedBy(matches, results)
  const errors = acted?.type === 'error' && failed !== null ? { [failed]: acted.error } : found
  return {
    ...{ location, matches, loaderData: withoutMissing(loaderData), errors },
    actionData: acted?.type === 'data' && target ? { [target.id]: acted.data } : null,
    statusCode: errors ? statusOf(Object.values(errors)[0]) : statusOfResults(acted, results),
  }
}

function withBasename(response: Response, basename: string): Response {
  response.headers.set('location', targetOf(response, basename).location)
  return response
}

function withoutMissing(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(loaderData).filter(([, value]) => value !== undefined))
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** What the action names, or the last loader that names one. */
function statusOfResults(acted: Result | null, results: readonly (Result | null)[]): number {
  const named = [...results, acted].map((result) =>
    result?.type === 'data' ? result.status : undefined,
  )
  return named.findLast((status) => status !== undefined) ?? 200
}
