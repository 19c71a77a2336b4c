import { use, useCallback, useEffect, useMemo, useState, type ReactElement } from 'react'
import { unblocked, type IsBlocked } from '../core/blockers.ts'
import type {
  Blocker,
  Location,
  NavigateOptions,
  Navigation,
  Params,
  RouteData,
  RouterState,
  To,
} from '../core/types.ts'
import {
  ActionDataContext,
  LoaderDataContext,
  LocationContext,
  MatchesContext,
  NavigationContext,
  RevalidationContext,
  RouteContext,
  RouteErrorContext,
  StateContext,
  useRouter,
} from './contexts.ts'

/** What a loader, given by its type, leaves on the page; any other type is that of the data itself. */
type Loaded<T> = T extends (...args: never) => infer Result ? Awaited<Result> : T

/** The address of the page, below the base name. */
export function useLocation(): Location {
  return use(LocationContext)
}

/** The navigation that is on its way; its address has the base name. */
export function useNavigation(): Navigation {
  return use(NavigationContext)
}

export function useParams(): Params {
  return use(RouteContext).match?.params ?? {}
}

/** Leads to a path below the base name. */
export function useNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const router = useRouter()
  return useCallback((to, options) => router().navigate(to, options), [router])
}

/** Runs the loaders of the page again. */
export function useRevalidator(): {
  readonly revalidate: () => Promise<void>
  readonly state: RouterState['revalidation']
} {
  const router = useRouter()
  const revalidate = useCallback(() => router().revalidate(), [router])
  return { revalidate, state: use(RevalidationContext) }
}

/** What the route's loader returned. */
export function useLoaderData<T>(): Loaded<T> {
  const { match } = use(RouteContext)
  return use(LoaderDataContext)[match?.id ?? '']
}

/** What the loader of a matched route returned. */
export function useRouteLoaderData<T>(id: string): Loaded<T> | undefined {
  return use(LoaderDataContext)[id]
}

/** What the route's action returned to the form that was sent last. */
export function useActionData<T>(): Loaded<T> | undefined {
  const { match } = use(RouteContext)
  return use(ActionDataContext)?.[match?.id ?? '']
}

/** The error that an `ErrorBoundary` shows. */
export function useRouteError(): unknown {
  return use(RouteErrorContext)
}

interface UIMatch {
  readonly id: string
  readonly handle: unknown
  readonly loaderData: RouteData[string]
}

/** The matched routes, outermost first. */
export function useMatches(): readonly UIMatch[] {
  const matches = use(MatchesContext)
  const loaderData = use(LoaderDataContext)
  return useMemo(
    () =>
      matches.map(({ id, route }) => ({ id, handle: route.handle, loaderData: loaderData[id] })),
    [matches, loaderData],
  )
}

/** Shows the route below. */
export function Outlet(): ReactElement | null {
  return use(RouteContext).outlet
}

let blockers = 0

/** Holds up navigations while it is asked to. */
export function useBlocker(isBlocked: IsBlocked): Blocker {
  const router = useRouter()
  const state = use(StateContext)
  const [key] = useState(() => String(blockers++))
  useEffect(() => router().addBlocker(key, isBlocked))
  return state?.blockers.get(key) ?? unblocked
}
