import type { FormEvent, ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { phonePrefix } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { accessTexts } from '../texts.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useNewPasswordRules } from '../login/new-password.ts'
import { currentUser } from '../../../lib/session/current-user.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { useForm } from '../../../lib/calls/use-form.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../parts/forms/error-summary.tsx'
import { PasswordField } from '../../../parts/forms/password-field.tsx'
import css from './restore-form.module.css'

interface NewPasswordProps {
  /** National number with a proved code. */
  readonly phone: string
  readonly onSaved: () => void
  /** Called when the server refuses the number after all. */
  readonly onOtherPhone: (problem: RefusalCode) => void
}

/** Step that sets the new password. */
export function NewPassword({ phone, onSaved, onOtherPhone }: NewPasswordProps): ReactElement {
  const { restore: t, repeatPassword } = accessTexts.use()
  const lang = useLang()
  const form = useForm(useNewPasswordRules(), { password: '', repeated: '' })
  const { summary, errors, field: fieldOf } = form
  const restore = useCall(accountCalls.restore, {
    // The account's own pages say whether it has a password.
    reloads: currentUser() !== null,
    onDone: onSaved,
    onRefused: ({ code, field }) => {
      if (field === 'password') form.refuse('password', code)
      else if (field === 'phone') onOtherPhone(code)
      return field === 'password' || field === 'phone'
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (restore.isBusy || !form.check()) return
    const { password } = form.values
    void restore({ phone: `${phonePrefix}${phone}`, password, restoreType: 'phone', lang })
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <ErrorSummary
        ref={summary}
        errors={errors}
        labels={{ password: t.newPassword, repeated: repeatPassword }}
      />
      <PasswordField
        {...fieldOf('password')}
        label={t.newPassword}
        isNew
        own={{ phone }}
        ref={focusNew}
      />
      <PasswordField {...fieldOf('repeated')} label={repeatPassword} isRepeated />
      <Button kind="primary" type="submit" busy={restore.isBusy}>
        {t.save}
      </Button>
    </form>
  )
}
