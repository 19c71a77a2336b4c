import type { ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { phoneProblem, usernameProblem } from '#contract/rules/account-rules.ts'
import { nationalPhone } from '#contract/rules/phone.ts'
import { phonePrefix, usernameMaxLength, nameMaxLength } from '#contract/limits.ts'
import { registrationTexts } from '../texts.ts'
import { CheckedField } from './checked-field.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { PasswordField } from '../../../parts/forms/password-field.tsx'
import { useAvailability } from './use-availability.ts'
import type { RegisterForm } from './use-register-form.ts'
import css from './register-form.module.css'

interface FieldsProps {
  readonly typed: RegisterForm
}

/** Kind of seller: a person or a named company. */
export function WhoFields({ typed }: FieldsProps): ReactElement {
  const t = registrationTexts.use()
  const { form, isCompany } = typed
  return (
    <>
      <fieldset className={css['types']}>
        <legend>{t.accountType}</legend>
        <TypeChoice typed={typed} type="personal" />
        <TypeChoice typed={typed} type="company" />
      </fieldset>
      {isCompany && (
        <Field
          {...form.field('brand')}
          label={t.brand}
          isRequired
          hint={t.brandHint}
          maxLength={nameMaxLength}
          autoComplete="organization"
        />
      )}
    </>
  )
}

interface TypeChoiceProps extends FieldsProps {
  readonly type: 'personal' | 'company'
}

function TypeChoice({ typed: { form }, type }: TypeChoiceProps): ReactElement {
  const t = registrationTexts.use()
  const { onChange } = form.field('type')
  return (
    <label className={css['type']}>
      <input
        type="radio"
        name="type"
        value={type}
        checked={form.values.type === type}
        onChange={onChange}
      />
      <Icon name={type === 'company' ? 'store' : 'user'} />
      <span>
        <strong>{t[type]}</strong>
        <small>{t[`${type}Hint`]}</small>
      </span>
    </label>
  )
}

export function UsernameField({ typed }: FieldsProps): ReactElement {
  const t = registrationTexts.use()
  const { username, usernameField } = typed
  const availability = useAvailability(
    accountCalls.checkUsername,
    usernameProblem(username) === null ? { username } : null,
  )
  return (
    <CheckedField
      {...usernameField}
      label={t.username}
      isRequired
      hint={t.usernameHint}
      availability={availability}
      freeText={t.usernameFree}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={usernameMaxLength * 2}
    />
  )
}

export function NewPhoneField({ typed }: FieldsProps): ReactElement {
  const t = registrationTexts.use()
  const { phone, phoneField } = typed
  const availability = useAvailability(
    accountCalls.checkPhone,
    phoneProblem(phone) === null ? { phone: phonePrefix + phone } : null,
  )
  return (
    <CheckedField
      {...phoneField}
      label={t.phone}
      isRequired
      hint={t.phoneHint}
      prefix={phonePrefix}
      availability={availability}
      freeText={t.phoneFree}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  )
}

export function NewPasswordField({ typed: { form, username } }: FieldsProps): ReactElement {
  const t = registrationTexts.use()
  const { email } = form.values
  const own = { username, phone: nationalPhone(form.values.phone), email: email.trim() }
  return <PasswordField {...form.field('password')} label={t.password} isNew own={own} />
}
