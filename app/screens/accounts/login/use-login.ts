import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { useFetcher } from '../../../lib/router/index.ts'
import type { Ban, RefusalCode } from '#contract/refusals.ts'
import { announceSession } from '../../../lib/session/session-events.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { toast } from '../../../lib/browser/toasts.ts'

export type LoginBy = 'phone' | 'email'

/** `empty`: a field was left empty and nothing was sent. `field` is the wire name of the refusal's field. */
export interface LoginProblem {
  readonly code: RefusalCode | 'empty'
  readonly field: string
  /** The submitted phone number or e-mail address. */
  readonly phone: string
  /** The account has a second factor; its code is required from now on. */
  readonly isCodeAsked: boolean
  readonly canUndelete: boolean
  /** The address is not confirmed; its link can be sent again. */
  readonly canResend?: boolean
  readonly isResent?: boolean
  readonly ban?: Ban | undefined
}

export type LoginAnswer = LoginProblem | { readonly fullName: string }

/**
 * Kept in memory until the page is closed, so that an overlay closed by mistake can be reopened as it was; the password
 * is not kept.
 */
const typed: Record<LoginBy, string> = { phone: '', email: '' }

export function typedName(by: LoginBy): string {
  return typed[by]
}

export function saveTypedName(by: LoginBy, name: string): void {
  typed[by] = name
}

/** Submits the login and returns its state. `action` is the form's target, also without JavaScript. */
export function useLogin(action: string, onDone: () => void, answer: LoginProblem | undefined) {
  const t = useTexts()
  const fetcher = useFetcher<LoginAnswer>()
  const [empty, setEmpty] = useState<LoginProblem | null>(null)
  const [settled, setSettled] = useState<LoginProblem>()
  const [dismissed, setDismissed] = useState<LoginProblem>()
  const isIdle = fetcher.state === 'idle'
  const fullName =
    isIdle && fetcher.data && 'fullName' in fetcher.data ? fetcher.data.fullName : null
  const welcome = useEffectEvent((name: string) => {
    announceSession('in')
    toast(t.accounts.login.welcome(name), 'success')
    onDone()
  })
  // Once per login, not per render.
  useEffect(() => {
    if (fullName !== null) welcome(fullName)
  }, [fullName])

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const problem = emptyFields(form)
    setEmpty(problem)
    if (problem || !isIdle) return
    // Stays on the page and revalidates it; without `stay` the action redirects to `next`.
    form.set('stay', '1')
    void fetcher.submit(form, { method: 'post', action })
  }
  const refused = fetcher.data && 'code' in fetcher.data ? fetcher.data : answer
  // Facts of the account remain while the next answer is pending, until another number is typed.
  const learnt = refused === settled ? undefined : refused
  return {
    problem: empty ?? (isIdle && refused !== dismissed ? refused : undefined),
    isCodeAsked: learnt?.isCodeAsked ?? false,
    canUndelete: learnt?.canUndelete ?? false,
    canResend: learnt?.canResend ?? false,
    isBusy: !isIdle,
    submit,
    /** Another number or address was typed: the message stays, so that the layout does not shift while typing. */
    onOtherName: () => setSettled(refused),
    /** The field was replaced by the other one: its errors are cleared. */
    onOtherField: () => {
      setSettled(refused)
      setDismissed(refused)
      setEmpty(null)
    },
  }
}

/** Null when all fields have a value; the server validates the values. */
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
