import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import type { Texts } from '#i18n/texts.ts'
import { splitLanguage } from '../browser/addresses.ts'
import { loginCodes, postCall } from './calls.ts'
import { isRefusedAs, refusalFrom } from './refusal.ts'
import { visitContext, type Visit } from './visit.ts'

/** What a screen's loader is given: the visit, and the address that was asked for. */
export interface ScreenVisit extends Visit {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
  /** Path without the language, with its query: where to come back to after a login. */
  readonly path: string
}

export interface PageHead {
  readonly title: string
  readonly description: string
  readonly noIndex?: boolean
  /** JSON-LD for search engines; only the server writes it. */
  readonly structured?: object
}

/** Title and description of a screen; `loaded` is what its loader gave. */
export type Head<Loaded = unknown> = (texts: Texts, loaded: Loaded) => PageHead

type ScreenLoader<Loaded> = (args: LoaderFunctionArgs) => Promise<Loaded>

/** Makes a route's loader of a function that makes calls; turns refusals into pages. */
export function screenLoader<Loaded>(
  load: (visit: ScreenVisit) => Promise<Loaded>,
): ScreenLoader<Loaded> {
  return async (args) => {
    const visit = screenVisit(args)
    try {
      return await load(visit)
    } catch (error) {
      throw pageOf(error, visit)
    }
  }
}

/** Makes a route's action of a function that takes the sent form. What it returns the screen reads back. */
export function screenAction<Answer>(
  act: (visit: ScreenVisit, form: FormData) => Promise<Answer>,
): (args: ActionFunctionArgs) => Promise<Answer> {
  return async (args) => {
    const visit = screenVisit(args)
    // In the browser somebody has pressed something: a login that it needs opens over the page.
    const call = typeof document === 'undefined' ? visit.call : postCall
    return act({ ...visit, call }, await args.request.formData())
  }
}

/** Asks for a login first: the screen belongs to a user. */
export function requireLogin(visit: ScreenVisit): void {
  if (!visit.me) throw loginFirst(visit)
}

/** What the screen's loader gave. */
export function useLoaded<Loader extends (args: never) => Promise<unknown>>(): Awaited<
  ReturnType<Loader>
> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the router's type is for what it serialises itself
  return useLoaderData() as Awaited<ReturnType<Loader>>
}

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
  // What a loader asks with comes from the address: one that breaks the contract's bounds names nothing.
  const { code } = refusalFrom(error)
  const isNowhere = code === 'bad_input' || code === 'too_long'
  if (isNowhere || code.endsWith('_not_found')) return data(null, { status: 404 })
  return code === 'unavailable' ? data(null, { status: 503 }) : error
}

/** The router puts the language in front by itself. */
export function loginFirst({ path }: Pick<ScreenVisit, 'path'>): Response {
  return redirect(`/login?next=${encodeURIComponent(path)}`)
}
