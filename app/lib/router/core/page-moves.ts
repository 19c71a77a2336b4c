import type { Blockers } from './blockers.ts'
import {
  boundaryOf,
  isAround,
  loadedBy,
  mergeData,
  planOf,
  runAction,
  runLoaders,
  type Loaded,
} from './load-routes.ts'
import { createLocation, isOnlyHash, siteOrigin, stripBasename, urlOf } from './paths.ts'
import { targetOf, type Result } from './responses.ts'
import type { RouterParts, RouterStore } from './router-store.ts'
import {
  idle,
  type HistoryAction,
  type Location,
  type NavigateOptions,
  type Navigation,
  type RouteData,
  type RouteMatch,
  type Submission,
} from './types.ts'
import { ViewTransitions } from './view-transitions.ts'

/** A navigation on its way. */
interface Move {
  readonly action: HistoryAction
  readonly location: Location
  readonly options: NavigateOptions
  readonly signal: AbortSignal
  /** The page is loaded again where it is; nothing is written to the history. */
  readonly isRevalidation?: boolean
  readonly isRedirect?: boolean
}

interface Acted {
  readonly match: RouteMatch
  readonly result: Exclude<Result, { readonly type: 'redirect' }>
}

/** A form that was sent, and the HTTP status of its answer. */
export interface Sent {
  readonly submission: Submission
  readonly actionStatus: number | undefined
}

/** Moves from page to page: one at a time, the later gives up the one before. */
export class PageMoves {
  readonly #parts: RouterParts
  readonly #store: RouterStore
  readonly #blockers: Blockers
  readonly #transitions = new ViewTransitions()
  readonly #scrolled = new Map<string, number>()
  #move: Move | null = null
  #controller = new AbortController()
  /** Something has changed on the server since the last page was shown. */
  #isStale = false
  #reloaded: PromiseWithResolvers<void> | null = null

  constructor(parts: RouterParts, store: RouterStore, blockers: Blockers) {
    this.#parts = parts
    this.#store = store
    this.#blockers = blockers
  }

  markStale(): void {
    this.#isStale = true
  }

  /** Where pages were left, by the key of their location, in pixels; this page is scrolled there. */
  restoreScroll(kept: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    for (const [key, y] of kept) this.#scrolled.set(key, y)
    const y = this.#scrolled.get(this.#store.state.location.key)
    if (y !== undefined) this.#store.update({ restoreScrollPosition: y })
    return this.#scrolled
  }

  async begin(
    action: HistoryAction,
    location: Location,
    options: NavigateOptions,
    submission?: Submission,
  ): Promise<void> {
    const move = this.#take({ action, location, options })
    const matches = this.#store.matchesAt(location)
    const { isInitialized, location: here } = this.#store.state
    if (!submission && isInitialized && !this.#isStale && isOnlyHash(here, location))
      return this.#show(move, matches, { loaderData: {}, errors: null })
    const acted = submission && (await this.#act(move, matches, submission))
    if (acted === null) return
    // Back then leads to the form.
    const isPushed = acted?.result.type === 'error' && options.replace !== true
    const after = isPushed ? { ...move, action: 'PUSH' as const } : move
    this.#move = after
    await this.#load(after, matches, loadingTo(location, submission), acted)
  }

  /** Loads the page again, or the one that a navigation leads to. Ends when that is shown. */
  async reload(sent?: Sent): Promise<void> {
    const { state } = this.#store
    const pending = this.#move
    this.#isStale = true
    this.#reloaded ??= Promise.withResolvers()
    const { promise } = this.#reloaded
    this.#store.update({ revalidation: 'loading' })
    if (state.navigation.state === 'submitting') return promise
    const target = state.navigation.location
    const move = this.#take({
      ...{ action: pending?.action ?? state.historyAction, options: pending?.options ?? {} },
      ...{ location: target ?? state.location, isRevalidation: target === undefined },
    })
    const navigation = sent ? { ...state.navigation, ...sent.submission } : state.navigation
    await this.#load(move, this.#store.matchesAt(move.location), navigation, undefined, sent)
    return promise
  }

