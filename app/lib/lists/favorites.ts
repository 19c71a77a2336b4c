import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { favoriteCalls } from '#contract/favorites.ts'
import type { LayoutData } from '../../layout/loader.ts'
import { postCall } from '../calls/calls.ts'
import { useRefusalToast } from '../calls/use-refusal-toast.ts'
import { currentFavorites, useWithoutEnded } from '../session/current-user.ts'
import { saveIntent, takeIntent } from '../session/intents.ts'
import { useTexts } from '../texts/texts.ts'
import { toast } from '../browser/toasts.ts'

/** Favourites changed since the layout loaded its list. */
interface Changes {
  readonly since: readonly string[]
  readonly marks: ReadonlyMap<string, boolean>
}

const noFavorites: readonly string[] = []
const noChanges: Changes = { since: noFavorites, marks: new Map() }
const listeners = new Set<() => void>()

// Changed only in the browser; on the server it would be shared by all requests.
let changes = noChanges

/** Ids of the user's favourites, including pending changes. */
export function useFavorites(): ReadonlySet<string> {
  const loaded = useLoadedFavorites()
  const current = useSyncExternalStore(
    subscribe,
    () => changes,
    () => noChanges,
  )
  return useMemo(() => {
    const ids = new Set(loaded)
    if (current.since !== loaded) return ids
    for (const [id, isMarked] of current.marks) {
      if (isMarked) ids.add(id)
      else ids.delete(id)
    }
    return ids
  }, [loaded, current])
}

/**
 * Marks or unmarks an advert optimistically and reverts when the server refuses. A visitor is sent to the login; the
 * advert is marked after it.
 */
export function useFavoriteToggle(): (advertId: string) => void {
  const t = useTexts()
  const isLoggedIn = Boolean(useLayoutData()?.me)
  const loaded = useLoadedFavorites()
  const send = useSending()
  return (advertId) => {
    if (isLoggedIn) return send(advertId, !isFavorite(loaded, advertId))
    saveIntent({ kind: 'favorite', subject: advertId })
    toast(t.refusals.login_to_favorite)
  }
}

/** Marks the advert that a visitor wanted to mark before the login; once, on any page. */
export function useFavoriteIntent(): void {
  const userId = useLayoutData()?.me?.id
  const loaded = useLoadedFavorites()
  const send = useSending()
  const goOn = useEffectEvent((advertId: string) => {
    if (!isFavorite(loaded, advertId)) send(advertId, true)
  })
  useEffect(() => {
    const advertId = userId === undefined ? null : takeIntent('favorite')
    if (advertId !== null) goOn(advertId)
  }, [userId])
}

function useSending(): (advertId: string, isMarked: boolean) => void {
  const showRefusal = useRefusalToast()
  return (advertId, isMarked) => {
    const call = isMarked ? favoriteCalls.add : favoriteCalls.remove
    mark(currentFavorites(), advertId, isMarked)
    postCall(call, { advID: advertId }).then(
      // A login in between has reloaded the list without it.
      () => mark(currentFavorites(), advertId, isMarked),
      (error: unknown) => {
        mark(currentFavorites(), advertId, !isMarked)
        showRefusal(error)
      },
    )
  }
}

function isFavorite(loaded: readonly string[], advertId: string): boolean {
  const mine = changes.since === loaded ? changes.marks.get(advertId) : undefined
  return mine ?? loaded.includes(advertId)
}

/** Records that the server has removed a favourite, for the hearts of the page. */
export function noteRemoved(advertId: string): void {
  mark(currentFavorites(), advertId, false)
}

function mark(loaded: readonly string[], advertId: string, isMarked: boolean): void {
  const marks = new Map(changes.since === loaded ? changes.marks : [])
  changes = { since: loaded, marks: marks.set(advertId, isMarked) }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function useLoadedFavorites(): readonly string[] {
  return useLayoutData()?.favorites ?? noFavorites
}

/** Data loaded by the layout, for components inside it; without a user whose session has expired. */
export function useLayoutData(): LayoutData | undefined {
  return useWithoutEnded(useRouteLoaderData<LayoutData>('layout'))
}
