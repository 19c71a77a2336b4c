import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import type { RefusalCode } from '#contract/refusals.ts'
import { announceSession } from '../../../lib/session/session-events.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { toast } from '../../../lib/browser/toasts.ts'

export type LoginBy = 'phone' | 'email'

/** `empty`: a field was left empty, nothing was sent. `field` is the refusal's, in the wire's words. */
export interface LoginProblem {
  readonly code: RefusalCode | 'empty'
  readonly field: string
  /** The number, or the address, that was typed. */
  readonly phone: string
  /** The account has a second factor: its code is asked for from now on. */
  readonly isCodeAsked: boolean
  readonly canUndelete: boolean
  /** The address waits for its link, which can be sent once more. */
  readonly canResend?: boolean
  readonly isResent?: boolean
}

export type LoginAnswer = LoginProblem | { readonly username: string }

/** Kept while the site is open: a window closed by mistake has lost nothing, but for the password. */
const typed: Record<LoginBy, string> = { phone: '', email: '' }

export function typedName(by: LoginBy): string {
  return typed[by]
}

export function keepTypedName(by: LoginBy, name: string): void {
  typed[by] = name
}

/** Sends the login and says how it went. `action` is where the form goes without JavaScript as well. */
export function useLogin(action: string, onDone: () => void, answer: LoginProblem | undefined) {
  const t = useTexts()
  const fetcher = useFetcher<LoginAnswer>()
  const [empty, setEmpty] = useState<LoginProblem | null>(null)
  const [settled, setSettled] = useState<LoginProblem>()
  const [dismissed, setDismissed] = useState<LoginProblem>()
  const isIdle = fetcher.state === 'idle'
  const username =
    isIdle && fetcher.data && 'username' in fetcher.data ? fetcher.data.username : null
  const welcome = useEffectEvent((name: string) => {
    announceSession('in')
    toast(t.accounts.login.welcome(name), 'success')
    onDone()
  })
  // Once for a login, however often the page around the form is drawn again.
  useEffect(() => {
    if (username !== null) welcome(username)
  }, [username])

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const problem = emptyFields(form)
    setEmpty(problem)
    if (problem || !isIdle) return
    // The page stays and is loaded again in place; without it the action leads on to `next`.
    form.set('stay', '1')
    void fetcher.submit(form, { method: 'post', action })
  }
  const refused = fetcher.data && 'code' in fetcher.data ? fetcher.data : answer
  // What was learnt of an account lasts while the next answer is on its way, until another number is typed.
  const learnt = refused === settled ? undefined : refused
  return {
    problem: empty ?? (isIdle && refused !== dismissed ? refused : undefined),
    isCodeAsked: learnt?.isCodeAsked ?? false,
    canUndelete: learnt?.canUndelete ?? false,
    canResend: learnt?.canResend ?? false,
    isBusy: !isIdle,
    submit,
    /** Another number, or address, is typed: the message stays, so that nothing moves under the fingers. */
    onOtherName: () => setSettled(refused),
    /** The field gives way to the other one: what was said of it is over. */
    onOtherField: () => {
      setSettled(refused)
      setDismissed(refused)
      setEmpty(null)
    },
  }
}

/** Null when all fields hold something; what they hold is the server's to judge. */
export function emptyFields(form: FormData): LoginProblem | null {
  const isEmpty = (name: string): boolean => String(form.get(name) ?? '').trim() === ''
  const problem = {
    code: 'empty',
    phone: String(form.get('phone') ?? ''),
    isCodeAsked: form.has('code'),
    canUndelete: form.has('undelete'),
  } as const
  if (isEmpty('phone') && isEmpty('pass')) return { ...problem, field: '' }
  if (isEmpty('phone')) return { ...problem, field: 'phone' }
  if (isEmpty('pass')) return { ...problem, field: 'password' }
  return form.has('code') && isEmpty('code') ? { ...problem, field: 'code' } : null
}
