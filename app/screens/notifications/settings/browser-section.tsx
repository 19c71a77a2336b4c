import { useEffect, useState, type ReactElement } from 'react'
import { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { notificationSettingsTexts } from '../texts.ts'
import { canPush, isSubscribed, subscribe, unsubscribe } from './push.ts'
import css from './notification-settings.module.css'

interface BrowserSectionProps {
  readonly pushKey: string
  /** The server knows a browser of this session. */
  readonly isOnHere: boolean
}

/** Turns pushes on and off on this device. Without JavaScript there are none. */
export function BrowserSection({ pushKey, isOnHere }: BrowserSectionProps): ReactElement {
  const { browser: t } = notificationSettingsTexts.use()
  const [state, setState] = useState<'unknown' | 'unsupported' | 'on' | 'off'>('unknown')
  useEffect(() => {
    let isMounted = true
    stateOf(isOnHere).then(
      (found) => isMounted && setState(found),
      () => isMounted && setState('unsupported'),
    )
    return () => {
      isMounted = false
    }
  }, [isOnHere])
  const change = useMutation(
    (isOn: boolean) => (isOn ? turnOn(pushKey) : turnOff()).catch(() => 'failed' as const),
    {
      onDone: (end) => {
        if (end === 'started' || end === 'stopped') setState(end === 'started' ? 'on' : 'off')
        toast(t[end], end === 'denied' || end === 'failed' ? 'danger' : 'success')
      },
    },
  )
  return (
    <section className={css['section']} aria-label={t.title}>
      <h2 className={css['legend']}>{t.title}</h2>
      <p className={css['hint']}>{state === 'unsupported' || state === 'on' ? t[state] : t.off}</p>
      {state !== 'unsupported' && (
        <Button
          className="needs-script"
          busy={change.isBusy || state === 'unknown'}
          onPress={() => void change(state !== 'on')}
        >
          {state === 'on' ? t.stop : t.start}
        </Button>
      )}
    </section>
  )
}

async function stateOf(isOnHere: boolean): Promise<'unsupported' | 'on' | 'off'> {
  if (!canPush()) return 'unsupported'
  return isOnHere && (await isSubscribed()) ? 'on' : 'off'
}

async function turnOn(pushKey: string): Promise<'started' | 'denied'> {
  const browser = await subscribe(pushKey)
  if (!browser) return 'denied'
  await postCall(notificationSettingCalls.subscribePush, browser)
  return 'started'
}

async function turnOff(): Promise<'stopped'> {
  const endpoint = await unsubscribe()
  if (endpoint !== null) await postCall(notificationSettingCalls.unsubscribePush, { endpoint })
  return 'stopped'
}
