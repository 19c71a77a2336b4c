import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { emailProblem, passwordNeeded } from '#contract/rules/account-rules.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { myAccountTexts } from '../../texts.ts'
import { useForm } from '../../../../lib/calls/use-form.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../../parts/forms/error-summary.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { CallProblem } from '../../../../parts/forms/problem-line.tsx'
import { PasswordField } from '../../../../parts/forms/password-field.tsx'
import { PasswordFirst } from '../password-first.tsx'
import { ContactRow } from './contact-row.tsx'
import { refuseField } from './contact-rules.ts'
import css from '../form.module.css'
import row from './contact-row.module.css'

interface EmailRowProps {
  readonly email: string
  readonly pendingEmail: string
  readonly hasPassword: boolean
}

/** The e-mail address and a new one that awaits confirmation. */
export function EmailRow({ email, pendingEmail, hasPassword }: EmailRowProps): ReactElement {
  const t = myAccountTexts.use().contacts
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const [typed, setTyped] = useState('')
  const awaited = sentTo || pendingEmail
  const addText = awaited ? t.otherEmail : t.addEmail
  const unconfirmed = awaited ? t.unconfirmed(awaited) : t.noEmail
  return (
    <ContactRow
      label={t.email}
      value={email || unconfirmed}
      note={
        <p className={row['status']} role="status">
          {awaited && (sentTo ? t.linkSent(sentTo) : t.pending(pendingEmail))}
        </p>
      }
      action={email ? t.changeEmail : addText}
      isAsked={false}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    >
      {hasPassword ? (
        <EmailForm
          typed={typed}
          onSent={setSentTo}
          onClose={(left) => {
            setTyped(left)
            setOpen(false)
          }}
        />
      ) : (
        <PasswordFirst onCancel={() => setOpen(false)} />
      )}
    </ContactRow>
  )
}

interface EmailFormProps {
  readonly typed: string
  readonly onSent: (email: string) => void
  /** Receives the typed address, the initial value of the next opening; never the password. */
  readonly onClose: (typed: string) => void
}

function EmailForm({ typed, onSent, onClose }: EmailFormProps): ReactElement {
  const texts = myAccountTexts.use()
  const t = texts.contacts
  const form = useForm<'email' | 'password'>(
    { email: emailProblem, password: passwordNeeded },
    { email: typed, password: '' },
  )
  const { field, errors, summary } = form
  const first = useRef<HTMLInputElement>(null)
  const change = useCall(ownAccountCalls.changeEmail, {
    reloads: true,
    refusalIn: 'screen',
    onDone: (_answer, { email }) => {
      onSent(email)
      onClose('')
    },
    onRefused: (refusal) => refuseField(form, 'email', refusal),
  })
  useEffect(() => first.current?.focus(), [])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (change.isBusy || !form.check()) return
    const { email, password } = form.values
    void change({ email: email.trim(), password })
  }
  return (
    <form className={css['form']} method="post" noValidate onSubmit={submit}>
      <ErrorSummary
        ref={summary}
        errors={errors}
        labels={{ email: t.newEmail, password: texts.currentPassword }}
      />
      <Field
        {...field('email')}
        ref={first}
        label={t.newEmail}
        isRequired
        type="email"
        autoComplete="email"
      />
      <PasswordField {...field('password')} label={texts.currentPassword} />
      <CallProblem call={change} />
      <div className={css['buttons']}>
        <Button type="submit" kind="primary" busy={change.isBusy}>
          {t.sendLink}
        </Button>
        <Button onPress={() => onClose(form.values.email)}>{texts.cancel}</Button>
      </div>
    </form>
  )
}
