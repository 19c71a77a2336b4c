import type { FormEvent, ReactElement } from 'react'
import { phonePrefix } from '#contract/limits.ts'
import { accessTexts } from '../texts.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import type { Form } from '../../../lib/calls/use-form.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../parts/forms/error-summary.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import css from './restore-form.module.css'

export type RestoreFields = Form<'way' | 'phone' | 'email'>

interface RestoreWayProps {
  readonly fields: RestoreFields
  /** Reached from a later step: the field takes the focus. */
  readonly isAgain: boolean
  readonly isBusy: boolean
  readonly onSubmit: () => void
}

/** First step: choice of phone or e-mail and its value. */
export function RestoreWay({ fields, isAgain, isBusy, onSubmit }: RestoreWayProps): ReactElement {
  const t = accessTexts.use().restore
  const login = useTexts().accounts.login
  const { summary, values, errors, field } = fields
  const isByPhone = values.way === 'phone'
  // Errors of the other way are ignored.
  const { phone, email } = errors
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <ErrorSummary
        ref={summary}
        errors={isByPhone ? { phone } : { email }}
        labels={{ phone: login.phone, email: login.email }}
      />
      <fieldset className={css['ways']}>
        <legend className={css['legend']}>{t.way}</legend>
        <Way fields={fields} way="phone" label={t.byPhone} />
        <Way fields={fields} way="email" label={t.byEmail} />
      </fieldset>
      <p>{isByPhone ? t.phoneText : t.emailText}</p>
      {isByPhone ? (
        <Field
          {...field('phone')}
          key="phone"
          label={login.phone}
          isRequired
          hint={login.phoneHint}
          prefix={phonePrefix}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          ref={isAgain ? focusNew : null}
        />
      ) : (
        <Field
          {...field('email')}
          key="email"
          label={login.email}
          isRequired
          type="email"
          autoComplete="email"
        />
      )}
      <Button kind="primary" type="submit" busy={isBusy}>
        {isByPhone ? t.sendCode : t.sendLink}
      </Button>
    </form>
  )
}

interface WayProps {
  readonly fields: RestoreFields
  readonly way: 'phone' | 'email'
  readonly label: string
}

function Way({ fields, way, label }: WayProps): ReactElement {
  return (
    <label className={css['way']}>
      <input
        type="radio"
        name="way"
        value={way}
        checked={fields.values.way === way}
        onChange={() => fields.set('way', way)}
      />
      {label}
    </label>
  )
}
