import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  loadStaticPage,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticPage,
} from './lib/router/server.ts'
import { addressIn, type Lang } from '#contract/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { headOf, statusOfError } from './lib/browser/head.ts'
import type { PageHead } from './lib/calls/screen.ts'
import { TextsContext } from './lib/texts/texts.ts'
import { visitContext, type Visit } from './lib/calls/visit.ts'
import { consoleRoute } from './console-routes.ts'
import { knownFirstPart, routesBelow } from './routes-below.ts'
import { screens } from './routes.ts'

const catalogues: Record<Lang, Texts> = { ro, ru, en }

const routesByFirst = new Map<string, readonly RouteObject[]>()

/** As many as there are first parts of paths; made when they are first asked for. */
function routesOf(request: Request, basename: string): readonly RouteObject[] {
  const { pathname } = new URL(request.url)
  const first = knownFirstPart(basename === '/' ? pathname : pathname.slice(basename.length))
  const key = first ?? 'all'
  const known = routesByFirst.get(key) ?? routesBelow(first)
  routesByFirst.set(key, known)
  return known
}

/** Route facts that the server needs; the build writes them to a file beside this module. */
export const routes = screens.map(({ path, handle }) => ({ path, ...handle }))

export interface RenderedPage {
  readonly status: number
  readonly head: PageHead
  readonly html: string
  /** Data with which the browser hydrates the page. */
  readonly hydration: { loaderData: unknown; actionData: unknown; errors: unknown }
  /** Unexpected errors (no refusals), for the log. */
  readonly bugs: readonly unknown[]
  /** Modules of the matched screens, for preload links. */
  readonly screens: readonly string[]
}

/** Renders a page: loads all data, then renders the HTML at once. Returns a redirect as a Response. */
export async function renderPage(request: Request, visit: Visit): Promise<RenderedPage | Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  const basename = addressIn(visit.lang, '/')
  const asked = { routes: routesOf(request, basename), basename, request, context }
  const page = await loadStaticPage(asked)
  if (page instanceof Response) return page

  const texts = catalogues[visit.lang]
  const { matches, loaderData, actionData, errors } = page
  const shown = { ...page, errors: errors && shownErrors(errors, visit.requestId) }
  const html = renderToString(
    <TextsContext value={texts}>
      <StaticRouterProvider basename={basename} page={shown} />
    </TextsContext>,
  )
  const isMissing = matches.at(-1)?.route.path === '*'
  const isHidden = isHiddenConsole(page)
  return {
    status: isMissing ? 404 : page.statusCode,
    head: headOf(
      texts,
      matches.map(({ id, route }) => ({ handle: route.handle, data: loaderData[id] })),
      errors,
    ),
    html,
    bugs: Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error)),
    hydration: isHidden
      ? { loaderData: { layout: loaderData['layout'] }, actionData, errors: null }
      : { loaderData, actionData, errors: shown.errors },
    screens: isHidden
      ? [notFoundScreen]
      : matches.flatMap(({ id }) =>
          id.includes(':') ? [`app/screens/${id.split(':')[0]}.tsx`] : [],
        ),
  }
}

const notFoundScreen = 'app/screens/errors/not-found.tsx'

/** To whoever has no right there, the console is an address that does not exist: the page names none of its files. */
function isHiddenConsole({ matches, loaderData, statusCode }: StaticPage): boolean {
  const isConsole = matches.some(({ id }) => id === consoleRoute.id)
  return isConsole && statusCode === 404 && loaderData[consoleRoute.id] === undefined
}

/**
 * What people see of errors: the status, and of a bug the id under which the server has logged it. Pages of other
 * errors are cached for everybody, and have none.
 */
function shownErrors(
  errors: Record<string, unknown>,
  requestId: string | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const status = statusOfError(error)
      return [id, status === 500 ? { status, requestId } : { status }]
    }),
  )
}
