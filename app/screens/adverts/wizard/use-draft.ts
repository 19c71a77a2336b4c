import { useCallback, useEffect, useRef, useState } from 'react'
import { advertCalls } from '#contract/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { postCall } from '../../../lib/calls.ts'
import {
  emptyAdvert,
  forgetDraft,
  rememberDraft,
  rememberedDraft,
  type TypedAdvert,
} from './draft.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

export interface DraftDesk {
  readonly typed: TypedAdvert
  readonly saveState: SaveState
  readonly change: (change: Partial<TypedAdvert>) => void
  /** Sends what was typed last and gives the draft's id. Throws the server's refusal. */
  readonly save: () => Promise<string>
  readonly restart: () => void
}

const quietMs = 800

/** A draft that saves itself: in the browser at once, on the server when the typing pauses. */
export function useDraft(owner: string, lang: Lang): DraftDesk {
  const [typed, setTyped] = useState<TypedAdvert>(() => emptyAdvert(lang))
  const [saveState, setSaveState] = useState<SaveState>('idle')
  const latest = useRef(typed)
  const draftId = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    const remembered = rememberedDraft(owner)
    if (!remembered) return
    draftId.current = remembered.draftId
    latest.current = remembered.typed
    setTyped(remembered.typed)
  }, [owner])

  const send = useCallback(async (): Promise<string> => {
    setSaveState('saving')
    try {
      draftId.current ??= (await postCall(advertCalls.startDraft, {})).id
      const id = draftId.current
      rememberDraft({ owner, draftId: id, typed: latest.current })
      await postCall(advertCalls.saveDraft, payloadOf(id, latest.current))
      setSaveState('saved')
      return id
    } catch (error) {
      setSaveState('failed')
      if (isGone(error)) draftId.current = null
      throw error
    }
  }, [owner])

  const save = useCallback((): Promise<string> => {
    clearTimeout(timer.current)
    // One after another, or an older text could overwrite a newer one.
    const sent = queue.current.then(send)
    queue.current = sent.catch(() => {})
    return sent
  }, [send])

  const change = useCallback(
    (changed: Partial<TypedAdvert>): void => {
      latest.current = { ...latest.current, ...changed }
      setTyped(latest.current)
      rememberDraft({ owner, draftId: draftId.current, typed: latest.current })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save().catch(() => {}), quietMs)
    },
    [owner, save],
  )

  const restart = useCallback((): void => {
    clearTimeout(timer.current)
    forgetDraft()
    draftId.current = null
    latest.current = emptyAdvert(lang)
    setTyped(latest.current)
    setSaveState('idle')
  }, [lang])

  useEffect(() => () => clearTimeout(timer.current), [])
  return { typed, saveState, change, save, restart }
}

/** The draft was published or deleted elsewhere: what is typed goes into a new one. */
function isGone(error: unknown): boolean {
  return (
    error instanceof Refusal && (error.code === 'advert_not_found' || error.code === 'not_editable')
  )
}

function payloadOf(advertId: string, typed: TypedAdvert) {
  const hasPrice = /^\s*(\d[\d\s]*([.,]\d{1,2})?)?\s*$/.test(typed.price)
  return {
    advertId,
    ad_lang: typed.language,
    title: typed.title,
    description: typed.description,
    ...(typed.subcategory && { subcategory: typed.subcategory }),
    attributes: typed.attributes,
    ...(hasPrice && { price: typed.price }),
    currency: typed.currency,
    negotiable: typed.isNegotiable,
    ...(typed.place && { place: typed.place }),
    address: typed.address,
    showPhone: typed.showsPhone,
  }
}
