import { useState, type ComponentProps, type ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import type { PayloadOf } from '#contract/call.ts'
import { passwordAdvisedLength } from '#contract/limits.ts'
import { passwordProblem, type Problem } from '#contract/rules/account-rules.ts'
import { useSettings } from '../../lib/calls/settings.ts'
import { useDebouncedCall } from '../../lib/calls/use-debounced-call.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Field } from './field.tsx'
import { Icon } from '../icons/icon.tsx'
import css from './password-field.module.css'

type OwnWords = Pick<PayloadOf<typeof accountCalls.checkPassword>, 'username' | 'phone' | 'email'>

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'suffix'> {
  /** A new password: shows its strength, and whether it will be refused. */
  readonly isNew?: boolean
  /** Username, number and address of the account, as far as they are known. */
  readonly own?: OwnWords
  /** Second input of a new password. */
  readonly isRepeated?: boolean
}

/** Password input with a button that shows the password. */
export function PasswordField({
  isNew,
  own = {},
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
      {isNew && <StrengthLine password={value} own={own} />}
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
type Strength = (typeof steps)[number]

/** Mainly the length; mixed characters add to it. Advisory from `short` on (D4). */
function strengthOf(password: string, { required, advised }: Lengths): Strength {
  if (password.length < required) return 'refused'
  if (password.length < advised) return 'short'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password))
  const isVaried = new Set(password).size > 5
  const points = password.length + kinds.length * 2
  if (!isVaried || points < 12) return 'weak'
  return points < 18 ? 'good' : 'strong'
}

interface Judged {
  readonly strength: Strength
  /** Why it will be refused; null: it will be taken, or nobody knows. */
  readonly problem: Problem
  readonly isAsking: boolean
}

/** Judges a new password by the rule of the form; what that takes, the server is asked about, which knows more. */
function useJudged(password: string, own: OwnWords): Judged {
  const lengths = useLengths()
  const strength = strengthOf(password, lengths)
  const words = Object.values(own).filter((word) => word !== undefined)
  const found = passwordProblem(password, lengths.required, words)
  const payload = found ? null : { password, ...own }
  const asked = useDebouncedCall(accountCalls.checkPassword, payload, { pauseMs: 400 })
  const refused = asked.refusal?.field === 'password' ? asked.refusal.code : null
  const isAsking = !found && !asked.answer && !asked.refusal
  return { strength, problem: found ?? refused, isAsking }
}

function StrengthLine({ password, own }: { password: string; own: OwnWords }): ReactElement {
  const { accounts, refusals } = useTexts()
  const t = accounts.login.strength
  const { advised } = useLengths()
  const { strength, problem, isAsking } = useJudged(password, own)
  const isRefused = problem !== null || strength === 'refused'
  const saidOf = (): string => {
    if (strength === 'refused') return t.refused(advised)
    if (problem) return refusals[problem]
    if (strength === 'short') return t.short(advised)
    return isAsking && strength !== 'weak' ? t.asking : t[strength]
  }
  return (
    <p
      className={css['strength']}
      role="status"
      data-refused={problem !== null && strength !== 'refused'}
    >
      {password !== '' && !isAsking && (
        <meter
          className={css['meter']}
          min={0}
          max={steps.length - 1}
          low={1.5}
          high={2.5}
          optimum={steps.length - 1}
          value={isRefused ? 1 : steps.indexOf(strength)}
          aria-hidden
        />
      )}
      {saidOf()}
    </p>
  )
}
