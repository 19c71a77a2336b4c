import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '../router/index.ts'
import type { Texts } from '#i18n/texts.ts'
import { splitLanguage } from '../browser/addresses.ts'
import { loginCodes, noteScreen, postCall } from './calls.ts'
import { isRefusedAs, refusalFrom } from './refusal.ts'
import { visitContext, type Visit } from './visit.ts'

/** Argument of a screen's loader: the visit and the requested address. */
export interface ScreenVisit extends Visit {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
  /** Path without the language, with its query; the return address after a login. */
  readonly path: string
}

export interface PageHead {
  readonly title: string
  readonly description: string
  readonly noIndex?: boolean
  /** JSON-LD for search engines; rendered only by the server. */
  readonly structured?: object
  /** Path of the picture for shared links, below that of the language; rendered only by the server. */
  readonly picture?: string
}

/** Title and description of a screen; `loaded` is the loader's result. */
export type Head<Loaded = unknown> = (texts: Texts, loaded: Loaded) => PageHead

type ScreenLoader<Loaded> = (args: LoaderFunctionArgs) => Promise<Loaded>

/** Wraps a function that makes calls as a route loader; converts refusals to pages. */
export function screenLoader<Loaded>(
  load: (visit: ScreenVisit) => Promise<Loaded>,
): ScreenLoader<Loaded> {
  return async (args) => {
    const visit = screenVisit(args)
    if (typeof document !== 'undefined') noteScreen(visit.path.replace(/\?.*$/, ''))
    try {
      return await load(visit)
    } catch (error) {
      throw pageOf(error, visit)
    }
  }
}

/** Wraps a function that receives the submitted form as a route action. The screen reads its result. */
export function screenAction<Answer>(
  act: (visit: ScreenVisit, form: FormData) => Promise<Answer>,
): (args: ActionFunctionArgs) => Promise<Answer> {
  return async (args) => {
    const visit = screenVisit(args)
    // In the browser an action follows a press, so a required login opens over the page.
    const call = typeof document === 'undefined' ? visit.call : postCall
    try {
      return await act({ ...visit, call }, await args.request.formData())
    } catch (error) {
      throw isRefusedAs(error, 'acting_refused') ? notInRole() : error
    }
  }
}

/** Redirects to the login when the visitor is not logged in. */
export function requireLogin(visit: ScreenVisit): void {
  if (!visit.me) throw loginFirst(visit)
}

/** Returns the result of the screen's loader. */
export const useLoaded = useLoaderData

export function screenVisit({
  context,
  params,
  request,
}: LoaderFunctionArgs | ActionFunctionArgs): ScreenVisit {
  const visit = context.get(visitContext)
  const url = new URL(request.url)
  const { path } = splitLanguage(url.pathname)
  return { ...visit, params, query: url.searchParams, path: path + url.search }
}

function pageOf(error: unknown, visit: ScreenVisit): unknown {
  if (isRefusedAs(error, ...loginCodes)) return loginFirst(visit)
  if (isRefusedAs(error, 'acting_refused')) return notInRole()
  // The loader's input comes from the address: values outside the contract's bounds mean not found.
  const { code } = refusalFrom(error)
  const isInvalid = code === 'bad_input' || code === 'too_long'
  if (isInvalid || code.endsWith('_not_found')) return data(null, { status: 404 })
  return code === 'unavailable' ? data(null, { status: 503 }) : error
}

/** The page for who acts for a company in a role that may not do this. */
export function notInRole() {
  return data(null, { status: 403 })
}

/** The router adds the language prefix. */
export function loginFirst({ path }: Pick<ScreenVisit, 'path'>): Response {
  return redirect(`/login?next=${encodeURIComponent(path)}`)
}
