import { useCallback, useEffect, useState } from 'react'
import { useNavigate, type Blocker } from '../../../../lib/router/index.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { useLeaveWarning } from '../../../../parts/feedback/use-leave-warning.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { readStored, store } from '../../../../lib/browser/storage.ts'
import { errorsOf, isOfForm, type FieldErrors, type TypedAdvert } from '../../wizard/draft/draft.ts'
import { errorsIn, isSame, withLocalEdit } from './local-edit.ts'
import { payloadOf } from '../../wizard/draft/own-advert.ts'
import { useAttributes } from '../../wizard/fields/attributes/use-attributes.ts'

export interface Edited {
  readonly id: string
  readonly owner: string
  readonly status: string
  readonly reasons: readonly AdvertReason[]
  /** A moderator waits for an answer. */
  readonly hasQuestion: boolean
  readonly typed: TypedAdvert
}

export interface Edit {
  readonly typed: TypedAdvert
  readonly change: (change: Partial<TypedAdvert>) => void
  readonly definitions: readonly Attribute[]
  readonly errors: FieldErrors
  readonly setErrors: (errors: FieldErrors) => void
  /** The values contain unsaved edits of an earlier visit. */
  readonly hasLocalEdit: boolean
  readonly discard: () => void
  readonly isBusy: boolean
  readonly save: () => Promise<void>
  /** Confirms leaving with unsaved changes. */
  readonly blocker: Blocker
}

/** Edits stay in this browser until they are saved together; nothing is published while typing. */
export function useEdit(edited: Edited): Edit {
  const { id, owner, typed: saved, reasons } = edited
  const { done } = myAdvertsTexts.use()
  const navigate = useNavigate()
  const key = `gasit.edit.${owner}.${id}`
  const [typed, setTyped] = useState(saved)
  const [hasLocalEdit, setHasLocalEdit] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(() => errorsIn(reasons, edited.status))
  const definitions = useAttributes(typed)
  const isDirty = !isSame(typed, saved)
  const { blocker, allowLeaving } = useLeaveWarning(isDirty)

  useEffect(() => {
    const local = withLocalEdit(saved, readStored(key))
    if (!local) return
    setTyped(local)
    setHasLocalEdit(true)
  }, [key, saved])

  const change = useCallback(
    (changed: Partial<TypedAdvert>): void =>
      setTyped((before) => {
        const after = { ...before, ...changed }
        store(key, isSame(after, saved) ? null : JSON.stringify(after))
        return after
      }),
    [key, saved],
  )
  const discard = (): void => {
    store(key, null)
    setTyped(saved)
    setHasLocalEdit(false)
    setErrors(errorsIn(reasons, edited.status))
  }
  const send = useCall(ownAdvertCalls.editAdvert, {
    success: ({ status }) => (status === 'review' ? done.savedToReview : done.saved),
    onDone: () => {
      store(key, null)
      allowLeaving()
      return navigate('/my-adverts')
    },
    onRefused: ({ code, field = '' }) => {
      if (!isOfForm(field)) return false
      setErrors({ [field]: code })
      return true
    },
  })
  const save = async (): Promise<void> => {
    const found = errorsOf(typed, definitions)
    setErrors(found)
    if (Object.keys(found).length === 0) await send({ advertId: id, ...payloadOf(typed) })
  }
  return {
    ...{ typed, change, definitions, errors, setErrors, hasLocalEdit, discard, save, blocker },
    isBusy: send.isBusy,
  }
}
