import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Me } from '#contract/accounts/session.ts'
import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { isUntouched, type Remembered, type TypedAdvert } from '../draft/draft.ts'
import { isRefusedAs } from '../../../../lib/calls/refusal.ts'
import {
  deleteLocalDraft,
  saveLocalDraft,
  readLocalDraft,
  readRemembered,
  rememberedOf,
  type LocalDraft,
} from '../draft/local-draft.ts'
import { stateAfter, type SaveState } from './save-state.ts'
import {
  fetchDraft,
  isSameDraft,
  isStillDraft,
  sendInBackground,
  sendDraft,
  type Saved,
} from '../draft/send-draft.ts'
import { emptyDraft, resumeDraft } from '../draft/resume-draft.ts'

export interface DraftEditor {
  readonly typed: TypedAdvert
  readonly saveState: SaveState
  /** Null: not on the server yet. */
  readonly draftId: string | null
  /** Started on an earlier visit. */
  readonly isResumed: boolean
  /** Version saved by another window; null: no conflict. */
  readonly other: TypedAdvert | null
  /** Resolves a conflict by keeping this version or the other one. */
  readonly settle: (whose: 'mine' | 'other') => void
  readonly change: (change: Partial<TypedAdvert>) => void
  /** Saves the latest values and returns the draft's id. Throws the server's refusal. */
  readonly save: () => Promise<string>
  /** Begins another draft: empty, or one like an earlier advert. */
  readonly restart: (like?: TypedAdvert) => void
  /** All values with what the server has of them. */
  readonly draft: LocalDraft
  /** Goes on with a draft instead of the current one. */
  readonly resume: (draft: LocalDraft) => void
}

interface DraftOptions {
  readonly me: Me | null
  readonly lang: Lang
  readonly opened: LocalDraft | null
  /** Of the user's latest advert. */
  readonly remembered: Remembered | null
}

const quietMs = 800
const retryMs = 15_000

/** Draft with autosave: in the browser immediately, on the server debounced. */
export function useDraft({ me, lang, opened, remembered }: DraftOptions): DraftEditor {
  const owner = me?.id ?? ''
  const [draft, setDraft] = useState<LocalDraft>(() => opened ?? emptyDraft(lang, remembered))
  const [isResumed, setIsResumed] = useState(false)
  const latest = useRef(draft)
  const ownerOfLatest = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const update = useCallback(
    (next: LocalDraft): void => {
      latest.current = next
      setDraft(next)
      saveLocalDraft(owner, next)
    },
    [owner],
  )

  const { save, goOn, saveState, setSaveState, other, setOther, settle } = useSaving({
    ...{ owner, lang, latest, update, timer },
  })

  const change = useCallback(
    (changed: Partial<TypedAdvert>): void => {
      const { typed } = latest.current
      update({ ...latest.current, typed: { ...typed, ...changed }, isSaved: false })
      clearTimeout(timer.current)
      if (owner === '') setSaveState('local')
      else timer.current = setTimeout(() => void save().catch(() => {}), quietMs)
    },
    [update, owner, save, setSaveState],
  )

  const restart = useCallback(
    (like?: TypedAdvert): void => {
      clearTimeout(timer.current)
      deleteLocalDraft(owner)
      const { typed } = latest.current
      latest.current = emptyDraft(lang, typed.place ? rememberedOf(typed) : typed.remembered)
      setDraft(latest.current)
      setIsResumed(false)
      setOther(null)
      setSaveState('idle')
      if (like) update({ ...latest.current, typed: like, isSaved: false })
    },
    [lang, owner, setOther, setSaveState, update],
  )

  const resume = (next: LocalDraft): void => {
    clearTimeout(timer.current)
    update(next)
    setIsResumed(true)
    setOther(null)
    setSaveState('idle')
    goOn(next)
  }

  /** What was published or deleted elsewhere is not gone on with. */
  const dropUnlessDraft = async (stored: LocalDraft): Promise<void> => {
    if (owner === '' || stored === opened || stored.draftId === null) return
    if (!(await isStillDraft(stored.draftId)) && latest.current === stored) restart()
  }

  const arrive = useEffectEvent((): void => {
    const isSame = ownerOfLatest.current === owner
    const next = isSame ? latest.current : resumeFor(owner, latest.current, opened)
    ownerOfLatest.current = owner
    if (!next) {
      const local = owner === '' ? readRemembered() : null
      if (local) setDraft((latest.current = emptyDraft(lang, local)))
      return
    }
    if (!isSame) {
      setIsResumed(!isUntouched(next.typed) && next.typed !== latest.current.typed)
      update(next)
    }
    if (next.isSaved && !isSame) void dropUnlessDraft(next)
    goOn(next)
  })
  // A new `me` object is a new login, also of the same user after an expired session.
  useEffect(() => arrive(), [me, opened?.draftId])

  useRetry(saveState === 'offline', save)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { typed, draftId } = draft
  return {
    ...{ draft, typed, draftId, saveState, isResumed, change, save, restart, resume },
    ...{ other: other?.typed ?? null, settle },
  }
}

