import { useState } from 'react'
import { useRevalidator } from '../../../../lib/router/index.ts'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { useMutation } from '../../../../lib/calls/use-call.ts'
import { useStaffCall } from '../../frame/use-staff-call.ts'

interface Options<C extends Call> {
  readonly success: string
  /** Revision that the screen has loaded last. */
  readonly revision: number
  /** Names of fields at which a refusal can be shown. */
  readonly fields: readonly string[]
  readonly onDone?: (input: PayloadOf<C>) => void
}

/** Refusals by field. */
export type FieldErrors = Readonly<Partial<Record<string, RefusalCode>>>

interface Editing<C extends Call> {
  readonly save: ReturnType<typeof useMutation<PayloadOf<C>, OutputOf<C>>>
  /** To be sent with the next change. */
  readonly revision: number
  /** Somebody else has saved since the screen was opened; what they saved is loaded. */
  readonly isStale: boolean
  readonly errors: FieldErrors
  /** After the typed texts were replaced by what is saved. */
  readonly accept: () => void
}

/**
 * Saves what is typed on top of the revision that was opened. When another editor was faster, loads what they saved and
 * leaves the typed texts; the next save is then on top of theirs.
 */
export function useEditing<C extends Call>(call: C, options: Options<C>): Editing<C> {
  const { success, revision: loaded, fields, onDone } = options
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState(loaded)
  const [isStale, setStale] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const accept = (): void => {
    setOpened(loaded)
    setStale(false)
    setErrors({})
  }
  const save = useStaffCall(call, {
    reloads: true,
    success,
    onDone: (output: OutputOf<C>, input) => {
      const { revision } = output
      if (typeof revision === 'number') setOpened(revision)
      setStale(false)
      setErrors({})
      onDone?.(input)
    },
    onRefused: ({ code, field = '' }) => {
      if (code === 'edited_meanwhile') {
        setStale(true)
        void revalidate()
        return false
      }
      if (!fields.includes(field)) return false
      setErrors({ [field]: code })
      return true
    },
  })
  return { save, revision: isStale ? loaded : opened, isStale, errors, accept }
}
