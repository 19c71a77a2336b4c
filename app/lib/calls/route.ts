import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from '../router/index.ts'
import type { LazyTexts } from '../texts/lazy-texts.ts'
import { mayOpen } from '../session/page-rights.ts'
import { loginFirst, notInRole, screenVisit, type Head } from './screen.ts'

/** Facts of a route that are known before its screen is loaded; the page server reads them, see `route-table.ts`. */
export interface RouteFacts {
  /**
   * `login`: the screen requires a login. `secret`: the address contains a one-time key, so it is excluded from caches,
   * logs and search engines. `staff`: a screen of the console; to anybody else an address that does not exist.
   */
  readonly access: 'open' | 'login' | 'secret' | 'staff'
  /** Query parameters that change the page; all others are dropped. */
  readonly query: readonly string[]
  /** Whether attribute filters (`a_year=2010-2015`) change the page. */
  readonly hasAttributeFilters?: boolean
  /**
   * The same for all logged-in users but for their name, hearts and own adverts: rendered once for them too, and filled
   * in for each. No call of its loader may depend on the user.
   */
  readonly isSameForUsers?: boolean
  /**
   * Read before anything on it is pressed: to visitors its scripts come with the first sign of a person, see early.js.
   */
  readonly hydratesOnInteraction?: boolean
  /** Public, but excluded from search engines. */
  readonly isUnlisted?: boolean
  /** Cache tags of the data shown; a path parameter stands in braces: `advert:{advertId}`. */
  readonly tags: readonly string[]
}

interface ScreenModule {
  readonly Component: ComponentType
  // The types of a route's loader and head match inside its module; here they are erased.
  readonly head: Head<never>
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown>
  readonly action?: RouteObject['action']
  readonly shouldRevalidate?: RouteObject['shouldRevalidate']
  /** Lazy texts, loaded together with the screen. */
  readonly texts?: readonly Pick<LazyTexts<unknown>, 'ready'>[]
}

export interface ScreenHandle extends RouteFacts {
  /** Title and description; absent until the screen has loaded. */
  head?: Head<never>
  isLoaded?: boolean
}

/** Declares a route. The id is the module's path under app/screens, used for preloading. */
export function screen(
  path: string,
  id: string,
  load: () => Promise<ScreenModule>,
  facts: RouteFacts,
): RouteObject & { path: string; handle: ScreenHandle } {
  const handle: ScreenHandle = { ...facts }
  return {
    path,
    id: `${id}:${path}`,
    handle,
    lazy: async () => {
      const { Component, head, loader, action, shouldRevalidate, texts = [] } = await load()
      await Promise.all(texts.map(({ ready }) => ready()))
      Object.assign(handle, { head, isLoaded: loader !== undefined })
      return {
        Component,
        ...(loader && {
          loader: inRole(path, facts.access === 'login' ? afterLogin(loader) : loader),
        }),
        ...(action && { action: inRole(path, action) }),
        ...(shouldRevalidate && { shouldRevalidate }),
      }
    },
  }
}

/** Who acts for a company gets a page, or sends its form, only in a role that may. */
function inRole<Answer>(path: string, run: (args: LoaderFunctionArgs) => Answer) {
  return (args: LoaderFunctionArgs): Answer => {
    if (!mayOpen(screenVisit(args).me?.acting, path)) throw notInRole()
    return run(args)
  }
}

function afterLogin(loader: NonNullable<ScreenModule['loader']>) {
  return async (args: LoaderFunctionArgs): Promise<unknown> => {
    const visit = screenVisit(args)
    if (!visit.me) throw loginFirst(visit)
    return loader(args)
  }
}
