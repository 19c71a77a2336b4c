import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { registrationTexts } from '../texts.ts'
import { forgetDraft } from '../register/register-draft.ts'
import { announceSession } from '../../../lib/session/session-events.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import type { LoginAnswer } from './use-login.ts'

/** Logs in with what an account has just been opened with, so that nothing is typed twice. */
export function useFirstLogin(
  onDone: () => void,
): (phone: string, password: string) => Promise<void> {
  const t = registrationTexts.use()
  const navigate = useNavigate()
  const fetcher = useFetcher<LoginAnswer>()
  const { data, state } = fetcher
  const finish = useEffectEvent((answer: LoginAnswer) => {
    toast(t.created, 'success')
    forgetDraft()
    // The account is there, whatever has kept the login from succeeding.
    if (!('username' in answer)) return void navigate('/login')
    announceSession('in')
    onDone()
  })
  useEffect(() => {
    // Not before the frame knows who that is: a window that closes earlier closes without a login.
    if (data && state === 'idle') finish(data)
  }, [data, state])
  return (phone, pass) =>
    // An action of the router: the frame of the page is loaded again with it.
    fetcher.submit({ phone, pass, stay: '1' }, { method: 'post', action: '/login' })
}
