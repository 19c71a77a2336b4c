import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Me } from '#contract/accounts.ts'
import type { Lang } from '#contract/languages.ts'
import { ownAdvertCalls } from '#contract/own-adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { postInBackground } from '../../../lib/calls.ts'
import { emptyAdvert, isUntouched, type TypedAdvert } from './draft.ts'
import { isLoginNeeded } from './login-needed.tsx'
import { payloadOf } from './own-advert.ts'
import { forgetDraft, rememberDraft, rememberedDraft, type Remembered } from './remembered.ts'

/**
 * `local`: nobody is logged in, this browser keeps it; `ended`: the same after a session has ended; `offline`:
 * not sent yet, it goes on by itself; `refused`: the server will not have it so.
 */
export type SaveState = 'idle' | 'local' | 'saving' | 'saved' | 'offline' | 'ended' | 'refused'

export interface DraftDesk {
  readonly typed: TypedAdvert
  readonly saveState: SaveState
  /** Null: the server does not have it yet. */
  readonly draftId: string | null
  /** Begun on an earlier visit. */
  readonly isResumed: boolean
  readonly change: (change: Partial<TypedAdvert>) => void
  /** Sends what was typed last and gives the draft's id. Throws the server's refusal. */
  readonly save: () => Promise<string>
  readonly restart: () => void
}

const quietMs = 800
const retryMs = 15_000

/** A draft that saves itself: in the browser at once, on the server when the typing pauses. */
export function useDraft(me: Me | null, lang: Lang, opened: Remembered | null): DraftDesk {
  const owner = me?.id ?? ''
  const [draft, setDraft] = useState<Remembered>(() => opened ?? nothing(lang))
  const [saveState, setSaveState] = useState<SaveState>('idle')
  const [isResumed, setIsResumed] = useState(false)
  const latest = useRef(draft)
  const ownerOfLatest = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const keep = useCallback(
    (next: Remembered): void => {
      latest.current = next
      setDraft(next)
      rememberDraft(owner, next)
    },
    [owner],
  )

  const save = useCallback((): Promise<string> => {
    clearTimeout(timer.current)
    const sendLatest = async (): Promise<string> => {
      if (owner === '') throw new Refusal('login_required')
      setSaveState('saving')
      const { typed } = latest.current
      const draftId = await send(latest.current, (id) => keep({ ...latest.current, draftId: id }))
      const isAll = latest.current.typed === typed
      keep({ ...latest.current, draftId, isSaved: isAll })
      if (isAll) setSaveState('saved')
      return draftId
    }
    // One after another, or an older text could overwrite a newer one.
    const sent = queue.current.then(sendLatest)
    queue.current = sent.catch((error: unknown) => setSaveState(stateAfter(error, owner)))
    return sent
  }, [keep, owner])

  const change = useCallback(
    (changed: Partial<TypedAdvert>): void => {
      const { draftId, typed } = latest.current
      keep({ draftId, typed: { ...typed, ...changed }, isSaved: false })
      clearTimeout(timer.current)
      if (owner === '') setSaveState('local')
      else timer.current = setTimeout(() => void save().catch(() => {}), quietMs)
    },
    [keep, owner, save],
  )

  const restart = useCallback((): void => {
    clearTimeout(timer.current)
    forgetDraft(owner)
    latest.current = nothing(lang)
    setDraft(latest.current)
    setIsResumed(false)
    setSaveState('idle')
  }, [lang, owner])

  const arrive = useEffectEvent((): void => {
    const isSame = ownerOfLatest.current === owner
    const next = isSame ? latest.current : takeUp(owner, latest.current, opened)
    ownerOfLatest.current = owner
    if (!next) return
    if (!isSame) {
      setIsResumed(!isUntouched(next.typed) && next.typed !== latest.current.typed)
      keep(next)
    }
    if (next.isSaved || isUntouched(next.typed)) return
    if (owner === '') setSaveState('local')
    else void save().catch(() => {})
  })
  // Another object is another login: also that of the same person after the session had ended.
  useEffect(() => arrive(), [me, opened?.draftId])

  useRetry(saveState === 'offline', save)
  useEffect(() => () => clearTimeout(timer.current), [])
  return { typed: draft.typed, draftId: draft.draftId, saveState, isResumed, change, save, restart }
}

/** Goes on when the network is back, and now and then, for a browser that does not notice that it is. */
function useRetry(isOffline: boolean, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isOffline) return
    const retry = (): void => void save().catch(() => {})
    const timer = setInterval(retry, retryMs)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [isOffline, save])
}

function nothing(lang: Lang): Remembered {
  return { draftId: null, typed: emptyAdvert(lang), isSaved: true }
}

function stateAfter(error: unknown, owner: string): SaveState {
  if (isLoginNeeded(error)) return owner === '' ? 'local' : 'ended'
  return error instanceof Refusal && error.code === 'unavailable' ? 'offline' : 'refused'
}

/** What the form goes on with when the page opens or somebody logs in; null: with what it shows. */
function takeUp(owner: string, shown: Remembered, opened: Remembered | null): Remembered | null {
  const own = rememberedDraft(owner)
  if (opened) {
    if (own?.draftId === opened.draftId && !own.isSaved) return own
    sendAside(own)
    return opened
  }
  if (owner === '') return own
  const guests = isUntouched(shown.typed) ? rememberedDraft('') : shown
  if (!guests || guests.draftId !== null || isUntouched(guests.typed)) return own
  // Typed without a login it belongs to whoever logs in; what they had begun before is among their drafts.
  forgetDraft('')
  sendAside(own)
  return guests
}

/** What this browser was about to forget goes to the server's drafts. */
function sendAside(draft: Remembered | null): void {
  if (draft && !draft.isSaved) void send(draft, () => {}).catch(() => {})
}

/** Gives the draft's id; `onStarted` hears it before the text is sent, so that no second draft is begun. */
async function send(
  { draftId, typed }: Remembered,
  onStarted: (draftId: string) => void,
): Promise<string> {
  const start = async (): Promise<string> => {
    const { id } = await postInBackground(ownAdvertCalls.startDraft, {})
    onStarted(id)
    return id
  }
  const advertId = draftId ?? (await start())
  try {
    await postInBackground(ownAdvertCalls.saveDraft, { advertId, ...payloadOf(typed) })
    return advertId
  } catch (error) {
    if (draftId === null || !isGone(error)) throw error
    // It was published or deleted elsewhere: what is typed goes into a new one.
    return send({ draftId: null, typed, isSaved: false }, onStarted)
  }
}

function isGone(error: unknown): boolean {
  return (
    error instanceof Refusal && (error.code === 'advert_not_found' || error.code === 'not_editable')
  )
}
