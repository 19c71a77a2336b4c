import { useEffect, useState, type ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { emailProblem, phoneProblem } from '#contract/rules/account-rules.ts'
import { nationalPhone } from '#contract/rules/phone.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { accessTexts } from '../texts.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { currentUser } from '../../../lib/session/current-user.ts'
import { useForm } from '../../../lib/calls/use-form.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Done } from '../../../parts/feedback/done.tsx'
import { loginPath } from '../login/login-form.tsx'
import { PasswordByCode } from './password-by-code.tsx'
import { RestoreWay, type RestoreFields } from './restore-way.tsx'
import { saveTypedName, type LoginBy } from '../login/use-login.ts'

/** Kept in memory until the page is closed, so that an overlay closed by mistake loses nothing. */
let typed: RestoreFields['values'] = { way: 'phone', phone: '', email: '' }

const rules = {
  way: () => null,
  phone: (phone: string, { way }: typeof typed) => (way === 'phone' ? phoneProblem(phone) : null),
  email: (email: string, { way }: typeof typed) => (way === 'email' ? emailProblem(email) : null),
}

type Step = 'way' | 'again' | 'code' | 'done' | 'sent'

interface RestoreFormProps {
  /**
   * Target after the login on the full page, without the language. Absent in an overlay, where the login opens as an
   * overlay.
   */
  readonly next?: string
}

/** Access recovery: phone or e-mail; a phone then gets a code and a new password, an address gets a link. */
export function RestoreForm({ next }: RestoreFormProps): ReactElement {
  const t = accessTexts.use().restore
  const fields = useForm(rules, typed)
  const { values } = fields
  const [step, setStep] = useState<Step>('way')
  const phone = nationalPhone(values.phone)
  const email = values.email.trim()
  useEffect(() => {
    typed = values
  }, [values])
  const backToPhone = (problem?: RefusalCode): void => {
    setStep('again')
    if (problem) fields.refuse('phone', problem)
  }
  switch (step) {
    case 'code':
      return (
        <PasswordByCode
          phone={phone}
          onSaved={() => {
            saveTypedName('phone', phone)
            setStep('done')
          }}
          onOtherPhone={backToPhone}
        />
      )
    case 'done':
      return <PasswordSaved next={next} />
    case 'sent':
      return (
        <Done title={t.sent}>
          <p>{t.sentText(email)}</p>
          <LogInNow by="email" next={next} />
        </Done>
      )
    default:
      return (
        <WayStep
          fields={fields}
          isAgain={step === 'again'}
          onPhone={() => setStep('code')}
          onSent={() => setStep('sent')}
        />
      )
  }
}

/** A first password leaves its device logged in, a recovery none. */
function PasswordSaved({ next }: { next: string | undefined }): ReactElement {
  const t = accessTexts.use().restore
  const isLoggedIn = currentUser() !== null
  return (
    <Done title={t.done}>
      <p>{isLoggedIn ? t.doneHere : t.doneText}</p>
      {!isLoggedIn && <LogInNow by="phone" next={next} />}
    </Done>
  )
}

function LogInNow({ by, next }: { by: LoginBy; next: string | undefined }): ReactElement {
  const t = accessTexts.use()
  const link = useLink()
  const opens = by === 'email' ? 'login-email' : 'login'
  return (
    <ButtonLink
      kind="primary"
      href={link(loginPath(next ?? '/', by))}
      data-opens={next === undefined ? opens : undefined}
    >
      {t.logInNow}
    </ButtonLink>
  )
}

interface WayStepProps {
  readonly fields: RestoreFields
  readonly isAgain: boolean
  readonly onPhone: () => void
  readonly onSent: () => void
}

/** Continues with the code for a phone number; sends a link to an e-mail address. */
function WayStep({ fields, isAgain, onPhone, onSent }: WayStepProps): ReactElement {
  const lang = useLang()
  const email = fields.values.email.trim()
  const sendLink = useCall(accountCalls.restore, {
    onDone: () => {
      saveTypedName('email', email)
      onSent()
    },
    onRefused: ({ code, field }) => {
      if (field === 'email') fields.refuse('email', code)
      return field === 'email'
    },
  })
  const submit = (): void => {
    if (sendLink.isBusy || !fields.check()) return
    if (fields.values.way === 'email') void sendLink({ email, restoreType: 'email', lang })
    else onPhone()
  }
  return <RestoreWay fields={fields} isAgain={isAgain} isBusy={sendLink.isBusy} onSubmit={submit} />
}
