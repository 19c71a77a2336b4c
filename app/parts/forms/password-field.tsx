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
  const { advised } = useLengths()
  const [isShown, setShown] = useState(false)
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <div className={css['password']}>
      <Field
        {...field}
        isRequired
        error={error === refusals.password_short ? t.tooShort(advised) : error}
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
      {isNew && <Strength password={value} />}
    </div>
  )
}

interface Lengths {
  /** Shorter ones are refused. */
  readonly required: number
  readonly advised: number
}

function useLengths(): Lengths {
  const { passwordMinLength: required } = useSettings()
  return { required, advised: Math.max(passwordAdvisedLength, required) }
}

const steps = ['refused', 'short', 'weak', 'good', 'strong'] as const

/** Mainly the length; mixed characters add to it. Advisory from `short` on: the server decides (D4). */
function strengthOf(password: string, { required, advised }: Lengths): (typeof steps)[number] {
  if (password.length < required) return 'refused'
  if (password.length < advised) return 'short'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password))
  const isVaried = new Set(password).size > 5
  const points = password.length + kinds.length * 2
  if (!isVaried || points < 12) return 'weak'
  return points < 18 ? 'good' : 'strong'
}

function Strength({ password }: { password: string }): ReactElement {
  const t = useTexts().accounts.login.strength
  const lengths = useLengths()
  const step = strengthOf(password, lengths)
  return (
    <p className={css['strength']} role="status">
      {password !== '' && (
        <meter
          className={css['meter']}
          min={0}
          max={steps.length - 1}
          low={1.5}
          high={2.5}
          optimum={steps.length - 1}
          value={Math.max(steps.indexOf(step), 1)}
          aria-hidden
        />
      )}
      {step === 'refused' || step === 'short' ? t[step](lengths.advised) : t[step]}
    </p>
  )
}
