import type { ReactElement } from 'react'
import { useNavigate } from '../../../lib/router/index.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import { registrationTexts } from '../texts.ts'
import { PhoneCode } from '../phone-code/phone-code.tsx'
import { NewPasswordField, UsernameField, WhoFields } from '../register/register-fields.tsx'
import { RegisterShell } from '../register/register-shell.tsx'
import { useRegister } from '../register/use-register.ts'
import css from './callback-form.module.css'

interface CallbackAccountProps {
  readonly phone: string
  readonly onOver: () => void
}

/** Rest of the registration after the number is proved. Requests a new proof when the old one has expired. */
export function CallbackAccount({ phone, onOver }: CallbackAccountProps): ReactElement {
  const t = registrationTexts.use()
  const navigate = useNavigate()
  const done = (): void => {
    onOver()
    void navigate('/')
  }
  const { typed, stage, isBusy, form, submit, open, back } = useRegister(done, phone)
  if (stage === 'code') {
    return (
      <PhoneCode
        phone={phone}
        purpose="register"
        sent={false}
        onProved={open}
        onOtherPhone={back}
      />
    )
  }
  return (
    <div className={css['account']}>
      <p tabIndex={-1} ref={focusNew}>
        {t.call.proved(phoneText(phone))}
      </p>
      <RegisterShell
        ref={form}
        typed={typed}
        isBusy={isBusy}
        submitText={t.submit}
        onSubmit={submit}
      >
        <WhoFields typed={typed} />
        <UsernameField typed={typed} />
        <NewPasswordField typed={typed} />
      </RegisterShell>
    </div>
  )
}
