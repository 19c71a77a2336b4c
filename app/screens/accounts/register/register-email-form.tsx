import { useState, type ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { clearRegisterDraft } from './register-draft.ts'
import { registrationTexts } from '../texts.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Done } from '../../../parts/feedback/done.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { NewPasswordField, UsernameField, WhoFields } from './register-fields.tsx'
import { RegisterShell } from './register-shell.tsx'
import { RegisterWays } from './register-ways.tsx'
import { useRegisterForm } from './use-register-form.ts'
import { useRegistering } from './use-registering.ts'
import { saveTypedName } from '../login/use-login.ts'

/** Registration by e-mail: the account opens with the link sent to the address. */
export function RegisterEmailForm({ next }: { next: string }): ReactElement {
  const t = registrationTexts.use()
  const typed = useRegisterForm('email')
  const { registerAccount, showAtField } = useRegistering(typed)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const email = typed.form.values.email.trim()

  const register = useMutation(
    async () => {
      await postCall(accountCalls.checkUsername, { username: typed.username })
      await registerAccount({ email })
    },
    {
      onDone: () => {
        clearRegisterDraft()
        saveTypedName('email', email)
        setSentTo(email)
      },
      onRefused: showAtField,
    },
  )
  const submit = (): void => {
    if (!register.isBusy && typed.form.check()) void register(null)
  }
  if (sentTo !== null) return <LinkSent email={sentTo} next={next} />
  return (
    <>
      <RegisterShell typed={typed} isBusy={register.isBusy} submitText={t.submit} onSubmit={submit}>
        <WhoFields typed={typed} />
        <UsernameField typed={typed} />
        <Field
          {...typed.form.field('email')}
          label={t.email}
          isRequired
          hint={t.emailHint}
          type="email"
          autoComplete="email"
        />
        <NewPasswordField typed={typed} />
      </RegisterShell>
      <RegisterWays next={next} other="phone" />
    </>
  )
}

function LinkSent({ email, next }: { email: string; next: string }): ReactElement {
  const t = registrationTexts.use()
  const link = useLink()
  return (
    <Done title={t.linkSentTitle}>
      <p>{t.linkSent(email)}</p>
      <p>{t.noLetter}</p>
      <ButtonLink
        kind="primary"
        href={link(`/login?next=${encodeURIComponent(next)}&by=email`)}
        data-opens="login-email"
      >
        {t.loginNow}
      </ButtonLink>
    </Done>
  )
}
