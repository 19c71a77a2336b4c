import type { Rating, Review } from '#contract/people/reviews.ts'
import type { Db, Deps } from '../deps.ts'
import { notifyOfReviews } from '../notifications/service.ts'
import { presentReview } from './presenter.ts'
import { readerOf } from './reader.ts'
import { openBefore } from './rules.ts'
import {
  countStars,
  deleteReviewsOf,
  listReviews,
  listWritten,
  markOpenedTold,
  type Page,
  type Reader,
} from './store.ts'

type ReadDeps = Pick<Deps, 'sql' | 'clock'>

/** Reviews of a person as the reader sees them, or the reader's own, newest first; with the count of all. */
export async function reviewsFor(
  deps: ReadDeps,
  readerId: number,
  page: Omit<Page, keyof Reader>,
): Promise<{ items: Review[]; count: number }> {
  const { items, count } = await listReviews(deps.sql, { ...page, ...readerOf(deps, readerId) })
  const now = deps.clock.now()
  return { items: items.map((review) => presentReview(review, readerId, now)), count }
}

/** Average, number and distribution of the open reviews of a person. */
export async function ratingOf(deps: ReadDeps, userId: number): Promise<Rating> {
  const distribution = await countStars(deps.sql, userId, openBefore(deps.clock.now()))
  const count = distribution.reduce((sum, of) => sum + of, 0)
  const stars = distribution.reduce((sum, of, index) => sum + of * (index + 1), 0)
  return {
    average: count === 0 ? null : Math.round((stars / count) * 10) / 10,
    count,
    distribution,
  }
}

export { authorOfReview, moderatedReview, reviewExcerpt, settleReported } from './flags/service.ts'
export { hidingWords } from './flags/words.ts'

/** Tells people of reviews of them that can be seen now: each once, and none that a moderator has hidden. */
export async function notifyOfOpened({ sql, clock }: ReadDeps): Promise<void> {
  const now = clock.now()
  await sql.begin(async (tx) => {
    const opened = await markOpenedTold(tx, { now, openBefore: openBefore(now) })
    await notifyOfReviews(tx, opened, now)
  })
}

/** What a user wrote in reviews, for the export of the user's data. */
export async function reviewsBy(deps: Pick<Deps, 'sql'>, userId: number): Promise<object[]> {
  return listWritten(deps.sql, userId)
}

/** Erases the words of a user, and what was said of the user; stars given to others stay. */
export async function eraseReviewsOf(sql: Db, userId: number): Promise<void> {
  await deleteReviewsOf(sql, userId)
}
