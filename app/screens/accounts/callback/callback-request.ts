import type { callTimes } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'

export interface CallbackRequest {
  readonly name: string
  readonly phone: string
  readonly preferredTime: (typeof callTimes)[number]
  /** Code; empty unless registration needs one. */
  readonly invitation: string
}

export interface CallbackProblem extends CallbackRequest {
  readonly code: RefusalCode
  readonly field: string
}

/** Answer to a callback request. */
export type CallbackAnswer = { readonly phone: string; readonly code?: undefined } | CallbackProblem
