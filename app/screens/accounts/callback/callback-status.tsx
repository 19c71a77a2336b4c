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
  /** What has just been answered to the request; absent when one comes back to it. */
  readonly answer: CallbackAnswer | undefined
  /** There is nothing to wait for any more. */
  readonly onOver: () => void
}

/** From the request to the account: waiting for the call, the code that was told, the rest. */
export function CallbackStatus({ phone, answer, onOver }: CallbackStatusProps): ReactElement {
  const [isProved, setProved] = useState(false)
  const status = useCallbackStatus(phone)
  const over = useEffectEvent(onOver)
  // A request that is gone has led to an account already, or was never there.
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

/** How far a request is, asked again and again while somebody looks at the page. Null: not known yet. */
function useCallbackStatus(phone: string): Status | null {
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
