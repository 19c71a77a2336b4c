import type { Review } from '#contract/people/reviews.ts'
import { presentPerson } from '../messaging/service.ts'
import { endOfWindow } from './rules.ts'
import type { StoredReview } from './store.ts'

/** A review as `readerId` sees it. */
export function presentReview(review: StoredReview, readerId: number, now: Date): Review {
  const { id, stars, text, title, advertId, writtenAt, editedAt, answer, answeredAt } = review
  const isOwn = review.author.id === readerId
  const until = endOfWindow(writtenAt)
  const isOfReader = review.subject.id === readerId
  return {
    ...{ id, stars, text, title },
    author: presentPerson(review.author),
    subject: presentPerson(review.subject),
    advertId: advertId === null ? null : String(advertId),
    writtenAt: writtenAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    answer: answer === null || !answeredAt ? null : { text: answer, at: answeredAt.toISOString() },
    editableUntil: isOwn && until > now && !review.isHidden ? until.toISOString() : null,
    sealedUntil: isOwn && !review.isOpen ? until.toISOString() : null,
    isHidden: review.isHidden,
    hiddenReasons: [...review.hiddenReasons],
    canAnswer: isOfReader && answer === null,
    canFlag: isOfReader && !review.isHidden,
    canReport: !isOwn && !isOfReader && !review.isHidden,
  }
}
