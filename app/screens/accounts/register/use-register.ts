import { useRef, useState, type RefObject } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { phonePrefix } from '#contract/limits.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { refusalFrom } from '../../../lib/calls/refusal.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { useFirstLogin } from '../login/use-first-login.ts'
import { useRegisterForm, type RegisterForm } from './use-register-form.ts'
import { isField, useRegistering } from './use-registering.ts'

interface Register {
  readonly typed: RegisterForm
  readonly stage: 'form' | 'code'
  readonly isBusy: boolean
  readonly form: RefObject<HTMLFormElement | null>
  /** Validates all fields, then continues with the code. */
  readonly submit: () => void
  /** Called after the number is proved: opens the account and logs in. */
  readonly open: () => Promise<unknown>
  /** Returns to the form, with a refusal of its number. */
  readonly back: (problem?: RefusalCode) => void
}

/** Steps of a registration. `called`: the number proved by an operator's code. */
export function useRegister(onDone: () => void, called?: string): Register {
  const typed = useRegisterForm(called === undefined ? 'phone' : 'call')
  const phone = called ?? typed.phone
  const proved = useRef(called)
  const form = useRef<HTMLFormElement>(null)
  const [stage, setStage] = useState<'form' | 'code'>('form')
  const { registerAccount, showAtField } = useRegistering(typed)
  const logIn = useFirstLogin(onDone)

  const opening = useMutation(
    async () => {
      proved.current = phone
      await registerAccount({ phone: phonePrefix + phone })
      await logIn(phone, typed.form.values.password)
    },
    {
      onRefused: (refusal) => {
        if (refusal.code === 'phone_not_verified') proved.current = undefined
        if (isField(refusal.field)) setStage('form')
        return showAtField(refusal)
      },
    },
  )
  const open = (): Promise<unknown> => opening(null)
  const checking = useMutation(async () => {
    const refused = await refusedOf([
      postCall(accountCalls.checkUsername, { username: typed.username }),
      postCall(accountCalls.checkPhone, { phone: phonePrefix + phone }),
      postCall(accountCalls.checkPassword, {
        password: typed.form.values.password,
        ...{ username: typed.username, phone: phonePrefix + phone },
      }),
    ])
    const [ofNoField] = refused.filter((refusal) => !showAtField(refusal))
    if (ofNoField) throw ofNoField
    if (refused.length === 0 && proved.current === phone) await open()
    else if (refused.length === 0) setStage('code')
  })
  const submit = (): void => {
    if (!checking.isBusy && typed.form.check()) void checking(null)
  }
  const back = (problem?: RefusalCode): void => {
    setStage('form')
    if (problem) showAtField(new Refusal(problem, 'phone'))
    else setTimeout(() => focusPhone(form.current))
  }
  return { typed, stage, isBusy: checking.isBusy, form, submit, open, back }
}

async function refusedOf(asked: readonly Promise<unknown>[]): Promise<readonly Refusal[]> {
  const answers = await Promise.allSettled(asked)
  return answers.flatMap((answer) =>
    answer.status === 'rejected' ? [refusalFrom(answer.reason)] : [],
  )
}

function focusPhone(form: HTMLFormElement | null): void {
  const input = form?.elements.namedItem('phone')
  if (input instanceof HTMLElement) input.focus()
}
