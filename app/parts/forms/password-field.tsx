import { useState, type ComponentProps, type ReactElement } from 'react'
import { passwordAdvisedLength } from '#contract/limits.ts'
import { useSettings } from '../../lib/calls/settings.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Field } from './field.tsx'
import { Icon } from '../icons/icon.tsx'
import css from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'suffix'> {
  /** A new password: shows its strength. */
  readonly isNew?: boolean
  /** Second input of a new password. */
  readonly isRepeated?: boolean
}

/** Password input with a button that shows the password. */
export function PasswordField({
  isNew,
  isRepeated,
  error,
  ...field
}: PasswordFieldProps): ReactElement {
  const { accounts, refusals } = useTexts()
  const t = accounts.login
  const minLength = useMinLength()
  const [isShown, setShown] = useState(false)
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <div className={css['password']}>
      <Field
        {...field}
        isRequired
        error={error === refusals.password_short ? t.tooShort(minLength) : error}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew || isRepeated ? 'new-password' : 'current-password'}
        suffix={
          <button
            type="button"
            className={`${css['eye']} needs-script`}
            aria-label={isShown ? t.hidePassword : t.showPassword}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        }
      />
      {isNew && <Strength password={value} minLength={minLength} />}
    </div>
  )
}

/** Recommended minimum length, or the required one when higher. */
function useMinLength(): number {
  return Math.max(passwordAdvisedLength, useSettings().passwordMinLength)
}

const steps = ['short', 'weak', 'good', 'strong'] as const

/** Mainly the length; mixed characters add to it. Advisory: the server decides (D4). */
function strengthOf(password: string, minLength: number): (typeof steps)[number] {
  if (password.length < minLength) return 'short'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password))
  const isVaried = new Set(password).size > 5
  const points = password.length + kinds.length * 2
  if (!isVaried || points < 12) return 'weak'
  return points < 18 ? 'good' : 'strong'
}

function Strength({ password, minLength }: { password: string; minLength: number }): ReactElement {
  const t = useTexts().accounts.login.strength
  const step = strengthOf(password, minLength)
  return (
    <p className={css['strength']} role="status">
      {password !== '' && (
        <meter
          className={css['meter']}
          min={0}
          max={steps.length}
          low={1.5}
          high={2.5}
          optimum={steps.length}
          value={steps.indexOf(step) + 1}
          aria-hidden
        />
      )}
      {step === 'short' ? t.short(minLength) : t[step]}
    </p>
  )
}
