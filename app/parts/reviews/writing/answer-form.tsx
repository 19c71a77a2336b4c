import { useState, type ReactElement, type SubmitEvent } from 'react'
import { Form } from '../../../lib/router/index.ts'
import { reviewAnswerMaxLength } from '#contract/limits.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Field } from '../../forms/field.tsx'
import { CallProblem, ProblemLine } from '../../forms/problem-line.tsx'
import { FormEnd } from './form-end.tsx'
import { useRefused } from './not-reviewed.ts'
import { reviewsTexts } from '../texts.ts'
import css from '../review-item.module.css'

interface AnswerFormProps {
  readonly reviewId: number
  /** Absent on a page of its own. */
  readonly onClose?: () => void
}

/** Answers a received review; also without JavaScript, through the action of the page of own reviews. */
export function AnswerForm({ reviewId, onClose }: AnswerFormProps): ReactElement {
  const { answering: t } = reviewsTexts.use()
  const { refusals } = useTexts()
  const refused = useRefused('answer')
  const [text, setText] = useState(refused?.text ?? '')
  const [error, setError] = useState<RefusalCode | null>(
    refused?.field === 'text' ? refused.code : null,
  )
  const send = useCall(reviewCalls.answerReview, {
    success: t.sent,
    reloads: true,
    refusalIn: 'screen',
    onDone: () => onClose?.(),
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
    <Form method="post" className={css['form']} noValidate onSubmit={submit}>
      <input type="hidden" name="reviewId" value={reviewId} />
      {refused && refused.field !== 'text' && <ProblemLine text={refusals[refused.code]} />}
      <Field name="text" label={t.text} hint={t.hint} error={error ? refusals[error] : undefined}>
        <textarea
          rows={4}
          maxLength={reviewAnswerMaxLength}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <CallProblem call={send} />
      <FormEnd submit={t.send} isBusy={send.isBusy} onClose={onClose} />
    </Form>
  )
}
