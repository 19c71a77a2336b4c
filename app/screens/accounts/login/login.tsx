import type { ReactElement } from 'react'
import { data, redirect, useActionData, useNavigate } from '../../../lib/router/index.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { accessTexts, codeTexts, registrationTexts } from '../texts.ts'
import { samePathOr } from '../../../lib/browser/addresses.ts'
import { refusalOrThrow } from '../../../lib/calls/refusal.ts'
import { startLocalSession } from '../../../lib/session/current-user.ts'
import {
  screenAction,
  screenLoader,
  useLoaded,
  type Head,
  type ScreenVisit,
} from '../../../lib/calls/screen.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { CodeLogin } from './code-login.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterEmailForm } from '../register/register-email-form.tsx'
import { RegisterForm } from '../register/register-form.tsx'
import { RestoreForm } from '../restore/restore-form.tsx'
import { emptyFields, type LoginAnswer, type LoginBy } from './use-login.ts'
import css from './login.module.css'

export const texts = [accessTexts, codeTexts, registrationTexts]

export const head: Head<Loaded> = ({ accounts }, { isRestoring, isRegistering }) => {
  const { head: own } = isRegistering ? accounts.register : accounts.login
  return { ...(isRestoring ? accounts.login.restoreHead : own), noIndex: true }
}

export const loader = screenLoader(async ({ me, query }) => {
  const next = samePathOr(query.get('next'))
  if (me) throw redirect(next)
  const by = query.get('by') === 'email' ? ('email' as const) : ('phone' as const)
  return {
    ...{ next, by, isByCode: query.has('code') },
    ...{ isRestoring: query.has('restore'), isRegistering: query.has('register') },
  }
})

type Loaded = Awaited<ReturnType<typeof loader>>

/** `stay` is sent by a page that handles the success itself; otherwise the action redirects to `next`. */
export const action = screenAction(async (visit, form) => {
  const answer = emptyFields(form) ?? (await logIn(visit, form))
  // The status 422 keeps the router from reloading the page's data.
  if ('code' in answer) return data(answer, { status: 422 })
  if (!form.has('stay')) throw redirect(samePathOr(visit.query.get('next')))
  return answer
})

async function logIn({ call }: ScreenVisit, form: FormData): Promise<LoginAnswer> {
  const phone = String(form.get('phone'))
  const pass = String(form.get('pass'))
  const isUndeleting = form.has('undelete')
  const isResending = form.has('resend')
  try {
    // The login then returns the same refusal again: the link is still not opened.
    if (isResending) await call(accountCalls.resendConfirmation, { email: phone, password: pass })
    const { fullName } = await call(accountCalls.logIn, {
      phone,
      pass,
      ...(form.has('code') && { code: String(form.get('code')).trim() }),
      ...(isUndeleting && { undelete: true }),
    })
    startLocalSession()
    return { fullName }
  } catch (error) {
    const { code, field = '', ban } = refusalOrThrow(error)
    return {
      code,
      field,
      phone,
      ban,
      isCodeAsked: form.has('code') || code.startsWith('second_factor'),
      // Refused although the deletion was to be cancelled: it is too late.
      canUndelete: code === 'account_deleted' ? !isUndeleting : isUndeleting,
      canResend: code === 'email_unconfirmed' && !isResending,
      isResent: code === 'email_unconfirmed' && isResending,
    }
  }
}

export function Component(): ReactElement {
  const { next, by, isRestoring, isRegistering, isByCode } = useLoaded<typeof loader>()
  const t = useTexts()
  if (isRegistering) return <Registering next={next} by={by} />
  if (isByCode) return <EnteringByCode next={next} />
  const reason = reasonOf(next)
  return (
    <div className={css['login']}>
      {isRestoring ? (
        <Restoring next={next} />
      ) : (
        <>
          <h1>{t.accounts.login.title}</h1>
          {reason && <p className={css['reason']}>{t.accounts.login.reasons[reason]}</p>}
          <LoggingIn next={next} by={by} />
        </>
      )}
    </div>
  )
}

/** Reason for the required login, by the requested page. */
function reasonOf(next: string) {
  const [, area = ''] = /^\/my-(\w+)/.exec(next) ?? []
  return reasons.find((reason) => reason === area)
}

const reasons = ['messages', 'favorites', 'notifications', 'searches', 'adverts'] as const

interface PageProps {
  readonly next: string
}

function LoggingIn({ next, by }: PageProps & { by: LoginBy }): ReactElement {
  const navigate = useNavigate()
  const answer = useActionData<LoginAnswer>()
  return (
    <LoginForm
      next={next}
      by={by}
      onDone={() => void navigate(next, { replace: true })}
      answer={answer && 'code' in answer ? answer : undefined}
    />
  )
}

function Registering({ next, by }: PageProps & { by: LoginBy }): ReactElement {
  const t = registrationTexts.use()
  const navigate = useNavigate()
  return (
    <div className={css['login']}>
      <h1>{by === 'email' ? t.byEmailTitle : t.title}</h1>
      {by === 'email' ? (
        <RegisterEmailForm next={next} />
      ) : (
        <RegisterForm next={next} onDone={() => void navigate(next, { replace: true })} />
      )}
    </div>
  )
}

function EnteringByCode({ next }: PageProps): ReactElement {
  const { byCode, restore } = accessTexts.use()
  const navigate = useNavigate()
  return (
    <div className={css['login']}>
      <h1>{byCode.title}</h1>
      <p>{byCode.text}</p>
      <noscript>
        <p>{restore.needsScript}</p>
      </noscript>
      <CodeLogin next={next} onDone={() => void navigate(next, { replace: true })} />
    </div>
  )
}

function Restoring({ next }: PageProps): ReactElement {
  const t = accessTexts.use()
  return (
    <>
      <h1>{t.restore.title}</h1>
      <noscript>
        <p>{t.restore.needsScript}</p>
      </noscript>
      <RestoreForm next={next} />
    </>
  )
}
