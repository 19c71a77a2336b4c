import type { RouterContextProvider } from './context.ts'
import type { History } from './history.ts'
import { moduleOf } from './load-routes.ts'
import { matchRoutes } from './match-routes.ts'
import {
  idle,
  type HydrationState,
  type Location,
  type RouteMatch,
  type RouteObject,
  type RouterState,
} from './types.ts'

export interface RouterParts {
  readonly routes: readonly RouteObject[]
  readonly history: History
  readonly basename: string
  readonly hydrationData: HydrationState | undefined
  readonly getContext: () => RouterContextProvider
}

/** `isAnimated`: the browser is to animate the change. */
export type Subscriber = (state: RouterState, isAnimated: boolean) => void

/** What a router shows, and who is told when it changes. */
export class RouterStore {
  state: RouterState
  readonly #parts: RouterParts
  readonly #subscribers = new Set<Subscriber>()

  constructor(parts: RouterParts) {
    this.#parts = parts
    this.state = this.#firstState(parts)
  }

  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  update(changed: Partial<RouterState>, isAnimated = false): void {
    this.state = { ...this.state, ...changed }
    for (const subscriber of this.#subscribers) subscriber(this.state, isAnimated)
  }

  matchesAt(location: Location): readonly RouteMatch[] {
    // The same page has the same matches, so that what shows them need not be drawn again.
    if (this.state?.location === location) return this.state.matches
    return matchRoutes(this.#parts.routes, location, this.#parts.basename) ?? []
  }

  #firstState({ history, hydrationData }: RouterParts): RouterState {
    const location = history.location()
    const matches = this.matchesAt(location)
    const { loaderData = {}, actionData = null, errors = null } = hydrationData ?? {}
    const isInitialized =
      errors !== null ||
      matches.every(({ id, route }) => {
        const module = moduleOf(route)
        return module !== null && (!module.loader || loaderData[id] !== undefined)
      })
    return {
      ...{ historyAction: 'POP', location, matches, loaderData, actionData, errors, isInitialized },
      ...{ navigation: idle, revalidation: 'idle', preventScrollReset: false },
      restoreScrollPosition: hydrationData ? false : null,
      ...{ fetchers: new Map(), blockers: new Map() },
    }
  }
}