  /** Goes where an action or a loader leads. */
  async follow(
    response: Response,
    options: NavigateOptions,
    submission: Partial<Submission>,
  ): Promise<void> {
    const { basename } = this.#parts
    const { location: target, isDocument } = targetOf(response, basename)
    const url = new URL(target, siteOrigin())
    const isOurs = url.origin === siteOrigin() && stripBasename(url.pathname, basename) !== null
    if (isDocument || !isOurs) return globalThis.location.assign(url)
    const location = createLocation(url)
    const { formMethod, formAction, formData } = submission
    const sent = formMethod && formAction && formData && { formMethod, formAction, formData }
    const { replace = false, preventScrollReset = false, viewTransition = false } = options
    const move = this.#take({
      ...{ action: replace ? 'REPLACE' : 'PUSH', location, isRedirect: true },
      options: { preventScrollReset, viewTransition },
    })
    await this.#load(move, this.#store.matchesAt(location), loadingTo(location, sent || undefined))
  }

  /** Request and context of what is run for a location. */
  asked(location: Location, formData?: FormData, signal: AbortSignal | null = null) {
    const url = urlOf({ ...location, hash: '' })
    const sent = formData ? { method: 'POST', body: formData } : {}
    return { request: new Request(url, { ...sent, signal }), context: this.#parts.getContext() }
  }

  #take(move: Omit<Move, 'signal'>): Move {
    this.#controller.abort()
    this.#controller = new AbortController()
    this.#scrolled.set(this.#store.state.location.key, globalThis.scrollY ?? 0)
    this.#move = { ...move, signal: this.#controller.signal }
    return this.#move
  }

  /** Null: overtaken, or led elsewhere. */
  async #act(
    { location, options, signal }: Move,
    matches: readonly RouteMatch[],
    submission: Submission,
  ): Promise<Acted | null> {
    const match = matches.at(-1)
    if (!match) return null
    this.#isStale = true
    const { location: here } = this.#store.state
    this.#store.update({ navigation: { state: 'submitting', location, ...submission } })
    const result = await runAction(match, this.asked(location, submission.formData, signal))
    if (signal.aborted) return null
    if (result.type !== 'redirect') return { match, result }
    const target = targetOf(result.response, this.#parts.basename)
    const replace = options.replace ?? target.location === here.pathname + here.search
    await this.follow(result.response, { ...options, replace }, submission)
    return null
  }

  async #load(
    move: Move,
    matches: readonly RouteMatch[],
    navigation: Navigation,
    acted?: Acted,
    sent?: Sent,
  ): Promise<void> {
    const { location, signal, options } = move
    const { planned, failed, actionData } = this.#planned(move, matches, navigation, acted, sent)
    if (!planned.includes(true))
      return this.#show(move, matches, { loaderData: {}, errors: failed }, actionData)
    if (!move.isRevalidation) this.#store.update({ navigation, ...(actionData && { actionData }) })
    const results = await runLoaders(matches, planned, this.asked(location, undefined, signal))
    if (signal.aborted) return
    const led = results.findLast((one) => one?.type === 'redirect')
    if (led?.type === 'redirect') return this.follow(led.response, options, navigation)
    const loaded = loadedBy(matches, results)
    this.#show(move, matches, { ...loaded, errors: failed ?? loaded.errors }, actionData)
  }

  /** Which loaders are to run after an action, and what the action returned or failed with. */
  #planned(
    { location }: Move,
    matches: readonly RouteMatch[],
    submission: Navigation,
    acted?: Acted,
    sent?: Sent,
  ) {
    const { match, result } = acted ?? {}
    const plan = planOf({
      ...{ from: this.#store.state, to: { location, matches }, submission },
      actionStatus: result?.type === 'data' ? result.status : sent?.actionStatus,
      isRequired: this.#isStale,
    })
    if (!match || !result) return { planned: plan, failed: null, actionData: undefined }
    if (result.type === 'data')
      return { planned: plan, failed: null, actionData: { [match.id]: result.data } }
    const boundary = boundaryOf(matches, match.id)
    const around = isAround(matches, boundary)
    const planned = plan.map((isPlanned, at) => isPlanned && around[at] === true)
    return { planned, failed: { [boundary]: result.error }, actionData: undefined }
  }

  #show(
    { action, location, options, isRevalidation, isRedirect }: Move,
    matches: readonly RouteMatch[],
    loaded: Loaded,
    actionData?: RouteData,
  ): void {
    const { state } = this.#store
    const { history } = this.#parts
    const isReload = state.navigation.state === 'loading' && state.navigation.formData
    const kept = isReload && !isRedirect ? state.actionData : null
    this.#move = null
    this.#isStale = false
    if (!isRevalidation && action === 'PUSH') history.push(location)
    if (!isRevalidation && action === 'REPLACE') history.replace(location)
    const isAnimated =
      !isRevalidation &&
      this.#transitions.isAnimated(
        action,
        state.location,
        location,
        options.viewTransition === true,
      )
    this.#store.update(
      {
        ...{ historyAction: action, location, matches, errors: loaded.errors },
        loaderData: mergeData(state.loaderData, loaded, matches),
        ...{ actionData: actionData ?? kept, navigation: idle, revalidation: 'idle' },
        ...{ isInitialized: true, preventScrollReset: options.preventScrollReset ?? false },
        restoreScrollPosition: isRevalidation ? false : (this.#scrolled.get(location.key) ?? null),
        blockers: this.#blockers.clear(),
      },
      isAnimated,
    )
    this.#reloaded?.resolve()
    this.#reloaded = null
  }
}

function loadingTo(location: Location, submission: Submission | undefined): Navigation {
  return { state: 'loading', location, ...submission }
}
