import type { ReactElement } from 'react'
import { registrationTexts } from '../texts.ts'
import { PhoneCode } from '../phone-code/phone-code.tsx'
import { NewPasswordField, NewPhoneField, UsernameField, WhoFields } from './register-fields.tsx'
import { RegisterShell } from './register-shell.tsx'
import { RegisterWays } from './register-ways.tsx'
import { useRegister } from './use-register.ts'

interface RegisterFormProps {
  /** Path without the language; the target after the login. */
  readonly next: string
  readonly onDone: () => void
}

/** Registration by phone: the form, then the code. Going back restores the typed values. */
export function RegisterForm({ next, onDone }: RegisterFormProps): ReactElement {
  const t = registrationTexts.use()
  const { typed, stage, isBusy, form, submit, open, back } = useRegister(onDone)
  if (stage === 'code') {
    return (
      <PhoneCode
        phone={typed.phone}
        purpose="register"
        sent={false}
        onProved={open}
        onOtherPhone={back}
      />
    )
  }
  return (
    <>
      <RegisterShell ref={form} typed={typed} isBusy={isBusy} submitText={t.next} onSubmit={submit}>
        <WhoFields typed={typed} />
        <UsernameField typed={typed} />
        <NewPhoneField typed={typed} />
        <NewPasswordField typed={typed} />
      </RegisterShell>
      <RegisterWays next={next} other="email" />
    </>
  )
}