interface SavingOptions {
  readonly owner: string
  readonly lang: Lang
  /** Current form values. */
  readonly latest: { readonly current: LocalDraft }
  readonly update: (next: LocalDraft) => void
  readonly timer: { readonly current: ReturnType<typeof setTimeout> | undefined }
}

/** Saves the draft on the server and detects conflicts with other windows. */
function useSaving({ owner, lang, latest, update, timer }: SavingOptions) {
  const [saveState, setSaveState] = useState<SaveState>('idle')
  const [other, setOther] = useState<Saved | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** Values sent without an answer: the server may have them. */
  const unanswered = useRef<TypedAdvert | null>(null)

  const save = useCallback((): Promise<string> => {
    clearTimeout(timer.current)
    const sendLatest = async (): Promise<string> => {
      if (owner === '') throw new Refusal('login_required')
      setSaveState('saving')
      const { typed } = latest.current
      unanswered.current = typed
      const sent = await sendDraft(latest.current, (id) =>
        update({ ...latest.current, draftId: id, version: 0 }),
      )
      unanswered.current = null
      const isAll = latest.current.typed === typed
      update({ ...latest.current, ...sent, isSaved: isAll })
      if (isAll) setSaveState('saved')
      return sent.draftId
    }
    const sendUnlessChanged = async (): Promise<string> => {
      const lost = unanswered.current
      try {
        return await sendLatest()
      } catch (error) {
        const { draftId } = latest.current
        const isChanged = isRefusedAs(error, 'draft_changed')
        if (!isChanged || draftId === null) throw error
        const saved = await fetchDraft(draftId, lang)
        // Values whose answer was lost are this window's own, not a conflict.
        const isOurs = [lost, latest.current.typed].some(
          (one) => one && isSameDraft(one, saved.typed),
        )
        if (!isOurs) {
          setOther(saved)
          throw error
        }
        update({ ...latest.current, version: saved.version })
        return sendLatest()
      }
    }
    // Sequential, so that an older version cannot overwrite a newer one.
    const sent = queue.current.then(sendUnlessChanged)
    queue.current = sent.catch((error: unknown) => setSaveState(stateAfter(error, owner)))
    return sent
  }, [update, lang, latest, owner, timer])

  /** Saves what the server has not. */
  const goOn = (next: LocalDraft): void => {
    if (next.isSaved || isUntouched(next.typed)) return
    if (owner === '') setSaveState('local')
    else void save().catch(() => {})
  }
  const settle = (whose: 'mine' | 'other'): void => {
    if (!other) return
    setOther(null)
    const isOther = whose === 'other'
    update({
      ...latest.current,
      ...(isOther ? other : { version: other.version }),
      isSaved: isOther,
    })
    if (isOther) setSaveState('saved')
    else void save().catch(() => {})
  }
  return { save, goOn, saveState, setSaveState, other, setOther, settle }
}

/** Retries when the network returns, and periodically for browsers that do not report it. */
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

function resumeFor(owner: string, shown: LocalDraft, opened: LocalDraft | null): LocalDraft | null {
  const [own, guests] = [readLocalDraft(owner), readLocalDraft('')]
  const { next, replaced, isGuests } = resumeDraft({ owner, shown, opened, own, guests })
  if (isGuests) deleteLocalDraft('')
  sendInBackground(replaced)
  return next
}
