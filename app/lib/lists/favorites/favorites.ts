import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from '../../router/index.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import type { LayoutData } from '../../../layout/loader.ts'
import { postCall } from '../../calls/calls.ts'
import { useRefusalToast } from '../../calls/use-refusal-toast.ts'
import { lastUserId, useWithoutEnded } from '../../session/current-user.ts'
import { saveIntent, takeIntent } from '../../session/intents.ts'
import { useTexts } from '../../texts/texts.ts'
import { toastLogin } from '../../browser/toasts.ts'
import {
  withMarks,
  type FavoriteMark,
  type FavoriteMarks,
  type LoadedFavorites,
} from './favorite-marks.ts'

const noMarks: FavoriteMarks = new Map()
const listeners = new Set<() => void>()

// Changed only in the browser; on the server it would be shared by all requests.
let marks = noMarks

/** Ids of the user's favourites, including pending changes. */
export function useFavorites(): ReadonlySet<string> {
  const loaded = useLoadedFavorites()
  const current = useSyncExternalStore(
    subscribe,
    () => marks,
    () => noMarks,
  )
  return useMemo(() => withMarks(loaded, current), [loaded, current])
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
    if (isLoggedIn) return send(advertId, !withMarks(loaded, marks).has(advertId))
    saveIntent({ kind: 'favorite', subject: advertId })
    toastLogin(t.refusals.login_to_favorite)
  }
}

/** Marks the advert that a visitor wanted to mark before the login; once, on any page. */
export function useFavoriteIntent(): void {
  const userId = useLayoutData()?.me?.id
  const loaded = useLoadedFavorites()
  const send = useSending()
  const goOn = useEffectEvent((advertId: string) => {
    if (!withMarks(loaded, marks).has(advertId)) send(advertId, true)
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
    const pending = mark(advertId, isMarked, Infinity)
    const settle = (isFavorite: boolean): void => {
      if (marks.get(advertId) === pending) mark(advertId, isFavorite)
    }
    postCall(call, { advID: advertId }).then(
      () => settle(isMarked),
      (error: unknown) => {
        settle(!isMarked)
        showRefusal(error)
      },
    )
  }
}

/** Records that the server has removed a favourite, for the hearts of the page. */
export function noteRemoved(advertId: string): void {
  mark(advertId, false)
}

function mark(advertId: string, isMarked: boolean, answeredAt = performance.now()): FavoriteMark {
  const made = { userId: lastUserId() ?? '', isMarked, answeredAt }
  marks = new Map(marks).set(advertId, made)
  for (const listener of listeners) listener()
  return made
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function useLoadedFavorites(): LoadedFavorites {
  const { me, favorites, favoritesAskedAt } = useLayoutData() ?? {}
  return useMemo(
    () => ({ userId: me?.id ?? '', ids: favorites ?? [], askedAt: favoritesAskedAt ?? 0 }),
    [me?.id, favorites, favoritesAskedAt],
  )
}

/** Data loaded by the layout, for components inside it; without a user whose session has expired. */
export function useLayoutData(): LayoutData | undefined {
  return useWithoutEnded(useRouteLoaderData<LayoutData>('layout'))
}
