import { useEffect, useRef, type FormEvent, type ReactElement } from 'react'
import { passwordNeeded } from '#contract/rules/account-rules.ts'
import { myAccountTexts, mySafetyTexts } from '../../texts.ts'
import { isAboutInput } from '../../../../lib/calls/refusal.ts'
import { useMutation } from '../../../../lib/calls/use-call.ts'
import { useForm } from '../../../../lib/calls/use-form.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { PasswordField } from '../../../../parts/forms/password-field.tsx'
import { CallProblem } from '../../../../parts/forms/problem-line.tsx'
import { codeNeeded } from '../contacts/contact-rules.ts'
import css from '../form.module.css'

interface StopFactorStepProps {
  /** A refusal thrown by it is shown at its field. */
  readonly onGiven: (given: { password: string; code: string }) => Promise<void>
  readonly onCancel: () => void
}

/** Requires password and code: the password alone cannot turn off the second factor. */
export function StopFactorStep({ onGiven, onCancel }: StopFactorStepProps): ReactElement {
  const t = mySafetyTexts.use().secondFactor
  const { currentPassword, cancel } = myAccountTexts.use()
  const { code, codeHint } = useTexts().accounts.login
  const { form, first, stopping, submit } = useStopping(onGiven)
  return (
    <form className={css['form']} method="post" noValidate onSubmit={submit}>
      <p>{t.stopText}</p>
      <PasswordField {...form.field('password')} ref={first} label={currentPassword} />
      <Field
        {...form.field('code')}
        label={code}
        hint={codeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CallProblem call={stopping} />
      <div className={css['buttons']}>
        <Button type="submit" kind="danger" busy={stopping.isBusy}>
          {t.stop}
        </Button>
        <Button onPress={onCancel}>{cancel}</Button>
      </div>
    </form>
  )
}

function useStopping(onGiven: StopFactorStepProps['onGiven']) {
  const form = useForm<'password' | 'code'>(
    { password: passwordNeeded, code: codeNeeded },
    { password: '', code: '' },
  )
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const stopping = useMutation(onGiven, {
    refusalIn: 'screen',
    onRefused: (refusal) => {
      if (!isAboutInput(refusal)) return false
      form.refuse(refusal.field === 'code' ? 'code' : 'password', refusal.code)
      return true
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (stopping.isBusy || !form.check()) return
    void stopping({ password: form.values.password, code: form.values.code.trim() })
  }
  return { form, first, stopping, submit }
}
