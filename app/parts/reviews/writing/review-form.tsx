import { useState, type ReactElement, type SubmitEvent } from 'react'
import { Form } from '../../../lib/router/index.ts'
import type { Call, PayloadOf } from '#contract/call.ts'
import { reviewMaxLength } from '#contract/limits.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Field } from '../../forms/field.tsx'
import { CallProblem, ProblemLine } from '../../forms/problem-line.tsx'
import { FormEnd } from './form-end.tsx'
import { useRefused, type NotReviewed } from './not-reviewed.ts'
import { StarField } from './star-field.tsx'
import { reviewsTexts } from '../texts.ts'
import css from '../review-item.module.css'

interface Words {
  readonly stars: number
  readonly text: string
}

interface FormProps {
  /** Title of the advert that it is about. */
  readonly title: string
  /** Absent on a page of its own. */
  readonly onClose?: () => void
}

/** Writes a review of a person about an advert; also without JavaScript, through the action of the page of own reviews. */
export function PostForm({
  advertId,
  userId,
  ...form
}: FormProps & { readonly advertId: string; readonly userId: string }): ReactElement {
  const t = reviewsTexts.use().form
  const refused = useRefused('post')
  return (
    <ReviewForm
      {...form}
      call={reviewCalls.postReview}
      hidden={{ advertId, userId }}
      refused={refused}
      payloadOf={(words) => ({ advertId, userId, ...words })}
      initial={refused ?? { stars: 0, text: '' }}
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
  /** Sent without JavaScript beside the words. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly refused?: NotReviewed | null
  readonly initial: Words
  readonly submit: string
  readonly success: string
}

function ReviewForm<C extends Call>(props: ReviewFormProps<C>): ReactElement {
  const { call, payloadOf, hidden = {}, refused = null, initial, title } = props
  const { submit, success, onClose } = props
  const t = reviewsTexts.use()
  const { refusals } = useTexts()
  const [words, setWords] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<string, RefusalCode>>>(
    refused?.field ? { [refused.field]: refused.code } : {},
  )
  const send = useCall(call, {
    success,
    reloads: true,
    refusalIn: 'screen',
    onDone: () => onClose?.(),
    onRefused: ({ code, field }) => {
      if (!isOfForm(field)) return false
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
    <Form method="post" className={css['form']} noValidate onSubmit={submitForm}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refused && !isOfForm(refused.field) && <ProblemLine text={refusals[refused.code]} />}
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
      <FormEnd submit={submit} isBusy={send.isBusy} onClose={onClose} />
    </Form>
  )
}

/** Whether the form has a field of this name to show a refusal at. */
function isOfForm(field: string | null | undefined): field is keyof Words {
  return field === 'stars' || field === 'text'
}
