import { useState, type FormEvent, type ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { phonePrefix } from '#contract/limits.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { accessTexts } from '../texts.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useNewPasswordRules } from '../login/new-password.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { useLang, useTexts } from '../../../lib/texts/texts.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useForm } from '../../../lib/calls/use-form.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../parts/forms/error-summary.tsx'
import { PasswordField } from '../../../parts/forms/password-field.tsx'
import css from './restore-form.module.css'

interface NewPasswordProps {
  /** National number, whose code was right. */
  readonly phone: string
  readonly onSaved: () => void
  /** The number is refused after all. */
  readonly onOtherPhone: (problem: RefusalCode) => void
}

/** The step in which the account gets its new password. */
export function NewPassword({ phone, onSaved, onOtherPhone }: NewPasswordProps): ReactElement {
  const { restore: t, repeatPassword } = accessTexts.use()
  const { refusals } = useTexts()
  const lang = useLang()
  const form = useForm(useNewPasswordRules(), { password: '', repeated: '' })
  const { summary, errors, field: fieldOf } = form
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await postCall(accountCalls.restore, {
        phone: `${phonePrefix}${phone}`,
        password: form.values.password,
        restoreType: 'phone',
        lang,
      })
      onSaved()
    } catch (error) {
      const { code, field } = error instanceof Refusal ? error : new Refusal('unexpected')
      if (field === 'password') form.refuse('password', code)
      else if (field === 'phone') onOtherPhone(code)
      else toast(refusals[code], 'danger')
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBusy && form.check()) void save()
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <ErrorSummary
        ref={summary}
        errors={errors}
        labels={{ password: t.newPassword, repeated: repeatPassword }}
      />
      <PasswordField {...fieldOf('password')} label={t.newPassword} isNew ref={focusNew} />
      <PasswordField {...fieldOf('repeated')} label={repeatPassword} isRepeated />
      <Button kind="primary" type="submit" busy={isBusy}>
        {t.save}
      </Button>
    </form>
  )
}
