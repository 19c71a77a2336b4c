import { useState, type ReactElement, type SubmitEvent } from 'react'
import { reviewAnswerMaxLength } from '#contract/limits.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { Field } from '../forms/field.tsx'
import { CallProblem } from '../forms/problem-line.tsx'
import { reviewsTexts } from './texts.ts'
import css from './review-item.module.css'

interface AnswerFormProps {
  readonly reviewId: number
  readonly onClose: () => void
}

/** Answers a received review. */
export function AnswerForm({ reviewId, onClose }: AnswerFormProps): ReactElement {
  const { answering: t, cancel } = reviewsTexts.use()
  const { refusals } = useTexts()
  const [text, setText] = useState('')
  const [error, setError] = useState<RefusalCode | null>(null)
  const send = useCall(reviewCalls.answerReview, {
    success: t.sent,
    reloads: true,
    refusalIn: 'screen',
    onDone: onClose,
    onRefused: ({ code, field }) => {
      if (field === 'text') setError(code)
      return field === 'text'
    },
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setError(null)
    void send({ reviewId, text })
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <Field name="text" label={t.text} hint={t.hint} error={error ? refusals[error] : undefined}>
        <textarea
          rows={4}
          maxLength={reviewAnswerMaxLength}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <CallProblem call={send} />
      <div className={css['answers']}>
        <Button onPress={onClose}>{cancel}</Button>
        <Button type="submit" kind="primary" busy={send.isBusy}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
