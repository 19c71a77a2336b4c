import { useEffect, useState, type ChangeEvent } from 'react'
import {
  emailProblem,
  phoneProblem,
  plainUsername,
  usernameFromBrand,
  usernameProblem,
} from '#contract/rules/account-rules.ts'
import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import { saveRegisterDraft, readDraft } from './register-draft.ts'
import { usePasswordRule } from '../login/new-password.ts'
import { useForm, type Form } from '../../../lib/calls/use-form.ts'

export type RegisterField = 'type' | 'brand' | 'username' | 'phone' | 'email' | 'password'

type FieldProps = ReturnType<Form<RegisterField>['field']>

export interface RegisterForm {
  readonly form: Form<RegisterField>
  readonly errors: Form<RegisterField>['errors']
  readonly isCompany: boolean
  /** Normalised, as it would be stored. */
  readonly username: string
  /** National number. */
  readonly phone: string
  readonly usernameField: FieldProps
  readonly phoneField: FieldProps
}

/**
 * Form state of the registration. A company's username is proposed from its name until it is typed. Validates only the
 * fields that `by` requires.
 */
export function useRegisterForm(by: 'phone' | 'email' | 'call'): RegisterForm {
  const [isUsernameOwn, setUsernameOwn] = useState(() => readDraft().isUsernameOwn)
  const proposed = ({ type, brand }: Values): string =>
    type === 'company' && !isUsernameOwn ? usernameFromBrand(brand) : ''
  const passwordProblem = usePasswordRule()
  const form = useForm<RegisterField>(
    {
      type: () => null,
      brand: (brand, { type }) =>
        type === 'company' && brand.trim() === '' ? 'field_required' : null,
      username: (typed, values) => usernameProblem(typed || proposed(values)),
      phone: (phone) => (by === 'phone' ? phoneProblem(phone) : null),
      email: (email) => (by === 'email' ? emailProblem(email) : null),
      password: (password, { username, phone, email }) =>
        passwordProblem(password, [
          plainUsername(username),
          ...(by === 'phone' ? [nationalPhone(phone)] : []),
          ...(by === 'email' ? [email.trim()] : []),
        ]),
    },
    startingValues(),
  )
  const { values } = form
  const shown = values.username || proposed(values)
  useEffect(() => {
    const { password: _secret, ...saved } = values
    saveRegisterDraft({ ...saved, isUsernameOwn })
  }, [values, isUsernameOwn])

  // A proposed username shows no error for required input.
  const { username: wrong, ...others } = form.errors
  const isProposed = wrong === 'username_invalid' && shown !== ''
  const errors = isProposed ? others : form.errors
  const usernameField = form.field('username')
  return {
    form,
    errors,
    isCompany: values.type === 'company',
    username: plainUsername(shown),
    phone: nationalPhone(values.phone),
    usernameField: {
      ...usernameField,
      value: shown,
      error: isProposed ? undefined : usernameField.error,
      onChange: (event) => {
        setUsernameOwn(true)
        usernameField.onChange(event)
      },
    },
    phoneField: {
      ...form.field('phone'),
      onChange: (event) => form.set('phone', shortened(event)),
    },
  }
}

type Values = Form<RegisterField>['values']

function startingValues(): Values {
  const { type, brand, username, phone, email } = readDraft()
  return { type, brand, username, phone, email, password: '' }
}

/** Strips the country code of a pasted "+373 69 123 456". */
function shortened({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): string {
  const national = nationalPhone(value)
  return isValidPhone(national) ? national : value
}
