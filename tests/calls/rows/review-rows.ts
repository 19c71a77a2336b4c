import { open, fiveStars, type Row } from './row.ts'

/** Calls of reviews. */
export const reviewRows: Readonly<Record<string, Row>> = {
  'reviews.listReviews': { fields: ({ other }) => ({ userId: String(other.id) }) },
  'reviews.getRating': { fields: ({ other }) => ({ userId: String(other.id) }) },
  'reviews.listOwnReviews': open({ side: 'received' }),
  'reviews.listWaiting': open(),
  'reviews.postReview': {
    fields: ({ wanted, stranger }) => ({
      ...{ advertId: String(wanted), userId: String(stranger.id), stars: fiveStars },
    }),
    others: { refusal: 'review_not_allowed' },
  },
  'reviews.editReview': {
    fields: ({ written }) => ({ reviewId: String(written), stars: fiveStars }),
    others: { refusal: 'review_not_found' },
  },
  'reviews.answerReview': {
    fields: ({ received }) => ({ reviewId: String(received), text: 'Mulțumesc!' }),
    others: { refusal: 'review_not_found' },
  },
  'reviews.flagReview': { fields: ({ received }) => ({ reviewId: String(received), code: '6' }) },
}
