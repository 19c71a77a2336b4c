import type { ReactElement } from 'react'
import type { Review } from '#contract/people/reviews.ts'
import { Avatar } from '../../parts/icons/avatar.tsx'
import { RatingLine } from '../../parts/reviews/rating-line.tsx'
import { RatingSummary } from '../../parts/reviews/rating-summary.tsx'
import { ReviewItem } from '../../parts/reviews/review-item.tsx'
import { AnswersWithin, SellerMarks } from '../../parts/seller/seller-marks.tsx'
import css from '../parts-page.module.css'

const now = '2026-11-24T12:00:00.000Z'
const rating = { average: 4.6, count: 27, distribution: [0, 1, 1, 5, 20] }
const checked = { isPhoneVerified: true, isEmailVerified: true } as const

const review: Review = {
  id: 1,
  author: { id: '2', username: 'ana', name: 'Ana Rusu', avatar: '', isActive: true },
  subject: { id: '3', username: 'ion', name: 'Ion Ceban', avatar: '', isActive: true },
  stars: 4,
  text: 'Totul ca în descriere. A venit la timp.',
  title: 'Volkswagen Golf 1.4, 2013',
  advertId: '7',
  writtenAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
  answer: null,
  editableUntil: null,
  sealedUntil: null,
  isHidden: false,
  hiddenReasons: [],
  canAnswer: false,
  canFlag: false,
  canReport: true,
}

const reviews: readonly Review[] = [
  review,
  { ...review, id: 2, answer: { text: 'Mulțumesc!', at: now }, editedAt: now, canFlag: true },
  { ...review, id: 3, sealedUntil: '2026-12-04T12:00:00.000Z', editableUntil: now, text: '' },
  {
    ...review,
    id: 4,
    isHidden: true,
    hiddenReasons: [{ field: 'text', code: 'offensive_text' }],
    author: { ...review.author, name: '', isActive: false },
  },
]

/** Avatars, marks and ratings; a review that stands, answered, sealed, and hidden. */
export function People(): ReactElement {
  return (
    <>
      <div className={css['row']}>
        <Avatar name="" isCompany={false} size={56} />
        <Avatar name="" isCompany size={96} />
        <RatingLine rating={rating} />
      </div>
      <AnswersWithin within="hour" />
      <SellerMarks seller={{ ...checked, accountType: 0, isCompanyVerified: false }} />
      <AnswersWithin within="days" />
      <SellerMarks seller={{ ...checked, accountType: 1, isCompanyVerified: true }} />
      <RatingSummary rating={rating} />
      <ul>
        {reviews.map((one) => (
          <ReviewItem key={one.id} review={one} person="author" now={now} onAct={() => {}} />
        ))}
      </ul>
    </>
  )
}
