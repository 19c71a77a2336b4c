import type { RefusalCode } from '#contract/refusals.ts'

/** What was sent without JavaScript and refused. */
export interface NotSent {
  readonly refused: 'appeal' | 'question'
  readonly code: RefusalCode
  readonly text: string
}
