import { reviewsPerDay } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Review, WaitingReview } from '#contract/people/reviews.ts'
import { contactsIn } from '../../contacts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { presentPerson } from '../../messaging/service.ts'
import { notifyOfAnswer } from '../../notifications/service.ts'
import { presentReview } from '../presenter.ts'
import { readerOf, seen } from '../reader.ts'
import { givenStars } from '../rules.ts'
import { notifyOfOpened } from '../service.ts'
import { updateAnswer, updateReview } from '../store.ts'
import { hasReviewed, insertReview, listWaiting } from './store.ts'

type WriteDeps = Pick<Deps, 'sql' | 'clock' | 'tokens' | 'cacheInvalidation'>
type Author = Pick<User, 'id'>

export interface Words {
  readonly stars: number | string | undefined
  readonly text: string
}

/** How long a deal is proposed for a review. */
const waitingDays = 90

/** Deals that a user can review, the last changed first. */
export async function waitingFor(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  { id }: Author,
): Promise<WaitingReview[]> {
  const since = new Date(clock.now().getTime() - waitingDays * dayMs)
  return (await listWaiting(sql, id, since)).map(({ advertId, person, ...deal }) => ({
    ...{ ...deal, advertId: String(advertId), person: presentPerson(person) },
  }))
}

/**
 * Reviews a person. Refuses a review without stars, of oneself, without a deal about the advert, and a second one of
 * the same deal.
 */
export async function postReview(
  deps: WriteDeps,
  { id: authorId }: Author,
  { advertId, userId: subjectId }: { readonly advertId: number; readonly userId: number },
  words: Words,
): Promise<Review> {
  const { stars, text } = checked(words)
  if (subjectId === authorId) throw new Refusal('own_review', 'userId')
  await limit(deps, `review:${authorId}`, { most: reviewsPerDay, window: dayMs })
  const deal = { advertId, authorId, subjectId }
  const id = await insertReview(deps.sql, { ...deal, stars, text, writtenAt: deps.clock.now() })
  if (id === null) {
    const isWritten = await hasReviewed(deps.sql, deal)
    throw new Refusal(isWritten ? 'review_written' : 'review_not_allowed')
  }
  // The second of two opens both.
  await notifyOfOpened(deps)
  return changed(deps, authorId, id)
}

/** Changes an own review. Refuses another's as not found, and one whose fourteen days are over. */
export async function editReview(
  deps: WriteDeps,
  { id: authorId }: Author,
  id: number,
  words: Words,
): Promise<Review> {
  const { stars, text } = checked(words)
  const reader = readerOf(deps, authorId)
  const review = await seen(deps, authorId, id)
  if (review.author.id !== authorId) throw new Refusal('review_not_found')
  const change = { id, authorId, stars, text, now: deps.clock.now() }
  const isDone = await updateReview(deps.sql, change, reader.openBefore)
  if (!isDone) throw new Refusal('review_closed')
  return changed(deps, authorId, id)
}

/** Answers a received review. Refuses another's as not found, and a second answer. */
export async function answerReview(
  deps: WriteDeps,
  { id: subjectId }: Author,
  id: number,
  text: string,
): Promise<Review> {
  if (text === '') throw new Refusal('field_required', 'text')
  refuseContacts(text)
  const { subject } = await seen(deps, subjectId, id)
  if (subject.id !== subjectId) throw new Refusal('review_not_found')
  const now = deps.clock.now()
  await deps.sql.begin(async (sql) => {
    if (!(await updateAnswer(sql, { id, text, now }))) throw new Refusal('review_answered')
    await notifyOfAnswer(sql, id, now)
  })
  return changed(deps, subjectId, id)
}

function checked({ stars, text }: Words): { stars: number; text: string } {
  refuseContacts(text)
  return { stars: givenStars(stars), text }
}

function refuseContacts(text: string): void {
  if (contactsIn(text) === 'certain') throw new Refusal('contacts_in_text', 'text')
}

/** The review after a change, for its writer. The first of two opens with the second, so both sides' pages change. */
async function changed(deps: WriteDeps, writerId: number, id: number): Promise<Review> {
  const review = await seen(deps, writerId, id)
  const sides = [review.author.id, review.subject.id]
  await deps.cacheInvalidation.invalidate(...sides.map((side) => `seller:${side}`))
  return presentReview(review, writerId, deps.clock.now())
}
