import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import type { Lang } from '#contract/languages.ts'
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

const handlers = new Map<string, StaticHandler>()

/** As many as there are languages and first parts of paths; made when they are first asked for. */
function handlerOf(lang: Lang, request: Request): StaticHandler {
  const basename = lang === 'ro' ? '/' : `/${lang}`
  const { pathname } = new URL(request.url)
  const first = knownFirstPart(lang === 'ro' ? pathname : pathname.slice(basename.length))
  const key = `${lang} ${first ?? 'all'}`
  const handler = handlers.get(key) ?? createStaticHandler(routesBelow(first), { basename })
  handlers.set(key, handler)
  return handler
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
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, visit)
  const context = await handlerOf(visit.lang, request).query(request, { requestContext })
  if (context instanceof Response) return context

  const texts = catalogues[visit.lang]
  const { matches, loaderData, actionData, errors } = context
  const shown = { ...context, errors: errors && shownErrors(errors, visit.requestId) }
  const router = createStaticRouter(branchOf(matches), shown)
  const html = renderToString(
    <TextsContext value={texts}>
      <StaticRouterProvider router={router} context={shown} hydrate={false} />
    </TextsContext>,
  )
  const isMissing = matches.at(-1)?.route.path === '*'
  const isHidden = isHiddenConsole(context)
  return {
    status: isMissing ? 404 : context.statusCode,
    head: headOf(
      texts,
      matches.map(({ route }) => ({ handle: route.handle, data: loaderData[route.id] })),
      errors,
    ),
    html,
    bugs: Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error)),
    hydration: isHidden
      ? { loaderData: { layout: loaderData['layout'] }, actionData, errors: null }
      : { loaderData, actionData, errors: shown.errors },
    screens: isHidden
      ? [notFoundScreen]
      : matches.flatMap(({ route }) =>
          route.id.includes(':') ? [`app/screens/${route.id.split(':')[0]}.tsx`] : [],
        ),
  }
}

/** The matched routes alone, each in the one before: the router copies all that it is given for every page. */
function branchOf(matches: StaticHandlerContext['matches']): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route: { children: _others, index: _index, ...route } }) => [
      children.length > 0 ? { ...route, children } : route,
    ],
    [],
  )
}

const notFoundScreen = 'app/screens/errors/not-found.tsx'

/** To whoever has no right there, the console is an address that does not exist: the page names none of its files. */
function isHiddenConsole({ matches, loaderData, statusCode }: StaticHandlerContext): boolean {
  const isConsole = matches.some(({ route }) => route.id === consoleRoute.id)
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
