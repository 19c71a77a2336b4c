import type { ReactElement, ReactNode } from 'react'
import { passwordNeeded } from '#contract/rules/account-rules.ts'
import { myAccountTexts } from '../../texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { PasswordField } from '../../../../parts/forms/password-field.tsx'
import { CallProblem } from '../../../../parts/forms/problem-line.tsx'
import { useOneField } from '../use-one-field.ts'
import css from '../form.module.css'

interface PasswordStepProps {
  readonly text: string
  readonly submit: string
  readonly kind: 'primary' | 'danger'
  /** A refusal thrown by it is shown at the field. */
  readonly onGiven: (password: string) => Promise<void>
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** Requires the password before a sensitive change. */
export function PasswordStep({
  text,
  submit: label,
  kind,
  onGiven,
  onCancel,
  children,
}: PasswordStepProps): ReactElement {
  const t = myAccountTexts.use()
  const { field, sending, submit } = useOneField('password', passwordNeeded, onGiven)
  return (
    <form className={css['form']} method="post" noValidate onSubmit={submit}>
      <p>{text}</p>
      <PasswordField {...field} label={t.currentPassword} />
      {children}
      <CallProblem call={sending} />
      <div className={css['buttons']}>
        <Button type="submit" kind={kind} busy={sending.isBusy}>
          {label}
        </Button>
        <Button onPress={onCancel}>{t.cancel}</Button>
      </div>
    </form>
  )
}
