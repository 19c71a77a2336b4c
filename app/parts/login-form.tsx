import { useEffect, useState, type FormEvent, type ReactElement } from 'react'
import { useFetcher } from 'react-router'
import { phonePrefix } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Texts } from '#i18n/texts.ts'
import { announceSession } from '../lib/session.ts'
import { useLink, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toasts.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import css from './login-form.module.css'

/** `empty`: a field was left empty, nothing was sent. `field` is the refusal's, in the wire's words. */
export interface LoginProblem {
  readonly code: RefusalCode | 'empty'
  readonly field: string
  readonly phone: string
}

export type LoginAnswer = LoginProblem | { readonly username: string }

interface LoginFormProps {
  /** Path without the language: where the person wanted to go. */
  readonly next: string
  readonly isRegistering: boolean
  readonly onDone: () => void
  /** What the action answered where there is no JavaScript. */
  readonly answer?: LoginProblem | undefined
}

/** Phone and password, on the page and in the modal. It is a plain form: without JavaScript it posts to /login. */
export function LoginForm({ next, isRegistering, onDone, answer }: LoginFormProps): ReactElement {
  const t = useTexts()
  const link = useLink()
  const { problem, isBusy, submit } = useLogin(next, onDone, answer)
  const [isShown, setShown] = useState(false)
  const red = redFields(problem)
  const action = `/login?next=${encodeURIComponent(next)}`
  return (
    <form method="post" action={link(action)} className={css['form']} noValidate onSubmit={submit}>
      {isRegistering && (
        <p className={css['note']} role="status">
          <Icon name="info" />
          {t.accounts.registrationSoon}
        </p>
      )}
      {problem && (
        <ProblemText problem={problem} texts={t} registerHref={link(`${action}&register=1`)} />
      )}
      <Field
        label={t.accounts.login.phone}
        hint={t.accounts.login.phoneHint}
        name="phone"
        prefix={phonePrefix}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={problem?.phone}
        error={red.phone ? '' : undefined}
      />
      <Field
        label={t.accounts.login.password}
        name="pass"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        error={red.pass ? '' : undefined}
        suffix={
          <button
            type="button"
            className={`${css['eye']} needs-script`}
            aria-label={isShown ? t.accounts.login.hidePassword : t.accounts.login.showPassword}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        }
      />
      <Button kind="primary" type="submit" busy={isBusy}>
        {t.accounts.login.submit}
      </Button>
      <p className={css['register']}>
        {t.accounts.login.noAccountYet}{' '}
        <a href={link(`${action}&register=1`)} data-opens="register">
          {t.accounts.login.register}
        </a>
      </p>
    </form>
  )
}

function useLogin(next: string, onDone: () => void, answer: LoginProblem | undefined) {
  const t = useTexts()
  const fetcher = useFetcher<LoginAnswer>()
  const [empty, setEmpty] = useState<LoginProblem | null>(null)
  const isIdle = fetcher.state === 'idle'
  const username =
    isIdle && fetcher.data && 'username' in fetcher.data ? fetcher.data.username : null
  useEffect(() => {
    if (username === null) return
    announceSession('in')
    toast(t.accounts.login.welcome(username), 'success')
    onDone()
    // Once for a login, however often the page around the form is drawn again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [username])

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const problem = emptyFields(form)
    setEmpty(problem)
    if (problem || !isIdle) return
    // The page stays and is loaded again in place; without it the action leads on to `next`.
    form.set('stay', '1')
    void fetcher.submit(form, { method: 'post', action: `/login?next=${encodeURIComponent(next)}` })
  }
  const refused = fetcher.data && 'code' in fetcher.data ? fetcher.data : answer
  const problem = empty ?? (isIdle ? refused : undefined)
  return { problem, isBusy: !isIdle, submit }
}

function ProblemText({
  problem,
  texts,
  registerHref,
}: {
  problem: LoginProblem
  texts: Texts
  registerHref: string
}): ReactElement {
  const { code } = problem
  return (
    <div className={css['problem']} role="alert">
      <Icon name="circle-alert" />
      {code === 'no_account' ? (
        <a href={registerHref} data-opens="register">
          {texts.refusals[code]}
        </a>
      ) : (
        <p>{code === 'empty' ? texts.accounts.login.failed : texts.refusals[code]}</p>
      )}
    </div>
  )
}

/** Null when both fields hold something; what they hold is the server's to judge. */
export function emptyFields(form: FormData): LoginProblem | null {
  const phone = String(form.get('phone') ?? '')
  const isPhoneEmpty = phone.trim() === ''
  const isPassEmpty = String(form.get('pass') ?? '') === ''
  if (!isPhoneEmpty && !isPassEmpty) return null
  if (isPhoneEmpty && isPassEmpty) return { code: 'empty', field: '', phone }
  return { code: 'empty', field: isPhoneEmpty ? 'phone' : 'password', phone }
}

function redFields(problem: LoginProblem | undefined): { phone: boolean; pass: boolean } {
  return {
    phone: problem !== undefined && problem.field !== 'password',
    pass: problem !== undefined && problem.field !== 'phone',
  }
}
