import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Texts } from '#i18n/texts.ts'

/** Converts a caught error for display: a refusal unchanged, any other error as `unexpected`. */
export function refusalFrom(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('unexpected')
}

export function isRefusedAs(error: unknown, ...codes: readonly RefusalCode[]): boolean {
  return error instanceof Refusal && codes.includes(error.code)
}

/** For actions that show refusals and network failures in place; rethrows any other error. */
export function refusalOrThrow(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

/** For loaders and actions that render a refusal on their own page; rethrows network failures and other errors. */
export function answeredRefusal(error: unknown): Refusal {
  const refusal = refusalOrThrow(error)
  if (refusal.code === 'unavailable') throw refusal
  return refusal
}

const ofNoInput: readonly RefusalCode[] = [
  'unavailable',
  'unexpected',
  'out_of_space',
  'too_many_requests',
]

/** Whether other input could succeed. False for failures of the server or the network and for rate limits. */
export function isAboutInput({ code }: Refusal): boolean {
  return !ofNoInput.includes(code)
}

/** Whether a login is what could make it succeed. */
export function asksToLogIn({ code }: Refusal): boolean {
  return code === 'login_required' || code === 'token_invalid' || code === 'login_to_favorite'
}

/** Text of a refusal; for `too_many_requests` with the waiting time. */
export function refusalText(t: Texts, { code, retryAfter }: Refusal): string {
  const text = t.refusals[code]
  const isTooMany = code === 'too_many_requests' && retryAfter !== undefined
  return isTooMany ? `${text} ${t.layout.retryAfter(retryAfter)}` : text
}
