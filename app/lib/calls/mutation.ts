import type { Refusal } from '#contract/refusals.ts'
import { refusalFrom } from './refusal.ts'

export interface MutationState<Input> {
  readonly isBusy: boolean
  /** Input of the current run, or else of the last one. */
  readonly input: Input | undefined
  /** Refusal of the last run; null during a run, and when the caller has handled the failure. */
  readonly refusal: Refusal | null
}

export interface Refused<Input> {
  readonly refusal: Refusal
  readonly input: Input
  /** Repeats the run with the same input. */
  readonly retry: () => void
  /** Whether a component that shows the mutation is still mounted. */
  readonly isShown: boolean
}

export interface MutationWork<Input, Output> {
  readonly run: (input: Input) => Promise<Output>
  /** Part of the run: the mutation stays busy while it is awaited, and an error thrown by it fails the run. */
  readonly onDone: (output: Output, input: Input) => unknown
  /** Returns true when it has shown the refusal elsewhere; the refusal is then not stored. */
  readonly onRefused: (refused: Refused<Input>) => boolean
}

interface Mutation<Input, Output> {
  readonly state: () => MutationState<Input>
  readonly subscribe: (listener: () => void) => () => void
  /** Returns null when refused, or when another run is in progress (the call is then ignored). Never throws. */
  readonly run: (input: Input) => Promise<Output | null>
  readonly clear: () => void
  /** Replaces the work, so that a run uses the latest props. */
  readonly arm: (work: MutationWork<Input, Output>) => void
  /** Marks the mutation as shown. Returns the cleanup function. */
  readonly show: () => () => void
}

/** State machine of an action, one run at a time. Independent of React, so that it survives its screen. */
export function createMutation<Input, Output>(
  begun: MutationWork<Input, Output>,
): Mutation<Input, Output> {
  let work = begun
  let isShown = false
  let state: MutationState<Input> = { isBusy: false, input: undefined, refusal: null }
  const listeners = new Set<() => void>()
  const change = (next: MutationState<Input>): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const run = async (input: Input): Promise<Output | null> => {
    if (state.isBusy) return null
    change({ isBusy: true, input, refusal: null })
    const retry = (): void => void run(input)
    const { output, refusal } = await attempt(work, input, retry, () => isShown)
    change({ isBusy: false, input, refusal })
    return output
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run,
    clear: () => change({ ...state, refusal: null }),
    arm: (next) => {
      work = next
    },
    show: () => {
      isShown = true
      return () => {
        isShown = false
      }
    },
  }
}

/** Runs once; returns null for a refusal that was shown elsewhere. */
async function attempt<Input, Output>(
  { run, onDone, onRefused }: MutationWork<Input, Output>,
  input: Input,
  retry: () => void,
  isShown: () => boolean,
): Promise<{ output: Output | null; refusal: Refusal | null }> {
  try {
    const output = await run(input)
    await onDone(output, input)
    return { output, refusal: null }
  } catch (error) {
    const refusal = refusalFrom(error)
    const isHandled = onRefused({ refusal, input, retry, isShown: isShown() })
    return { output: null, refusal: isHandled ? null : refusal }
  }
}
