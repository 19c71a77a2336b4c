import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useNavigate } from '../../../lib/router/index.ts'
import { registrationTexts } from '../texts.ts'
import { clearRegisterDraft } from '../register/register-draft.ts'
import { announceSession } from '../../../lib/session/session-events.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import type { LoginAnswer } from './use-login.ts'

/** Logs in with the credentials of a newly opened account, so that the user need not type them again. */
export function useFirstLogin(
  onDone: () => void,
): (phone: string, password: string) => Promise<void> {
  const t = registrationTexts.use()
  const navigate = useNavigate()
  const fetcher = useFetcher<LoginAnswer>()
  const { data, state } = fetcher
  const finish = useEffectEvent((answer: LoginAnswer) => {
    toast(t.created, 'success')
    clearRegisterDraft()
    // The account exists even when the login fails.
    if (!('fullName' in answer)) return void navigate('/login')
    announceSession('in')
    onDone()
  })
  useEffect(() => {
    // Waits until the layout has loaded the user: closing the overlay earlier would count as closed without a login.
    if (data && state === 'idle') finish(data)
  }, [data, state])
  return (phone, pass) =>
    // Submits the router's action, which also reloads the layout.
    fetcher.submit({ phone, pass, stay: '1' }, { method: 'post', action: '/login' })
}
