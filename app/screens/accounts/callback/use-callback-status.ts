import { useEffect, useState } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { inboxPollSeconds } from '#contract/limits.ts'
import { postCall } from '../../../lib/calls/calls.ts'

type Status = 'waiting' | 'called' | 'none'

/** How far a request is, asked again and again while somebody looks at the page. Null: not known yet. */
export function useCallbackStatus(phone: string): Status | null {
  const [status, setStatus] = useState<Status | null>(null)
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      // What the network has kept from us the next time will tell.
      postCall(accountCalls.getCallback, { phone }).then(
        (answer) => setStatus(answer.status),
        () => {},
      )
    }
    look()
    const timer = setInterval(look, inboxPollSeconds * 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [phone])
  return status
}
