import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { passwordNeeded, phoneProblem } from '#contract/rules/account-rules.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { phonePrefix } from '#contract/limits.ts'
import { nationalPhone } from '#contract/rules/phone.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { myAccountTexts } from '../../texts.ts'
import { phoneText } from '../../../../lib/texts/phone-text.ts'
import { useForm, type Form } from '../../../../lib/calls/use-form.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../../parts/forms/error-summary.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { CallProblem } from '../../../../parts/forms/problem-line.tsx'
import { PasswordField } from '../../../../parts/forms/password-field.tsx'
import { PhoneCode } from '../../phone-code/phone-code.tsx'
import { PasswordFirst } from '../password-first.tsx'
import { ContactRow } from './contact-row.tsx'
import { refuseField } from './contact-rules.ts'
import css from '../form.module.css'

interface PhoneRowProps {
  readonly phone: string
  readonly hasPassword: boolean
}

/** The phone number; requested from users registered by e-mail. */
export function PhoneRow({ phone, hasPassword }: PhoneRowProps): ReactElement {
  const t = myAccountTexts.use().contacts
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <ContactRow
      label={t.phone}
      value={phone && phoneText(phone)}
      note={!phone && <PhoneMissing />}
      action={phone ? t.changePhone : t.confirmPhone}
      isAsked={!phone}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    >
      {hasPassword ? (
        <PhoneChange
          phone={phone}
          typed={typed}
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

function PhoneMissing(): ReactElement {
  const t = myAccountTexts.use().contacts
  return (
    <div className={css['warning']}>
      <Icon name="triangle-alert" />
      <p>
        <strong>{t.phoneMissing}.</strong> {t.phoneMissingText}
      </p>
    </div>
  )
}

interface PhoneChangeProps {
  /** Current number. */
  readonly phone: string
  readonly typed: string
  /** Receives the typed number, the initial value of the next opening; never the password. */
  readonly onClose: (typed: string) => void
}

/** First the number and password, then the code. A proved number stays proved when the password was wrong. */
function PhoneChange({ phone, typed, onClose }: PhoneChangeProps): ReactElement {
  const t = myAccountTexts.use().contacts
  const form = useForm<'phone' | 'password'>(
    { phone: (number) => phoneProblem(number) ?? sameAs(phone, number), password: passwordNeeded },
    { phone: typed, password: '' },
  )
  const [isProving, setProving] = useState(false)
  const [proved, setProved] = useState('')
  const newPhone = nationalPhone(form.values.phone)

  const changing = useCall(ownAccountCalls.changePhone, {
    success: t.phoneChanged,
    reloads: true,
    refusalIn: 'screen',
    onDone: () => onClose(''),
    onRefused: (refusal) => {
      if (refusal.code === 'phone_not_verified') setProved('')
      setProving(false)
      return refuseField(form, 'phone', refusal)
    },
  })
  const change = (): Promise<unknown> =>
    changing({ phone: newPhone, password: form.values.password })
  const submit = (): void => {
    if (changing.isBusy || !form.check()) return
    changing.clear()
    if (proved === newPhone) void change()
    else setProving(true)
  }
  if (!isProving) {
    return (
      <PhoneForm
        {...{ form, changing }}
        onSubmit={submit}
        onCancel={() => onClose(form.values.phone)}
      />
    )
  }
  return (
    <PhoneCode
      phone={newPhone}
      purpose="change"
      sent={false}
      onProved={async () => {
        setProved(newPhone)
        await change()
      }}
      onOtherPhone={(code) => {
        setProving(false)
        if (code) refuseField(form, 'phone', new Refusal(code, 'phone'))
      }}
    />
  )
}

function sameAs(phone: string, typed: string): RefusalCode | null {
  return nationalPhone(typed) === phone ? 'nothing_new' : null
}

interface PhoneFormProps {
  readonly form: Form<'phone' | 'password'>
  readonly changing: ReturnType<typeof useCall<typeof ownAccountCalls.changePhone>>
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

function PhoneForm({ form, changing, onSubmit, onCancel }: PhoneFormProps): ReactElement {
  const texts = myAccountTexts.use()
  const t = texts.contacts
  const { field, errors, summary } = form
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css['form']} method="post" noValidate onSubmit={submit}>
      <ErrorSummary
        ref={summary}
        errors={errors}
        labels={{ phone: t.newPhone, password: texts.currentPassword }}
      />
      <Field
        {...field('phone')}
        ref={first}
        label={t.newPhone}
        isRequired
        hint={t.phoneHint}
        prefix={phonePrefix}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <PasswordField {...field('password')} label={texts.currentPassword} />
      <p className={css['note']}>{t.otherSessions}</p>
      <CallProblem call={changing} />
      <div className={css['buttons']}>
        <Button type="submit" kind="primary" busy={changing.isBusy}>
          {t.sendCode}
        </Button>
        <Button onPress={onCancel}>{texts.cancel}</Button>
      </div>
    </form>
  )
}
