import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from '../router/index.ts'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import type { Refusal } from '#contract/refusals.ts'
import { toast, toastLogin, type ToastAction } from '../browser/toasts.ts'
import { useTexts } from '../texts/texts.ts'
import { postCall } from './calls.ts'
import { createMutation, type MutationState, type MutationWork } from './mutation.ts'
import { asksToLogIn, refusalText } from './refusal.ts'

interface Options<Input, Output> {
  /** Toast text after success. */
  readonly success?: string | ((output: Output, input: Input) => string)
  /** Button of the success toast. */
  readonly undo?: (output: Output, input: Input) => ToastAction | undefined
  /** Reloads the page's data before the success toast. */
  readonly reloads?: boolean
  readonly onDone?: (output: Output, input: Input) => unknown
  /** Returns true when the screen has shown the refusal, for example at a field. */
  readonly onRefused?: (refusal: Refusal, input: Input) => boolean
  /** Where other refusals are shown: as a toast, or by the screen with a `CallProblem`. */
  readonly refusalIn?: 'toast' | 'screen'
  /** Text of a refusal, where the one of its code is not enough. */
  readonly refusalText?: (refusal: Refusal) => string
}

interface Mutate<Input, Output> extends MutationState<Input> {
  /** Returns null when refused or when the previous run is still in progress. Never throws. */
  (input: Input): Promise<Output | null>
  /** Repeats the call; null unless the network or the server failed. */
  readonly retry: (() => void) | null
  /** Clears the refusal. */
  readonly clear: () => void
}

/** A call made on request, one at a time. Shows its refusals and leaves typed input unchanged. */
export function useCall<C extends Call>(
  call: C,
  options: Options<PayloadOf<C>, OutputOf<C>> = {},
): Mutate<PayloadOf<C>, OutputOf<C>> {
  return useMutation((payload) => postCall(call, payload), options)
}

/** Like `useCall`, for an action of several calls. Its result is shown as a toast even after the page was left. */
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
      const { success, undo, reloads, onDone } = options
      if (reloads) await revalidate()
      const text = typeof success === 'function' ? success(output, input) : success
      if (text) toast(text, 'success', undo?.(output, input))
      await onDone?.(output, input)
    },
    onRefused: ({ refusal, input, retry, isShown }) => {
      if (options.onRefused?.(refusal, input)) return true
      if (options.refusalIn === 'screen' && isShown) return false
      const text = options.refusalText?.(refusal) ?? refusalText(t, refusal)
      if (asksToLogIn(refusal)) toastLogin(text, 'danger')
      else toast(text, 'danger', refusal.code === 'unavailable' ? { act: retry } : undefined)
      return false
    },
  }
}
