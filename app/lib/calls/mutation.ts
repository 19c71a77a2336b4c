import type { Refusal } from '#contract/refusals.ts'
import { refusalFrom } from './refusal.ts'

export interface MutationState<Input> {
  readonly isBusy: boolean
  /** What the run under way, or else the last one, was given. */
  readonly input: Input | undefined
  /** Why the last run failed; null while one is under way, and when the failure was told elsewhere. */
  readonly refusal: Refusal | null
}

export interface Refused<Input> {
  readonly refusal: Refusal
  readonly input: Input
  /** The same once more. */
  readonly retry: () => void
  /** Whether what shows the mutation is still there. */
  readonly isShown: boolean
}

export interface MutationWork<Input, Output> {
  readonly run: (input: Input) => Promise<Output>
  /** Part of the run: while it is awaited the mutation is busy, and what it throws is a failure of the run. */
  readonly onDone: (output: Output, input: Input) => unknown
  /** True: it is told elsewhere, and is not kept. */
  readonly onRefused: (refused: Refused<Input>) => boolean
}

interface Mutation<Input, Output> {
  readonly state: () => MutationState<Input>
  readonly subscribe: (listener: () => void) => () => void
  /** Null when it was refused, or when another run is under way: then nothing is done. Never throws. */
  readonly run: (input: Input) => Promise<Output | null>
  readonly clear: () => void
  /** From now on it does this: what a screen would do by now. */
  readonly arm: (work: MutationWork<Input, Output>) => void
  /** Ends with what is given back. */
  readonly show: () => () => void
}

/** The state of something done on request, one run at a time. It knows no React, so that it outlives its screen. */
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

/** One run; a refusal that was told elsewhere is not given back. */
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
    const isTold = onRefused({ refusal, input, retry, isShown: isShown() })
    return { output: null, refusal: isTold ? null : refusal }
  }
}
