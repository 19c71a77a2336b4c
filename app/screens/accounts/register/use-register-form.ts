import { useEffect, useState, type ChangeEvent } from 'react'
import {
  emailProblem,
  phoneProblem,
  plainUsername,
  usernameFromBrand,
  usernameProblem,
} from '#contract/rules/account-rules.ts'
import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import { keepDraft, readDraft } from './register-draft.ts'
import { usePasswordRule } from '../../../lib/calls/settings.ts'
import { useForm, type Form } from '../../../lib/calls/use-form.ts'

export type RegisterField = 'type' | 'brand' | 'username' | 'phone' | 'email' | 'password'

type FieldProps = ReturnType<Form<RegisterField>['field']>

export interface RegisterForm {
  readonly form: Form<RegisterField>
  readonly errors: Form<RegisterField>['errors']
  readonly isCompany: boolean
  /** As it would be kept. */
  readonly username: string
  /** National number. */
  readonly phone: string
  readonly usernameField: FieldProps
  readonly phoneField: FieldProps
}

/**
 * What is typed to register. A company's username is proposed from its name until it is typed. What is not asked
 * for `by` this way is not looked at either.
 */
export function useRegisterForm(by: 'phone' | 'email' | 'call'): RegisterForm {
  const [isUsernameOwn, setUsernameOwn] = useState(() => readDraft().isUsernameOwn)
  const proposed = ({ type, brand }: Values): string =>
    type === 'company' && !isUsernameOwn ? usernameFromBrand(brand) : ''
  const form = useForm<RegisterField>(
    {
      type: () => null,
      brand: (brand, { type }) =>
        type === 'company' && brand.trim() === '' ? 'field_required' : null,
      username: (typed, values) => usernameProblem(typed || proposed(values)),
      phone: (phone) => (by === 'phone' ? phoneProblem(phone) : null),
      email: (email) => (by === 'email' ? emailProblem(email) : null),
      password: usePasswordRule(),
    },
    startingValues(),
  )
  const { values } = form
  const shown = values.username || proposed(values)
  useEffect(() => {
    const { password: _secret, ...kept } = values
    keepDraft({ ...kept, isUsernameOwn })
  }, [values, isUsernameOwn])

  // Of a proposed name nobody was asked to type.
  const { username: wrong, ...others } = form.errors
  const isMended = wrong === 'username_invalid' && shown !== ''
  const errors = isMended ? others : form.errors
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
      error: isMended ? undefined : usernameField.error,
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

/** A pasted "+373 69 123 456" becomes what belongs behind the prefix. */
function shortened({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): string {
  const national = nationalPhone(value)
  return isValidPhone(national) ? national : value
}
