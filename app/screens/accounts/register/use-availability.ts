import type { Call, PayloadOf } from '#contract/call.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useDebouncedCall } from '../../../lib/calls/use-debounced-call.ts'

/** Answer of the server about a value; `unknown` when it was not asked or the call failed. */
export type Availability = 'unknown' | 'asking' | 'free' | RefusalCode

const pauseMs = 400

/** Checks a value with the server, debounced. Null: nothing to check. */
export function useAvailability<C extends Call>(
  call: C,
  payload: PayloadOf<C> | null,
): Availability {
  const { answer, isPending, refusal } = useDebouncedCall(call, payload, { pauseMs })
  if (isPending) return 'asking'
  if (answer) return 'free'
  // Rate limits and network failures are not about the value; the submit checks it again.
  return refusal && /^(username|phone)_/.test(refusal.code) ? refusal.code : 'unknown'
}
