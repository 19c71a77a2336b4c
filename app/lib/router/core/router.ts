import { Blockers, type IsBlocked } from './blockers.ts'
import { RouterContextProvider } from './context.ts'
import { browserHistory, memoryHistory } from './history.ts'
import { boundaryOf, runAction } from './load-routes.ts'
import { createLocation, resolvePath } from './paths.ts'
import { PageMoves } from './page-moves.ts'
import { RouterStore, type RouterParts, type Subscriber } from './router-store.ts'
import type {
  FetcherState,
  HydrationState,
  Location,
  NavigateOptions,
  RouteObject,
  RouterState,
  Submission,
  To,
} from './types.ts'

/** With the form to send, if any. */
export type MoveOptions = NavigateOptions & { readonly formData?: FormData }

/**
 * Routes with loaders and actions, in the manner of React Router's data routers: a navigation runs the action of the
 * form that is sent, then the loaders of what changes, and the page is shown once all is there.
 */
export class Router {
  readonly basename: string
  readonly #parts: RouterParts
  readonly #store: RouterStore
  readonly #moves: PageMoves
  readonly #blockers: Blockers
  /** Called by the event of our own way back to the page that a blocker keeps. */
  #wentBack: (() => void) | null = null

  constructor(parts: RouterParts) {
    this.#parts = parts
    this.basename = parts.basename
    this.#store = new RouterStore(parts)
    this.#blockers = new Blockers((blockers) => this.#store.update({ blockers }))
    this.#moves = new PageMoves(parts, this.#store, this.#blockers)
    parts.history.listen((location, delta) => this.#pop(location, delta))
    if (!this.state.isInitialized) void this.#moves.begin('POP', this.state.location, {})
  }

  get state(): RouterState {
    return this.#store.state
  }

  subscribe(subscriber: Subscriber): () => void {
    return this.#store.subscribe(subscriber)
  }

  /** Ends when the page is shown, or the navigation was overtaken or held up. */
  async navigate(to: To, options: MoveOptions = {}): Promise<void> {
    const { location: here } = this.state
    const next = createLocation(resolvePath(to, here, this.basename), options.state)
    const submission = options.formData && submissionOf(next, options.formData)
    // So that nobody has to go back twice through a form.
    const isHere = submission?.formAction === here.pathname + here.search
    const again = (): void => void this.navigate(to, options)
    if (this.#blockers.holds({ currentLocation: here, nextLocation: next }, again)) return
    const action = (options.replace ?? isHere) ? 'REPLACE' : 'PUSH'
    await this.#moves.begin(action, next, options, submission)
  }

  /** Runs all loaders of the page again. Ends when what they loaded is shown. */
  async revalidate(): Promise<void> {
    return this.#moves.reload()
  }

  /** Sends a form without leaving the page: runs the action of another route, and then the loaders of this page. */
  async submitFetcher(key: string, ofRoute: string, to: To, formData: FormData): Promise<void> {
    const { data } = this.state.fetchers.get(key) ?? { data: undefined }
    const location = createLocation(resolvePath(to, this.state.location, this.basename))
    const match = this.#store.matchesAt(location).at(-1)
    if (!match) return
    this.#setFetcher(key, { state: 'submitting', data })
    this.#moves.markStale()
    const submission = submissionOf(location, formData)
    const result = await runAction(match, this.#moves.asked(location, formData))
    if (result.type === 'error') {
      const errors = { [boundaryOf(this.state.matches, ofRoute)]: result.error }
      this.#store.update({ errors })
      return this.#setFetcher(key, { state: 'idle', data })
    }
    const answer = result.type === 'data' ? result.data : data
    this.#setFetcher(key, { state: 'loading', data: answer })
    if (result.type === 'redirect') await this.#moves.follow(result.response, {}, submission)
    else await this.#moves.reload({ submission, actionStatus: result.status })
    this.#setFetcher(key, { state: 'idle', data: answer })
  }

  /** Asks before each navigation whether it may leave. Returns how it is taken back. */
  addBlocker(key: string, isBlocked: IsBlocked): () => void {
    return this.#blockers.add(key, isBlocked)
  }

  /** Where pages were left, by the key of their location, in pixels; begins with what was kept of an earlier document. */
  restoreScroll(kept: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    return this.#moves.restoreScroll(kept)
  }

  #setFetcher(key: string, fetcher: FetcherState): void {
    this.#store.update({ fetchers: new Map(this.state.fetchers).set(key, fetcher) })
  }

  #pop(location: Location, delta: number | null): void {
    if (this.#wentBack) {
      this.#wentBack()
      this.#wentBack = null
      return
    }
    const { history } = this.#parts
    const { promise: isBack, resolve } = Promise.withResolvers<void>()
    const again = (): void => void isBack.then(() => history.go(delta ?? 0))
    const move = { currentLocation: this.state.location, nextLocation: location }
    if (delta !== null && this.#blockers.holds(move, again)) {
      // The address is again that of the page that is shown.
      this.#wentBack = resolve
      return history.go(-delta)
    }
    void this.#moves.begin('POP', location, {})
  }
}

interface RouterInit {
  readonly basename?: string
  readonly hydrationData?: HydrationState
  readonly getContext?: () => RouterContextProvider
}

export function createBrowserRouter(routes: readonly RouteObject[], init: RouterInit = {}): Router {
  return new Router(partsOf(routes, browserHistory(window), init))
}

export function createMemoryRouter(
  routes: readonly RouteObject[],
  { at = '/', ...init }: RouterInit & { readonly at?: string } = {},
): Router {
  const here = { pathname: '/', search: '', hash: '' }
  const first = createLocation(resolvePath(at, here, init.basename ?? '/'))
  return new Router(partsOf(routes, memoryHistory(first), init))
}

function partsOf(
  routes: readonly RouteObject[],
  history: RouterParts['history'],
  { basename = '/', hydrationData, getContext = () => new RouterContextProvider() }: RouterInit,
): RouterParts {
  return { routes, history, basename, hydrationData, getContext }
}

function submissionOf({ pathname, search }: Location, formData: FormData): Submission {
  return { formMethod: 'POST', formAction: pathname + search, formData }
}
