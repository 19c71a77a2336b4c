import type { Call, PayloadOf } from '#contract/call.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useDebouncedCall } from '../../../lib/calls/use-debounced-call.ts'

/** What the server says of a value; `unknown` when it was not, or could not be, asked. */
export type Availability = 'unknown' | 'asking' | 'free' | RefusalCode

const pauseMs = 400

/** Asks the server about a value when typing has paused. Null: there is nothing to ask. */
export function useAvailability<C extends Call>(
  call: C,
  payload: PayloadOf<C> | null,
): Availability {
  const { answer, isAsking, refusal } = useDebouncedCall(call, payload, { pauseMs })
  if (isAsking) return 'asking'
  if (answer) return 'free'
  // Too many questions, or a network away, say nothing about the value: the submit asks again.
  return refusal && /^(username|phone)_/.test(refusal.code) ? refusal.code : 'unknown'
}
