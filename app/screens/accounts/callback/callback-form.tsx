import type { ReactElement, SubmitEvent } from 'react'
import { callTimes, nameMaxLength, phonePrefix } from '#contract/limits.ts'
import { registrationTexts } from '../texts.ts'
import { readDraft } from '../register/register-draft.ts'
import { useSettings } from '../../../lib/calls/settings.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../parts/forms/error-summary.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import type { CallbackProblem } from './callback-request.ts'
import { useCallbackErrors } from './use-callback-errors.ts'
import css from './callback-form.module.css'

interface CallbackFormProps {
  readonly answer: CallbackProblem | undefined
  readonly isBusy: boolean
  readonly onSubmit: (form: FormData) => void
}

/** Form of a callback request. A plain form: without JavaScript it posts to its own page. */
export function CallbackForm({ answer, isBusy, onSubmit }: CallbackFormProps): ReactElement {
  const { call: t, invitation } = registrationTexts.use()
  const { invitationsOnly } = useSettings()
  const link = useLink()
  const { refusals } = useTexts()
  const { errors, general, summary, check, watch } = useCallbackErrors(answer)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (check(form) && !isBusy) onSubmit(form)
  }
  return (
    <form
      method="post"
      action={link('/register-with-call')}
      className={css['form']}
      noValidate
      onSubmit={submit}
    >
      <p>{t.about}</p>
      <ErrorSummary
        ref={summary}
        errors={errors}
        labels={{ name: t.name, phone: t.phone, invitation: invitation.label }}
      />
      {general && <ProblemLine text={refusals[general]} />}
      <Field
        {...watch}
        label={t.name}
        isRequired
        name="name"
        autoComplete="name"
        maxLength={nameMaxLength}
        defaultValue={answer?.name}
        error={errors.name && refusals[errors.name]}
      />
      <Field
        {...watch}
        label={t.phone}
        isRequired
        hint={t.phoneHint}
        name="phone"
        prefix={phonePrefix}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={answer?.phone ?? readDraft().phone}
        error={errors.phone && refusals[errors.phone]}
      />
      {invitationsOnly && (
        <Field
          {...watch}
          label={invitation.label}
          isRequired
          hint={invitation.text}
          name="invitation"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answer?.invitation}
          error={errors.invitation && refusals[errors.invitation]}
        />
      )}
      <Field label={t.time} name="preferredTime">
        <select defaultValue={answer?.preferredTime}>
          {callTimes.map((time) => (
            <option key={time} value={time}>
              {t.times[time]}
            </option>
          ))}
        </select>
      </Field>
      <Button kind="primary" type="submit" busy={isBusy}>
        {t.submit}
      </Button>
    </form>
  )
}
