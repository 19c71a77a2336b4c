import { useState, type ReactElement, type SubmitEvent } from 'react'
import { flagTextMaxLength } from '#contract/limits.ts'
import { flagCodes, reviewCalls, type FlagCode } from '#contract/people/reviews.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../forms/button.tsx'
import { Field } from '../../forms/field.tsx'
import { CallProblem } from '../../forms/problem-line.tsx'
import { reviewsTexts } from '../texts.ts'
import css from '../review-item.module.css'

interface FlagFormProps {
  readonly reviewId: number
  readonly onClose: () => void
}

/** Flags a review for a moderator. */
export function FlagForm({ reviewId, onClose }: FlagFormProps): ReactElement {
  const { flagging: t, cancel } = reviewsTexts.use()
  const { refusals } = useTexts()
  const [code, setCode] = useState<FlagCode>(6)
  const [text, setText] = useState('')
  const [error, setError] = useState<RefusalCode | null>(null)
  const send = useCall(reviewCalls.flagReview, {
    success: t.sent,
    refusalIn: 'screen',
    onDone: onClose,
    onRefused: ({ code: refused, field }) => {
      if (field === 'text') setError(refused)
      return field === 'text'
    },
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setError(null)
    void send({ reviewId, code, text })
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <fieldset className={css['codes']}>
        <legend>{t.why}</legend>
        {flagCodes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="code"
              value={one}
              checked={one === code}
              onChange={() => setCode(one)}
            />
            {t.codes[one]}
          </label>
        ))}
      </fieldset>
      <Field
        name="text"
        label={t.text}
        hint={t.hint}
        isOptional={code !== 10}
        error={error ? refusals[error] : undefined}
      >
        <textarea
          rows={3}
          maxLength={flagTextMaxLength}
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
