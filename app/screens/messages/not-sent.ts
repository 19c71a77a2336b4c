import type { RefusalCode } from '#contract/refusals.ts'

/** Answer of the form without JavaScript to a text that was refused. */
export interface NotSent {
  readonly text: string
  readonly refusal: RefusalCode
}
