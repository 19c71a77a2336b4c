import { useEffect, useEffectEvent, useState } from 'react'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import type { Refusal } from '#contract/refusals.ts'
import { postInBackground } from './calls.ts'
import { refusalFrom } from './refusal.ts'

interface Timing {
  /** Debounce time in ms. */
  readonly pauseMs: number
  /** Runs the first query without the delay. */
  readonly isFirstImmediate?: boolean
}

interface Asked<Answer> {
  /** Answer to the current query; null until it arrives. */
  readonly answer: Answer | null
  /** Latest answer, possibly to an earlier query. */
  readonly last: Answer | null
  /** The current query is in progress. */
  readonly isPending: boolean
  /** Refusal of the current query. */
  readonly refusal: Refusal | null
}

interface Known<Answer> extends Asked<Answer> {
  readonly key: string | null
}

/** A call debounced by its payload; null makes no call. Failures are reported only as `refusal`. */
export function useDebouncedCall<C extends Call>(
  call: C,
  payload: PayloadOf<C> | null,
  timing: Timing,
): Asked<OutputOf<C>> {
  return useDebounced(payload, (asked, signal) => postInBackground(call, asked, signal), timing)
}

/**
 * Like `useDebouncedCall`, for custom queries; queries with equal JSON are the same. A newer query aborts the older one
 * by the signal; a late answer is discarded.
 */
export function useDebounced<Question, Answer>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  { pauseMs, isFirstImmediate = false }: Timing,
): Asked<Answer> {
  const key = question === null ? null : JSON.stringify(question)
  const [known, setKnown] = useState<Known<Answer>>({ key: null, ...nothing, last: null })
  const runQuery = useEffectEvent((signal: AbortSignal) =>
    question === null ? null : ask(question, signal),
  )
  const pause = useEffectEvent(() => (isFirstImmediate && known.key === null ? 0 : pauseMs))
  useEffect(() => {
    if (key === null) return
    const outdated = new AbortController()
    const update = (change: Partial<Asked<Answer>>): void => {
      if (!outdated.signal.aborted) setKnown(({ last }) => ({ last, ...nothing, ...change, key }))
    }
    const timer = setTimeout(() => {
      update({ isPending: true })
      runQuery(outdated.signal)?.then(
        (answer) => update({ answer, last: answer }),
        (error: unknown) => update({ refusal: refusalFrom(error) }),
      )
    }, pause())
    return () => {
      outdated.abort()
      clearTimeout(timer)
    }
  }, [key])
  return known.key === key ? known : { ...nothing, last: known.last }
}

const nothing = { answer: null, isPending: false, refusal: null }
