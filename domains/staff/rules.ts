import { staffSession } from '#contract/limits.ts'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Proof } from './store.ts'

/** `factor`: the account has no second factor; `code`: the session has to prove it; `open`: it has. */
export type AccessState = 'factor' | 'code' | 'open'

/** Access of a session: its proof ends some hours after it was given, and earlier when it is not used. */
export function accessState(
  { hasSecondFactor, proof }: { readonly hasSecondFactor: boolean; readonly proof: Proof | null },
  now: Date,
): AccessState {
  if (!hasSecondFactor) return 'factor'
  if (!proof) return 'code'
  const isOver = proof.provedAt.getTime() + staffSession.hours * hourMs <= now.getTime()
  const isIdle = proof.usedAt.getTime() + staffSession.idleMinutes * minuteMs <= now.getTime()
  return isOver || isIdle ? 'code' : 'open'
}
