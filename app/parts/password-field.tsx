import { useState, type ComponentProps, type ReactElement } from 'react'
import { passwordAdvisedLength } from '#contract/limits.ts'
import { useTexts } from '../lib/texts.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import css from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'suffix'> {
  /** A password being chosen: says how good it is. */
  readonly isNew?: boolean
  /** The same once more. */
  readonly isRepeated?: boolean
}

/** A password with an eye to look at it. */
export function PasswordField({ isNew, isRepeated, ...field }: PasswordFieldProps): ReactElement {
  const t = useTexts().accounts.login
  const [isShown, setShown] = useState(false)
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <div className={css['password']}>
      <Field
        {...field}
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

const steps = ['short', 'weak', 'good', 'strong'] as const

/** Length counts most; a mix of signs helps. It advises, the server decides (D4). */
function strengthOf(password: string): (typeof steps)[number] {
  if (password.length < passwordAdvisedLength) return 'short'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password))
  const isVaried = new Set(password).size > 5
  const points = password.length + kinds.length * 2
  if (!isVaried || points < 12) return 'weak'
  return points < 18 ? 'good' : 'strong'
}

function Strength({ password }: { password: string }): ReactElement {
  const t = useTexts().accounts.login.strength
  const step = strengthOf(password)
  return (
    <p className={css['strength']} role="status">
      {password !== '' && (
        <>
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
          {t[step]}
        </>
      )}
    </p>
  )
}
