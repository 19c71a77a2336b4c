import { useEffect, useEffectEvent, useState } from 'react'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import type { Refusal } from '#contract/refusals.ts'
import { postInBackground } from './calls.ts'
import { refusalFrom } from './refusal.ts'

interface Timing {
  /** How long nothing may change before it is asked. */
  readonly pauseMs: number
  /** The first question waits for nobody. */
  readonly isFirstAtOnce?: boolean
}

interface Asked<Answer> {
  /** To the present question; null until it is there. */
  readonly answer: Answer | null
  /** The newest there is, which may belong to an earlier question. */
  readonly last: Answer | null
  /** The present question is on its way. */
  readonly isAsking: boolean
  /** Why the present question has no answer. */
  readonly refusal: Refusal | null
}

interface Known<Answer> extends Asked<Answer> {
  readonly key: string | null
}

/** A call made when its payload rests; null asks nothing. A failure is silent but for `refusal`. */
export function useDebouncedCall<C extends Call>(
  call: C,
  payload: PayloadOf<C> | null,
  timing: Timing,
): Asked<OutputOf<C>> {
  return useDebounced(payload, (asked, signal) => postInBackground(call, asked, signal), timing)
}

/**
 * As `useDebouncedCall`, for what is asked in its own way; questions of the same JSON are the same. A newer one
 * cancels the older by the signal, and the answer of one that could not be cancelled is dropped.
 */
export function useDebounced<Question, Answer>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  { pauseMs, isFirstAtOnce = false }: Timing,
): Asked<Answer> {
  const key = question === null ? null : JSON.stringify(question)
  const [known, setKnown] = useState<Known<Answer>>({ key: null, ...nothing, last: null })
  const askNow = useEffectEvent((signal: AbortSignal) =>
    question === null ? null : ask(question, signal),
  )
  const pause = useEffectEvent(() => (isFirstAtOnce && known.key === null ? 0 : pauseMs))
  useEffect(() => {
    if (key === null) return
    const outdated = new AbortController()
    const tell = (told: Partial<Asked<Answer>>): void => {
      if (!outdated.signal.aborted) setKnown(({ last }) => ({ last, ...nothing, ...told, key }))
    }
    const timer = setTimeout(() => {
      tell({ isAsking: true })
      askNow(outdated.signal)?.then(
        (answer) => tell({ answer, last: answer }),
        (error: unknown) => tell({ refusal: refusalFrom(error) }),
      )
    }, pause())
    return () => {
      outdated.abort()
      clearTimeout(timer)
    }
  }, [key])
  return known.key === key ? known : { ...nothing, last: known.last }
}

const nothing = { answer: null, isAsking: false, refusal: null }
