import { useState, type ReactElement, type SubmitEvent } from 'react'
import type { Call, PayloadOf } from '#contract/call.ts'
import { reviewMaxLength } from '#contract/limits.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { Field } from '../forms/field.tsx'
import { CallProblem } from '../forms/problem-line.tsx'
import { StarField } from './star-field.tsx'
import { reviewsTexts } from './texts.ts'
import css from './review-item.module.css'

interface Words {
  readonly stars: number
  readonly text: string
}

interface FormProps {
  /** Title of the advert that it is about. */
  readonly title: string
  readonly onClose: () => void
}

/** Writes a review of a person about an advert. */
export function PostForm({
  advertId,
  userId,
  ...form
}: FormProps & { readonly advertId: string; readonly userId: string }): ReactElement {
  const t = reviewsTexts.use().form
  return (
    <ReviewForm
      {...form}
      call={reviewCalls.postReview}
      payloadOf={(words) => ({ advertId, userId, ...words })}
      initial={{ stars: 0, text: '' }}
      submit={t.send}
      success={t.sent}
    />
  )
}

/** Changes an own review. */
export function EditForm({
  reviewId,
  initial,
  ...form
}: FormProps & { readonly reviewId: number; readonly initial: Words }): ReactElement {
  const t = reviewsTexts.use().form
  return (
    <ReviewForm
      {...form}
      call={reviewCalls.editReview}
      payloadOf={(words) => ({ reviewId, ...words })}
      initial={initial}
      submit={t.save}
      success={t.saved}
    />
  )
}

interface ReviewFormProps<C extends Call> extends FormProps {
  readonly call: C
  readonly payloadOf: (words: Words) => PayloadOf<C>
  readonly initial: Words
  readonly submit: string
  readonly success: string
}

function ReviewForm<C extends Call>(props: ReviewFormProps<C>): ReactElement {
  const { call, payloadOf, initial, title, submit, success, onClose } = props
  const t = reviewsTexts.use()
  const { refusals } = useTexts()
  const [words, setWords] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<string, RefusalCode>>>({})
  const send = useCall(call, {
    success,
    reloads: true,
    refusalIn: 'screen',
    onDone: onClose,
    onRefused: ({ code, field }) => {
      if (field !== 'stars' && field !== 'text') return false
      setErrors({ [field]: code })
      return true
    },
  })
  const submitForm = (event: SubmitEvent): void => {
    event.preventDefault()
    if (words.stars === 0) return setErrors({ stars: 'stars_required' })
    setErrors({})
    void send(payloadOf(words))
  }
  const { stars, text } = errors
  return (
    <form className={css['form']} noValidate onSubmit={submitForm}>
      <p>
        {t.about} <strong>{title}</strong>
      </p>
      <StarField
        value={words.stars}
        error={stars && refusals[stars]}
        onChange={(chosen) => {
          setWords({ ...words, stars: chosen })
          setErrors({})
        }}
      />
      <Field
        name="text"
        label={t.form.text}
        hint={t.form.hint}
        isOptional
        error={text && refusals[text]}
      >
        <textarea
          rows={5}
          maxLength={reviewMaxLength}
          value={words.text}
          onChange={({ currentTarget }) => setWords({ ...words, text: currentTarget.value })}
        />
      </Field>
      <p className={css['note']}>{t.form.sealed}</p>
      <CallProblem call={send} />
      <div className={css['answers']}>
        <Button onPress={onClose}>{t.cancel}</Button>
        <Button type="submit" kind="primary" busy={send.isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
