import { useState, type FormEvent, type ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { confirmationProblem, type Problem } from '#contract/rules/account-rules.ts'
import { accessTexts } from '../texts.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { usePasswordRule } from './new-password.ts'
import { useForm } from '../../../lib/calls/use-form.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../parts/forms/error-summary.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { PasswordField } from '../../../parts/forms/password-field.tsx'
import css from './password-form.module.css'

type Values = Readonly<Record<'oldPass' | 'newPass' | 'repeated' | 'sum', string>>

function required(value: string): Problem {
  return value.trim() === '' ? 'field_required' : null
}

/** Current password, new password twice, and an arithmetic question that is renewed after each failure. */
export function PasswordForm({ onDone }: { onDone: () => void }): ReactElement {
  const { password: t, repeatPassword } = accessTexts.use()
  const { form, asked, isBusy, submit } = usePasswordChange(onDone)
  const { summary, errors, field } = form
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <ErrorSummary
        ref={summary}
        errors={errors}
        labels={{ oldPass: t.old, newPass: t.new, repeated: repeatPassword, sum: t.sumLabel }}
      />
      <PasswordField {...field('oldPass')} label={t.old} />
      <PasswordField {...field('newPass')} label={t.new} isNew />
      <PasswordField {...field('repeated')} label={repeatPassword} isRepeated />
      <Field {...field('sum')} label={t.sum(...asked)} inputMode="numeric" autoComplete="off" />
      <Button kind="primary" type="submit" busy={isBusy}>
        {t.submit}
      </Button>
    </form>
  )
}

function usePasswordChange(onDone: () => void) {
  const problemOf = usePasswordRule()
  const rules = {
    oldPass: required,
    newPass: (password: string) => required(password) ?? problemOf(password),
    repeated: (password: string, { newPass }: Values) => confirmationProblem(password, newPass),
    sum: required,
  }
  const form = useForm(rules, { oldPass: '', newPass: '', repeated: '', sum: '' })
  const [asked, setAsked] = useState(twoDigits)
  const renewQuestion = (): void => {
    setAsked(twoDigits())
    form.set('sum', '')
  }
  const update = useCall(ownAccountCalls.updatePassword, {
    onDone,
    onRefused: ({ code, field }) => {
      renewQuestion()
      if (field !== 'oldPass' && field !== 'newPass') return false
      form.refuse(field, code)
      return true
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (update.isBusy || !form.check()) return
    const { oldPass, newPass, sum } = form.values
    if (Number(sum) === asked[0] + asked[1]) return void update({ oldPass, newPass })
    renewQuestion()
    form.refuse('sum', 'human_test_failed')
  }
  return { form, asked, isBusy: update.isBusy, submit }
}

/** Two digits from 1 to 9. They stop no program; the rate limit does. */
function twoDigits(): readonly [number, number] {
  return [digit(), digit()]
}

function digit(): number {
  return 1 + Math.floor(Math.random() * 9)
}
