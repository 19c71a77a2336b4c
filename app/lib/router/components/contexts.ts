import { createContext, use, useCallback, type ReactElement } from 'react'
import type { Router } from '../core/router.ts'
import {
  idle,
  type Location,
  type Navigation,
  type RouteData,
  type RouteMatch,
  type RouterState,
} from '../core/types.ts'

// One context for each thing that changes by itself, so that a part is drawn again only for what it reads.

/** Null on the server. */
export const RouterContext = createContext<Router | null>(null)
export const BasenameContext = createContext('/')
/** Below the base name. */
export const LocationContext = createContext<Location>({
  ...{ pathname: '/', search: '', hash: '', state: null, key: 'default' },
})
export const NavigationContext = createContext<Navigation>(idle)
export const RevalidationContext = createContext<RouterState['revalidation']>('idle')
export const MatchesContext = createContext<readonly RouteMatch[]>([])
export const LoaderDataContext = createContext<RouteData>({})
export const ActionDataContext = createContext<RouteData | null>(null)
/** Everything; null on the server. */
export const StateContext = createContext<RouterState | null>(null)

interface RouteContextValue {
  readonly match: RouteMatch | null
  /** What the route below shows. */
  readonly outlet: ReactElement | null
}

export const RouteContext = createContext<RouteContextValue>({ match: null, outlet: null })
export const RouteErrorContext = createContext<unknown>(undefined)

/** The router, for what is done after the page was drawn in a browser. */
export function useRouter(): () => Router {
  const router = use(RouterContext)
  return useCallback(() => {
    if (!router) throw new Error('There is no router before the page is drawn in a browser')
    return router
  }, [router])
}
