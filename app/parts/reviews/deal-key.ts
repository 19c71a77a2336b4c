import type { WaitingReview } from '#contract/people/reviews.ts'

type Deal = Pick<WaitingReview, 'advertId' | 'person'>

/** Names a deal in the address. */
export function keyOf({ advertId, person }: Deal): string {
  return `${advertId}-${person.id}`
}

/** Path of the form that reviews a deal. */
export function reviewPath(deal: Deal): string {
  return `/my-reviews?write=${keyOf(deal)}`
}
