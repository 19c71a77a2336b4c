import { useMemo, useSyncExternalStore } from 'react'
import type { createBrowserRouter } from '../router/index.ts'
import type { Me } from '#contract/accounts/session.ts'

type Router = ReturnType<typeof createBrowserRouter>

interface Frame {
  readonly me: Me | null
  readonly favorites: readonly string[]
}

let router: Router | null = null
/** Layout data whose user's session the server has reported as expired. */
let expiredFrame: Frame | undefined
/** A login has succeeded and the layout has not loaded the new user yet. */
let isLoginPending = false
const listeners = new Set<() => void>()

export function setRouter(known: Router): void {
  router = known
}

/** Logged-in user of the last layout load; null once the session is known to have expired. */
export function currentUser(): Me | null {
  const frame = loadedFrame()
  return frame === expiredFrame ? null : (frame?.me ?? null)
}

/** Same for a screen's loader, which after a login may run before the layout has loaded the new user. */
export function loadingUser(): Me | null {
  return isLoginPending ? (loadedFrame()?.me ?? null) : currentUser()
}

/** Id of the last loaded user, even when the session has expired. */
export function lastUserId(): string | null {
  return loadedFrame()?.me?.id ?? null
}

/** Treats the user as logged out until the layout reloads. Returns whether a user was logged in. */
export function endLocalSession(): boolean {
  if (currentUser() === null) return false
  isLoginPending = false
  expiredFrame = loadedFrame()
  for (const listener of listeners) listener()
  return true
}

/**
 * Called after a successful login: screens that require a user may load again; the layout's loader fetches the user.
 */
export function startLocalSession(): void {
  isLoginPending = true
}

/** Called when the layout's loader finds no user after all. */
export function clearPendingLogin(): void {
  isLoginPending = false
}

/** Whether a user may be logged in: false once the layout has loaded without a user, until the next login. */
export function mayBeLoggedIn(): boolean {
  return isLoginPending || loadedFrame() === undefined || currentUser() !== null
}

/** Whether the layout must reload: on request, or after a login that it has not loaded yet. */
export function isLayoutStale(): boolean {
  return router?.state.revalidation === 'loading' || (isLoginPending && currentUser() === null)
}

/** Layout data without a user whose session has expired. */
export function useWithoutEnded<Loaded extends Frame>(loaded: Loaded | undefined) {
  const ended = useSyncExternalStore(
    subscribe,
    () => expiredFrame,
    () => undefined,
  )
  const isOver = loaded !== undefined && ended === loaded
  return useMemo(
    () => (loaded && isOver ? { ...loaded, me: null, favorites: [] } : loaded),
    [loaded, isOver],
  )
}

function loadedFrame(): Frame | undefined {
  const frame: Frame | undefined = router?.state.loaderData['layout']
  return frame
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
