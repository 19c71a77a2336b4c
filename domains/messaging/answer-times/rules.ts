import type { AnswersWithin } from '#contract/people/seller-marks.ts'

/** First answers of a seller in the measured days. */
export interface MeasuredAnswers {
  /** Conversations that were answered, or have waited for an answer for a day. */
  readonly conversations: number
  /** Median time to the first answer; a conversation without one counts as endless. */
  readonly medianSeconds: number
}

/** Fewer conversations say nothing of a habit. */
export const conversationsNeeded = 5

const hour = 3_600
const bounds: readonly (readonly [number, AnswersWithin])[] = [
  [hour, 'hour'],
  [6 * hour, 'hours'],
  [24 * hour, 'day'],
  [7 * 24 * hour, 'days'],
]

/** How soon a seller usually answers; null where that cannot be said. */
export function answersWithin({
  conversations,
  medianSeconds,
}: MeasuredAnswers): AnswersWithin | null {
  if (conversations < conversationsNeeded) return null
  return bounds.find(([most]) => medianSeconds <= most)?.[1] ?? null
}
