import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { LazyTexts } from '../texts/lazy-texts.ts'
import { loginFirst, screenVisit, type Head } from './screen.ts'

/** All that is known of a route before its screen is loaded; the page server reads it, see `route-table.ts`. */
export interface RouteFacts {
  /**
   * `login`: the screen belongs to a user, anybody else is asked to log in first. `secret`: the address holds a
   * one-time key, so it stays out of caches, logs and search engines.
   */
  readonly access: 'open' | 'login' | 'secret'
  /** Query parameters that make another page; all others are dropped. */
  readonly query: readonly string[]
  /** Filters by attribute (`a_year=2010-2015`) make another page too. */
  readonly hasAttributeFilters?: boolean
  /** Nothing for search engines, although anybody may see it. */
  readonly isUnlisted?: boolean
  /** Tags of the data that the page shows; a parameter of the path stands in braces: `advert:{advertId}`. */
  readonly tags: readonly string[]
}

interface ScreenModule {
  readonly Component: ComponentType
  // A route's loader and head agree with each other inside their module; here any pair will do.
  readonly head: Head<never>
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown>
  readonly action?: RouteObject['action']
  readonly shouldRevalidate?: RouteObject['shouldRevalidate']
  /** Texts of its own, loaded with it. */
  readonly texts?: readonly Pick<LazyTexts<unknown>, 'ready'>[]
}

export interface ScreenHandle extends RouteFacts {
  /** Title and description; absent until the screen is loaded. */
  head?: Head<never>
  isLoaded?: boolean
}

/** One address of the product. The id names the module under app/screens, for preloading it with the page. */
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
        ...(loader && { loader: facts.access === 'login' ? afterLogin(loader) : loader }),
        ...(action && { action }),
        ...(shouldRevalidate && { shouldRevalidate }),
      }
    },
  }
}

function afterLogin(loader: NonNullable<ScreenModule['loader']>) {
  return async (args: LoaderFunctionArgs): Promise<unknown> => {
    const visit = screenVisit(args)
    if (!visit.me) throw loginFirst(visit)
    return loader(args)
  }
}
