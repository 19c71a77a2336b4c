import { reviewCalls } from '#contract/people/reviews.ts'
import { implement } from '../implement.ts'
import { flagReview } from './flags/service.ts'
import { ratingOf, reviewsFor } from './service.ts'
import { answerReview, editReview, postReview, waitingFor } from './writing/service.ts'

export const reviewHandlers = implement(reviewCalls, {
  listReviews: async ({ deps, user, input: { userId, startID: start, itemsNum: size } }) => {
    const [reviews, rating] = await Promise.all([
      reviewsFor(deps, user?.id ?? 0, { userId, side: 'public', start, size }),
      ratingOf(deps, userId),
    ])
    return { ...reviews, rating }
  },
  getRating: async ({ deps, input }) => ({ rating: await ratingOf(deps, input.userId) }),
  listOwnReviews: async ({ deps, user: { id }, input: { side, startID: start, itemsNum } }) =>
    reviewsFor(deps, id, { userId: id, side, start, size: itemsNum }),
  listWaiting: async ({ deps, user }) => ({ items: await waitingFor(deps, user) }),
  postReview: async ({ deps, user, input: { advertId, userId, stars, text } }) => ({
    review: await postReview(deps, user, { advertId, userId }, { stars, text }),
  }),
  editReview: async ({ deps, user, input: { reviewId, stars, text } }) => ({
    review: await editReview(deps, user, reviewId, { stars, text }),
  }),
  answerReview: async ({ deps, user, input }) => ({
    review: await answerReview(deps, user, input.reviewId, input.text),
  }),
  flagReview: async ({ deps, user, input: { reviewId, code, text } }) => {
    await flagReview(deps, user, reviewId, { code, text })
    return {}
  },
})
