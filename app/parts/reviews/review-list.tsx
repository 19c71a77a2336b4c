import { useState, type ReactElement } from 'react'
import type { Review } from '#contract/people/reviews.ts'
import { Dialog } from '../feedback/dialog.tsx'
import { AnswerForm } from './writing/answer-form.tsx'
import { FlagForm } from './writing/flag-form.tsx'
import { EditForm } from './writing/review-form.tsx'
import { ReviewItem, type ReviewAction } from './review-item.tsx'
import { reviewsTexts } from './texts.ts'
import css from './review-item.module.css'

interface ReviewListProps {
  readonly reviews: readonly Review[]
  readonly person: 'author' | 'subject'
  /** ISO 8601, from the loader. */
  readonly now: string
}

interface Opened {
  readonly review: Review
  readonly action: ReviewAction
}

/** Reviews with what the reader can do about them. */
export function ReviewList({ reviews, person, now }: ReviewListProps): ReactElement {
  const t = reviewsTexts.use()
  const [opened, setOpened] = useState<Opened | null>(null)
  const titles = {
    edit: t.form.title(opened?.review.subject.name || t.erased),
    answer: t.answering.title,
    flag: t.flagging.title,
  }
  const close = (): void => setOpened(null)
  return (
    <>
      <ul className={css['list']}>
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            person={person}
            now={now}
            onAct={(action) => setOpened({ review, action })}
          />
        ))}
      </ul>
      <Dialog open={opened !== null} onClose={close} title={opened ? titles[opened.action] : ''}>
        {opened && <OpenedForm {...opened} onClose={close} />}
      </Dialog>
    </>
  )
}

function OpenedForm({
  review,
  action,
  onClose,
}: Opened & { readonly onClose: () => void }): ReactElement {
  if (action === 'flag') return <FlagForm reviewId={review.id} onClose={onClose} />
  if (action === 'answer') return <AnswerForm reviewId={review.id} onClose={onClose} />
  const { id, title, stars, text } = review
  return <EditForm reviewId={id} title={title} initial={{ stars, text }} onClose={onClose} />
}
