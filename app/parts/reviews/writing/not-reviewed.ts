import { useActionData } from '../../../lib/router/index.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** Answer of the form without JavaScript to words that were refused. */
export interface NotReviewed {
  readonly refused: 'post' | 'answer'
  readonly code: RefusalCode
  /** Null where no field is to blame. */
  readonly field: string | null
  readonly stars: number
  readonly text: string
}

/** What this form was refused without JavaScript; null when it was not. */
export function useRefused(form: NotReviewed['refused']): NotReviewed | null {
  const answer = useActionData<NotReviewed>()
  return answer?.refused === form ? answer : null
}
