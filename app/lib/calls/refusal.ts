import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { Texts } from '#i18n/texts.ts'

/** What a caught error means to the person: a refusal as it is, and a bug of ours as `unexpected`. */
export function refusalFrom(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('unexpected')
}

export function isRefusedAs(error: unknown, ...codes: readonly RefusalCode[]): boolean {
  return error instanceof Refusal && codes.includes(error.code)
}

/** For what is answered in the page that asked, a lost network too: a bug is thrown on. */
export function refusalOrThrow(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

/** For loaders and actions that answer a refusal with a page of their own: a bug or a lost network is thrown on. */
export function answeredRefusal(error: unknown): Refusal {
  const refusal = refusalOrThrow(error)
  if (refusal.code === 'unavailable') throw refusal
  return refusal
}

const ofNoInput: readonly RefusalCode[] = ['unavailable', 'unexpected', 'too_many_requests']

/** Whether other input could be taken: what is left is the server, the network, or a limit on tries. */
export function isAboutInput({ code }: Refusal): boolean {
  return !ofNoInput.includes(code)
}

/** The text of a refusal; of too many tries it says for how long as well. */
export function refusalText(t: Texts, { code, retryAfter }: Refusal): string {
  const text = t.refusals[code]
  const isTooMany = code === 'too_many_requests' && retryAfter !== undefined
  return isTooMany ? `${text} ${t.layout.retryAfter(retryAfter)}` : text
}
