import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { inboxPollSeconds } from '#contract/limits.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import { registrationTexts } from '../texts.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Done } from '../../../parts/feedback/done.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { PhoneCode } from '../phone-code/phone-code.tsx'
import { CallbackAccount } from './callback-account.tsx'
import type { CallbackAnswer } from './callback-request.ts'

interface CallbackStatusProps {
  readonly phone: string
  /** Answer to the request just sent; absent for a request of an earlier visit. */
  readonly answer: CallbackAnswer | undefined
  /** Called when the request no longer exists. */
  readonly onOver: () => void
}

/**
 * Steps from the callback request to the account: waiting for the call, entering the operator's code, the remaining
 * fields.
 */
export function CallbackStatus({ phone, answer, onOver }: CallbackStatusProps): ReactElement {
  const [isProved, setProved] = useState(false)
  const status = useCallbackStatus(phone)
  const over = useEffectEvent(onOver)
  // A request that no longer exists has already led to an account, or never existed.
  useEffect(() => {
    if (status === 'none' && !isProved) over()
  }, [status, isProved])
  if (isProved) return <CallbackAccount phone={phone} onOver={onOver} />
  if (status === 'called') {
    return (
      <PhoneCode
        phone={phone}
        purpose="register"
        sent
        onProved={() => setProved(true)}
        onOtherPhone={onOver}
      />
    )
  }
  return <Waiting phone={phone} answer={answer} onOver={onOver} />
}

function Waiting({ phone, answer, onOver }: CallbackStatusProps): ReactElement {
  const t = registrationTexts.use()
  const { refusals } = useTexts()
  const isSecond = answer?.code !== undefined
  const title = isSecond ? refusals.callback_open : t.call.received
  const Frame = answer ? Done : EmptyState
  return (
    <Frame title={title} {...(!answer && { icon: 'phone' })}>
      <p>{t.call.waiting(phoneText(phone))}</p>
      <p className="needs-script">{t.call.keepOpen}</p>
      <noscript>
        <p>{t.call.comeBack}</p>
      </noscript>
      <Button className="needs-script" onPress={onOver}>
        {t.call.otherPhone}
      </Button>
    </Frame>
  )
}

type Status = 'waiting' | 'called' | 'none'

/** Polls the state of a request while the page is visible. Null: not known yet. */
function useCallbackStatus(phone: string): Status | null {
  const [status, setStatus] = useState<Status | null>(null)
  useEffect(() => {
    const poll = (): void => {
      if (document.visibilityState !== 'visible') return
      // Ignores network failures; the next poll retries.
      postCall(accountCalls.getCallback, { phone }).then(
        (answer) => setStatus(answer.status),
        () => {},
      )
    }
    poll()
    const timer = setInterval(poll, inboxPollSeconds * 1000)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [phone])
  return status
}
