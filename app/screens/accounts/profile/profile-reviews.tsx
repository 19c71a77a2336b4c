import { useState, type ReactElement } from 'react'
import type { OutputOf } from '#contract/call.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { RatingSummary } from '../../../parts/reviews/rating-summary.tsx'
import { ReviewList } from '../../../parts/reviews/review-list.tsx'
import { reviewsTexts } from '../../../parts/reviews/texts.ts'
import css from './profile.module.css'

export const reviewsOnPage = 5

interface ProfileReviewsProps {
  readonly userId: string
  /** The newest ones, from the loader. */
  readonly reviews: OutputOf<typeof reviewCalls.listReviews>
  readonly now: string
}

/** Reviews of a person: their average and the newest, older ones on request. */
export function ProfileReviews({ userId, reviews, now }: ProfileReviewsProps): ReactElement {
  const t = reviewsTexts.use()
  const [older, setOlder] = useState<typeof reviews.items>([])
  const more = useCall(reviewCalls.listReviews, {
    onDone: ({ items }) => setOlder([...older, ...items]),
  })
  const shown = [...reviews.items, ...older]
  return (
    <section className={css['reviews']} aria-labelledby="reviews">
      <h2 className={css['heading']} id="reviews">
        {t.profile.title}{' '}
        {reviews.count > 0 && <span className={css['count']}>{t.count(reviews.count)}</span>}
      </h2>
      {reviews.count === 0 && <p className={css['line']}>{t.profile.none}</p>}
      <RatingSummary rating={reviews.rating} />
      <ReviewList reviews={shown} person="author" now={now} />
      {shown.length < reviews.count && (
        <Button
          className="needs-script"
          busy={more.isBusy}
          onPress={() => void more({ userId, startID: shown.length, itemsNum: reviewsOnPage * 2 })}
        >
          {t.profile.more}
        </Button>
      )}
    </section>
  )
}
