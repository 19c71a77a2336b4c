import { useMemo, useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router'
import type { Me } from '#contract/accounts/accounts.ts'

type Router = ReturnType<typeof createBrowserRouter>

interface Frame {
  readonly me: Me | null
  readonly favorites: readonly string[]
}

let router: Router | null = null
/** What the layout had loaded when the server said that its user's session is over. */
let endedFrame: Frame | undefined
/** Somebody has logged in since, and the layout is on its way. */
let isBeginning = false
const none: readonly string[] = []
const listeners = new Set<() => void>()

export function knowRouter(known: Router): void {
  router = known
}

/** Who is logged in, as the layout's loader last heard; nobody once that session is known to be over. */
export function currentUser(): Me | null {
  const frame = loadedFrame()
  return frame === endedFrame ? null : (frame?.me ?? null)
}

/** The same for a screen's loader, which after a login may run before the layout has loaded who that was. */
export function loadingUser(): Me | null {
  return isBeginning ? (loadedFrame()?.me ?? null) : currentUser()
}

/** Id of the last user that the page was loaded for, whether their session is over or not. */
export function lastUserId(): string | null {
  return loadedFrame()?.me?.id ?? null
}

/** Ids of the user's favourites as they were last loaded. */
export function currentFavorites(): readonly string[] {
  return loadedFrame()?.favorites ?? none
}

/** Until the layout is loaded again nobody is logged in. Says whether somebody was. */
export function endSessionHere(): boolean {
  if (currentUser() === null) return false
  isBeginning = false
  endedFrame = loadedFrame()
  for (const listener of listeners) listener()
  return true
}

/** A login has succeeded: screens that ask for a user may load again. Who it was the layout's loader will hear. */
export function beginSessionHere(): void {
  isBeginning = true
}

/** The layout's loader has heard that nobody is logged in after all. */
export function forgetBegunSession(): void {
  isBeginning = false
}

/** Whether anybody may be logged in: not once the layout has heard that nobody is, until a login. */
export function mayBeLoggedIn(): boolean {
  return isBeginning || loadedFrame() === undefined || currentUser() !== null
}

/** Whether the layout has to be loaded again: a reload was asked for, or somebody logged in and it was not told yet. */
export function isLayoutStale(): boolean {
  return router?.state.revalidation === 'loading' || (isBeginning && currentUser() === null)
}

/** What the layout has loaded, without the user whose session is over by now. */
export function useWithoutEnded<Loaded extends Frame>(loaded: Loaded | undefined) {
  const ended = useSyncExternalStore(
    subscribe,
    () => endedFrame,
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
