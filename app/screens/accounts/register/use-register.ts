import { useRef, useState, type RefObject } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { phonePrefix } from '#contract/limits.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useFirstLogin } from '../login/use-first-login.ts'
import { useRegisterForm, type RegisterForm } from './use-register-form.ts'
import { isField, useRegistering } from './use-registering.ts'

interface Register {
  readonly typed: RegisterForm
  readonly stage: 'form' | 'code'
  readonly isBusy: boolean
  readonly form: RefObject<HTMLFormElement | null>
  /** Looks at everything once more, then goes on to the code. */
  readonly submit: () => Promise<void>
  /** The number is proved: opens the account and logs in. */
  readonly open: () => Promise<void>
  /** To the form, with what is wrong with its number. */
  readonly back: (problem?: RefusalCode) => void
}

/** The way from the empty form to the open account. `called`: the number that an operator's code has proved. */
export function useRegister(onDone: () => void, called?: string): Register {
  const typed = useRegisterForm(called === undefined ? 'phone' : 'call')
  const phone = called ?? typed.phone
  const proved = useRef(called)
  const form = useRef<HTMLFormElement>(null)
  const [stage, setStage] = useState<'form' | 'code'>('form')
  const [isBusy, setBusy] = useState(false)
  const { registerAccount, tell } = useRegistering(typed)
  const logIn = useFirstLogin(onDone)

  const open = async (): Promise<void> => {
    proved.current = phone
    try {
      await registerAccount({ phone: phonePrefix + phone })
      await logIn(phone, typed.form.values.password)
    } catch (error) {
      const { code, field } = error instanceof Refusal ? error : new Refusal('unavailable')
      if (code === 'phone_not_verified') proved.current = undefined
      if (isField(field)) setStage('form')
      tell(error)
    }
  }
  const submit = async (): Promise<void> => {
    if (isBusy || !typed.form.check()) return
    setBusy(true)
    const refused = await refusedOf([
      postCall(accountCalls.checkUsername, { username: typed.username }),
      postCall(accountCalls.checkPhone, { phone: phonePrefix + phone }),
    ])
    for (const error of refused) tell(error)
    if (refused.length === 0 && proved.current === phone) await open()
    else if (refused.length === 0) setStage('code')
    setBusy(false)
  }
  const back = (problem?: RefusalCode): void => {
    setStage('form')
    if (problem) tell(new Refusal(problem, 'phone'))
    else setTimeout(() => focusPhone(form.current))
  }
  return { typed, stage, isBusy, form, submit, open, back }
}

async function refusedOf(asked: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  const answers = await Promise.allSettled(asked)
  return answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
}

function focusPhone(form: HTMLFormElement | null): void {
  const input = form?.elements.namedItem('phone')
  if (input instanceof HTMLElement) input.focus()
}
