import type { ComponentType, ReactNode } from 'react'
import type { RouterContextProvider } from './context.ts'

/** Parts of an address; `search` with its "?", `hash` with its "#". */
export interface Path {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export interface Location extends Path {
  /** Stored with the entry of the history. */
  readonly state: unknown
  /** Unique to the entry of the history. */
  readonly key: string
}

/** An absolute path below the base name, or parts of one: absent parts are empty, but for the path, which stays. */
export type To = string | Partial<Path>

export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE'

export type Params = Readonly<Record<string, string | undefined>>

/** What loaders and actions returned, by route id: known only to the screens that it is for. */
export type RouteData = Readonly<Record<string, ReturnType<JSON['parse']>>>

export interface LoaderFunctionArgs {
  readonly request: Request
  readonly params: Params
  readonly context: RouterContextProvider
}

export type ActionFunctionArgs = LoaderFunctionArgs

type RouteFunction = (args: LoaderFunctionArgs) => unknown

/** A form that is sent by a method that changes something. */
export interface Submission {
  readonly formMethod: 'POST'
  /** Path and query. */
  readonly formAction: string
  readonly formData: FormData
}

export interface ShouldRevalidateArgs extends Partial<Submission> {
  readonly currentUrl: URL
  readonly currentParams: Params
  readonly nextUrl: URL
  readonly nextParams: Params
  /** HTTP status of the action's answer, where it named one. */
  readonly actionStatus?: number | undefined
  readonly defaultShouldRevalidate: boolean
}

/** Whether the loader of a route that stays on the page runs again. */
export type ShouldRevalidateFunction = (args: ShouldRevalidateArgs) => boolean

/** What may be loaded with a route's module. */
export interface RouteModule {
  readonly Component?: ComponentType
  readonly loader?: RouteFunction
  readonly action?: RouteFunction
  readonly shouldRevalidate?: ShouldRevalidateFunction | undefined
}

export interface RouteObject extends RouteModule {
  /** Default: its path. */
  readonly id?: string
  /** Of a route without children: static parts, ":name", ":name?" at the end, or "*" for whatever nothing else matches. */
  readonly path?: string
  readonly children?: readonly RouteObject[]
  readonly handle?: unknown
  readonly element?: ReactNode
  /** Shown instead of the route when it, or a route below without one of its own, fails. */
  readonly ErrorBoundary?: ComponentType
  readonly lazy?: (() => Promise<RouteModule>) | undefined
}

export interface RouteMatch {
  readonly id: string
  readonly route: RouteObject
  readonly params: Params
  /** What of the address the route matched; "/" for one with children. */
  readonly pathname: string
}

export interface Navigation extends Partial<Submission> {
  readonly state: 'idle' | 'loading' | 'submitting'
  /** Where it leads; absent while idle. */
  readonly location?: Location
}

export const idle: Navigation = { state: 'idle' }

/** Data with which a router begins, as the server rendered the page. */
export interface HydrationState {
  readonly loaderData?: RouteData | undefined
  readonly actionData?: RouteData | null | undefined
  /** By the id of the route whose boundary shows them. */
  readonly errors?: Readonly<Record<string, unknown>> | null | undefined
}

/** What a page shows. */
export interface PageState {
  readonly location: Location
  readonly matches: readonly RouteMatch[]
  readonly loaderData: RouteData
  readonly actionData: RouteData | null
  readonly errors: Readonly<Record<string, unknown>> | null
}

export interface RouterState extends PageState {
  readonly historyAction: HistoryAction
  /** False until everything that the first page needs is loaded. */
  readonly isInitialized: boolean
  readonly navigation: Navigation
  readonly revalidation: 'idle' | 'loading'
  /** Pixels; null: from the top, or where the fragment is; false: stays. */
  readonly restoreScrollPosition: number | null | false
  readonly preventScrollReset: boolean
  readonly fetchers: ReadonlyMap<string, FetcherState>
  readonly blockers: ReadonlyMap<string, Blocker>
}

export interface FetcherState {
  readonly state: 'idle' | 'loading' | 'submitting'
  readonly data: ReturnType<JSON['parse']>
}

export type Blocker =
  | { readonly state: 'unblocked'; readonly proceed?: undefined; readonly reset?: undefined }
  | { readonly state: 'proceeding'; readonly proceed?: undefined; readonly reset?: undefined }
  | { readonly state: 'blocked'; readonly proceed: () => void; readonly reset: () => void }

export interface BlockedMove {
  readonly currentLocation: Location
  readonly nextLocation: Location
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
  readonly preventScrollReset?: boolean
  /** The browser animates the change. */
  readonly viewTransition?: boolean
}
