import type { ReactElement } from 'react'
import { data, redirect, useActionData, useNavigate } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { Refusal } from '#contract/refusals.ts'
import { samePathOr } from '../../lib/addresses.ts'
import {
  screenAction,
  screenLoader,
  useLoaded,
  type Head,
  type ScreenVisit,
} from '../../lib/screen.ts'
import { useTexts } from '../../lib/texts.ts'
import { emptyFields, LoginForm, type LoginAnswer } from '../../parts/login-form.tsx'
import css from './login.module.css'

export const head: Head = (t) => ({ ...t.accounts.login.head, noIndex: true })

export const loader = screenLoader(async ({ me, query }) => {
  const next = samePathOr(query.get('next'))
  if (me) throw redirect(next)
  return { next, isRegistering: query.has('register') }
})

/** `stay` is sent by a page that goes on by itself; without it the browser is led to `next`. */
export const action = screenAction(async (visit, form) => {
  const answer =
    emptyFields(form) ?? (await logIn(visit, String(form.get('phone')), String(form.get('pass'))))
  // The status tells the router that nothing has changed, so that no page is loaded again.
  if ('code' in answer) return data(answer, { status: 422 })
  if (!form.has('stay')) throw redirect(samePathOr(visit.query.get('next')))
  return answer
})

async function logIn({ call }: ScreenVisit, phone: string, pass: string): Promise<LoginAnswer> {
  try {
    const { username } = await call(accountCalls.logIn, { phone, pass })
    return { username }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, field: error.field ?? '', phone }
  }
}

export function Component(): ReactElement {
  const { next, isRegistering } = useLoaded<typeof loader>()
  const t = useTexts()
  const navigate = useNavigate()
  const answer = useActionData<LoginAnswer>()
  return (
    <div className={css['login']}>
      <h1>{t.accounts.login.title}</h1>
      <LoginForm
        next={next}
        isRegistering={isRegistering}
        onDone={() => void navigate(next, { replace: true })}
        answer={answer && 'code' in answer ? answer : undefined}
      />
    </div>
  )
}
