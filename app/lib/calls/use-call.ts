import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import type { Refusal } from '#contract/refusals.ts'
import { toast } from '../browser/toasts.ts'
import { useTexts } from '../texts/texts.ts'
import { postCall } from './calls.ts'
import { createMutation, type MutationState, type MutationWork } from './mutation.ts'
import { refusalText } from './refusal.ts'

interface Options<Input, Output> {
  /** Said above the page when it is done. */
  readonly success?: string | ((output: Output, input: Input) => string)
  /** The data of the page is loaded again before the success is said. */
  readonly reloads?: boolean
  readonly onDone?: (output: Output, input: Input) => unknown
  /** True: the screen has told it, as at the field at fault. */
  readonly onRefused?: (refusal: Refusal, input: Input) => boolean
  /** Where any other refusal is told: above the page, or by the screen, which shows a `CallProblem`. */
  readonly told?: 'above' | 'here'
  /** The words of a refusal, where those of its code are not enough. */
  readonly refusalText?: (refusal: Refusal) => string
}

interface Mutate<Input, Output> extends MutationState<Input> {
  /** Null: it was refused, or the last press is still under way. Never throws. */
  (input: Input): Promise<Output | null>
  /** The same once more; null unless the network or the server was away. */
  readonly retry: (() => void) | null
  /** Forgets the refusal. */
  readonly clear: () => void
}

/** A call made on request: one at a time, with its refusal told and what was typed left as it is. */
export function useCall<C extends Call>(
  call: C,
  options: Options<PayloadOf<C>, OutputOf<C>> = {},
): Mutate<PayloadOf<C>, OutputOf<C>> {
  return useMutation((payload) => postCall(call, payload), options)
}

/** As `useCall`, for several calls that are one to the person. What comes after the page is left is still said. */
export function useMutation<Input, Output>(
  run: (input: Input) => Promise<Output>,
  options: Options<Input, Output> = {},
): Mutate<Input, Output> {
  const work = useWork(run, options)
  const [mutation] = useState(() => createMutation(work))
  useEffect(() => mutation.arm(work))
  useEffect(() => mutation.show(), [mutation])
  const state = useSyncExternalStore(mutation.subscribe, mutation.state, mutation.state)
  const { input, refusal } = state
  const canRetry = refusal?.code === 'unavailable' && input !== undefined
  return Object.assign((given: Input) => mutation.run(given), state, {
    retry: canRetry ? () => void mutation.run(input) : null,
    clear: mutation.clear,
  })
}

function useWork<Input, Output>(
  run: (input: Input) => Promise<Output>,
  options: Options<Input, Output>,
): MutationWork<Input, Output> {
  const t = useTexts()
  const { revalidate } = useRevalidator()
  return {
    run,
    onDone: async (output, input) => {
      const { success, reloads, onDone } = options
      if (reloads) await revalidate()
      const said = typeof success === 'function' ? success(output, input) : success
      if (said) toast(said, 'success')
      await onDone?.(output, input)
    },
    onRefused: ({ refusal, input, retry, isShown }) => {
      if (options.onRefused?.(refusal, input)) return true
      if (options.told === 'here' && isShown) return false
      const text = options.refusalText?.(refusal) ?? refusalText(t, refusal)
      toast(text, 'danger', refusal.code === 'unavailable' ? retry : undefined)
      return false
    },
  }
}
