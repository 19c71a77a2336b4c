import { useState } from 'react'
import { useRevalidator } from '../../../lib/router/index.ts'
import type { Refusal } from '#contract/refusals.ts'
import type { EditEffects } from '#contract/staff/categories.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { useConsole, type ConsoleAccess } from '../frame/console-context.ts'

interface Options<Output> {
  /** Toast after saving. */
  readonly success: string
  /** Fields that show their refusal themselves. */
  readonly fields?: readonly string[]
  readonly onSaved?: (output: Output) => void
}

type Send<Payload, Output> = (
  askCode: ConsoleAccess['askCode'],
  payload: Payload,
  isPreview: boolean,
) => Promise<Output>

/** A change that is shown with its effects before it is saved. What was typed stays after every refusal. */
export interface ReviewedChange<Payload> {
  readonly review: (payload: Payload) => void
  /** What the change would do; null while nothing is under review. */
  readonly effects: EditEffects | null
  readonly save: () => void
  readonly back: () => void
  readonly isBusy: boolean
  /** Somebody else has saved meanwhile; the screen shows what. */
  readonly isConflict: boolean
  readonly refusalOf: (field: string) => Refusal | undefined
}

/** Sends a change twice: as a preview, and when the person has seen what it does, to be saved. */
export function useReviewedChange<Payload, Output extends { readonly effects: EditEffects }>(
  send: Send<Payload, Output>,
  { success, fields = [], onSaved }: Options<Output>,
): ReviewedChange<Payload> {
  const { askCode } = useConsole()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<{ payload: Payload; effects: EditEffects } | null>(null)
  const [isConflict, setConflict] = useState(false)
  const [wrong, setWrong] = useState<Refusal | null>(null)
  const onRefused = (refusal: Refusal): boolean => {
    setPending(null)
    if (refusal.code !== 'edit_conflict') {
      setWrong(refusal)
      return fields.includes(refusal.field ?? '')
    }
    setConflict(true)
    void revalidate()
    return true
  }
  const preview = useMutation((payload: Payload) => send(askCode, payload, true), {
    onRefused,
    onDone: ({ effects }, payload) => setPending({ payload, effects }),
  })
  const saving = useMutation((payload: Payload) => send(askCode, payload, false), {
    ...{ reloads: true, success, onRefused },
    onDone: (output) => {
      setPending(null)
      setConflict(false)
      onSaved?.(output)
    },
  })
  return {
    review: (payload) => {
      setWrong(null)
      void preview(payload)
    },
    effects: pending?.effects ?? null,
    save: () => {
      if (pending) void saving(pending.payload)
    },
    back: () => setPending(null),
    isBusy: preview.isBusy || saving.isBusy,
    isConflict,
    refusalOf: (field) => (wrong?.field === field ? wrong : undefined),
  }
}
