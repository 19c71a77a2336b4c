import { useState, type MouseEvent, type ReactElement } from 'react'
import { phonePrefix } from '#contract/limits.ts'
import type { Texts } from '#i18n/texts.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { PasswordField } from '../../../parts/forms/password-field.tsx'
import { BanNotice } from './ban-notice.tsx'
import { saveTypedName, typedName, useLogin, type LoginBy, type LoginProblem } from './use-login.ts'
import css from './login-form.module.css'

interface LoginFormProps {
  /** Path without the language; the target after the login. */
  readonly next: string
  /** Initial login method; the user can change it. */
  readonly by?: LoginBy
  readonly onDone: () => void
  /** Answer of the action without JavaScript. */
  readonly answer?: LoginProblem | undefined
}

/**
 * Login with phone and password, on the page and in the overlay. A plain form: without JavaScript it posts to /login.
 */
export function LoginForm({
  next,
  by: first = 'phone',
  onDone,
  answer,
}: LoginFormProps): ReactElement {
  const t = useTexts()
  const link = useLink()
  const [by, setBy] = useState(first)
  const action = loginPath(next, by)
  const login = useLogin(action, onDone, answer)
  const { problem, isCodeAsked, canUndelete, canResend, isBusy, submit } = login
  const red = redFields(problem)
  const registerHref = link(`${loginPath(next)}&register=1`)
  return (
    <form method="post" action={link(action)} className={css['form']} noValidate onSubmit={submit}>
      {problem && <ProblemText problem={problem} texts={t} registerHref={registerHref} />}
      <NameField
        by={by}
        given={by === first ? answer?.phone : undefined}
        isRed={red.phone}
        next={next}
        onTyped={login.onOtherName}
        onOther={(other) => {
          login.onOtherField()
          setBy(other)
        }}
      />
      <PasswordField
        label={t.accounts.login.password}
        name="pass"
        error={red.pass ? '' : undefined}
      />
      {isCodeAsked && <CodeField isRed={red.code} />}
      <Button kind="primary" type="submit" busy={isBusy}>
        {t.accounts.login.submit}
      </Button>
      {/* After the submit button, so that Enter never cancels a deletion. */}
      {canUndelete && (
        <Button type="submit" name="undelete" value="1" busy={isBusy}>
          {t.accounts.login.undelete}
        </Button>
      )}
      {canResend && (
        <Button type="submit" name="resend" value="1" busy={isBusy}>
          {t.accounts.login.resend}
        </Button>
      )}
      <div className={css['ways']}>
        <a className="needs-script" href={link(`${loginPath(next)}&code=1`)}>
          {t.accounts.login.byCode}
        </a>
        <a href={link(`${loginPath(next)}&restore=1`)} data-opens="restore">
          {t.accounts.login.forgot}
        </a>
        <p>
          {t.accounts.login.noAccountYet}{' '}
          <a href={registerHref} data-opens="register">
            {t.accounts.login.register}
          </a>
        </p>
      </div>
    </form>
  )
}

/** Path without the language. */
export function loginPath(next: string, by: LoginBy = 'phone'): string {
  return `/login?${by === 'email' ? 'by=email&' : ''}next=${encodeURIComponent(next)}`
}

interface NameFieldProps {
  readonly by: LoginBy
  /** Value submitted without JavaScript. */
  readonly given: string | undefined
  readonly isRed: boolean
  readonly next: string
  readonly onTyped: () => void
  readonly onOther: (by: LoginBy) => void
}

/** Phone number or e-mail address. Both are submitted as `phone`; without JavaScript a link switches between them. */
function NameField({ by, given, isRed, next, onTyped, onOther }: NameFieldProps): ReactElement {
  const t = useTexts().accounts.login
  const link = useLink()
  const other = by === 'phone' ? 'email' : 'phone'
  const shared = {
    name: 'phone',
    defaultValue: typedName(by) || given,
    error: isRed ? '' : undefined,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      saveTypedName(by, currentTarget.value)
      onTyped()
    },
  }
  const change = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOther(other)
  }
  return (
    <div>
      {by === 'phone' ? (
        <Field
          {...shared}
          key="phone"
          label={t.phone}
          isRequired
          hint={t.phoneHint}
          prefix={phonePrefix}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      ) : (
        <Field
          {...shared}
          key="email"
          label={t.email}
          isRequired
          type="email"
          autoComplete="email"
        />
      )}
      <a className={css['change']} href={link(loginPath(next, other))} onClick={change}>
        {by === 'phone' ? t.withEmail : t.withPhone}
      </a>
    </div>
  )
}

/** Code of the second factor. Rendered once it is required, and focused, since the other fields are filled in. */
function CodeField({ isRed }: { isRed: boolean }): ReactElement {
  const t = useTexts().accounts.login
  return (
    <Field
      label={t.code}
      hint={t.codeHint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      ref={focusNew}
      error={isRed ? '' : undefined}
    />
  )
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
  const { code, ban } = problem
  if (ban) return <BanNotice ban={ban} />
  return (
    <div className={css['problem']} role="alert">
      <Icon name="circle-alert" />
      {code === 'no_account' ? (
        <a href={registerHref} data-opens="register">
          {texts.refusals[code]}
        </a>
      ) : (
        <div>
          <p>{code === 'empty' ? texts.accounts.login.failed : texts.refusals[code]}</p>
          {problem.isResent && <p>{texts.accounts.login.resent}</p>}
          {code === 'account_deleted' && problem.canUndelete && (
            <p>{texts.accounts.login.undeleteHint}</p>
          )}
        </div>
      )}
    </div>
  )
}

/**
 * The fields to mark: the refusal's field, the code field only for its own refusal, both others when none is named. None
 * for a banned account: what was typed is right.
 */
function redFields(problem: LoginProblem | undefined) {
  const field = problem?.field
  const isKnown = problem !== undefined && field !== 'code' && problem.code !== 'account_banned'
  return {
    phone: isKnown && field !== 'password',
    pass: isKnown && field !== 'phone',
    code: field === 'code',
  }
}
