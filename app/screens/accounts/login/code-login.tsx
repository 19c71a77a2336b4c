import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { useRevalidator } from '../../../lib/router/index.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { codeMinutes, phonePrefix } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { phoneProblem } from '#contract/rules/account-rules.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { nationalPhone } from '#contract/rules/phone.ts'
import { readStored, store } from '../../../lib/browser/storage.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { startLocalSession } from '../../../lib/session/current-user.ts'
import { announceSession } from '../../../lib/session/session-events.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { readInvitation } from '../invitation/invitation.ts'
import { PhoneCode } from '../phone-code/phone-code.tsx'
import { accessTexts } from '../texts.ts'
import { BanNotice } from './ban-notice.tsx'
import css from './login-form.module.css'

interface CodeLoginProps {
  /** Path without the language; the target of a login with a password. */
  readonly next: string
  readonly onDone?: () => void
}

/** Login by a phone number and a code; a new number gets an account. Needs `accessTexts` and `codeTexts`. */
export function CodeLogin({ next, onDone = () => {} }: CodeLoginProps): ReactElement {
  const t = accessTexts.use().byCode
  const { refusals } = useTexts()
  const link = useLink()
  const [typed, setTyped] = useState(() => pendingCodeLogin() ?? '')
  const [asked, setAsked] = useState(() => pendingCodeLogin())
  const [problem, setProblem] = useState<Refusal | null>(null)
  const entering = useEntering(onDone, setProblem)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A dialog that opens focuses its first button.
    const focusing = setTimeout(() => input.current?.focus())
    return () => clearTimeout(focusing)
  }, [asked])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const wrong = phoneProblem(typed)
    setProblem(wrong && new Refusal(wrong))
    if (wrong) return
    const phone = nationalPhone(typed)
    keepCodeLogin(phone)
    setAsked(phone)
  }
  const withPassword = (
    <a href={link(`/login?next=${encodeURIComponent(next)}`)} data-opens="login">
      {t.withPassword}
    </a>
  )
  if (problem?.ban) return <BanNotice ban={problem.ban} />
  if (asked !== null) {
    return (
      <>
        {problem && (
          <ProblemLine
            text={
              problem.code === 'second_factor_needed' ? t.needsPassword : refusals[problem.code]
            }
          />
        )}
        <PhoneCode
          phone={asked}
          sent={false}
          onProved={() => entering(asked)}
          onOtherPhone={(refused) => {
            keepCodeLogin(null)
            setAsked(null)
            setProblem(refused ? new Refusal(refused) : null)
          }}
        />
        {problem && <p>{withPassword}</p>}
      </>
    )
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <Field
        name="phone"
        label={t.phone}
        hint={t.phoneHint}
        prefix={phonePrefix}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        isRequired
        ref={input}
        error={problem ? refusals[problem.code] : undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button kind="primary" type="submit">
        {t.send}
      </Button>
      <div className={css['ways']}>{withPassword}</div>
    </form>
  )
}

function useEntering(onDone: () => void, onProblem: (refusal: Refusal) => void) {
  const t = useTexts()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  return useMutation(
    async (phone: string) => {
      const invitation = readInvitation()
      const { fullName, isNew } = await postCall(accountCalls.logInByCode, {
        ...{ phone: phonePrefix + phone, lang },
        ...(invitation && { invitation }),
      })
      keepCodeLogin(null)
      startLocalSession()
      await revalidate()
      announceSession('in')
      if (!isNew) toast(t.accounts.login.welcome(fullName), 'success')
      onDone()
    },
    {
      onRefused: (refusal) => {
        keepCodeLogin(null)
        onProblem(refusal)
        return true
      },
    },
  )
}

const pendingKey = 'gasit.code-login'

/** The number that a code was sent to, so that the step survives a reload and a discarded tab; null: none is valid. */
export function pendingCodeLogin(): string | null {
  try {
    const { phone, at }: { phone?: string; at?: number } = JSON.parse(
      readStored(pendingKey) ?? '{}',
    )
    const isValid = Date.now() - (at ?? 0) < codeMinutes * minuteMs
    return isValid && phone !== undefined ? phone : null
  } catch {
    return null
  }
}

export function keepCodeLogin(phone: string | null): void {
  store(pendingKey, phone === null ? null : JSON.stringify({ phone, at: Date.now() }))
}
