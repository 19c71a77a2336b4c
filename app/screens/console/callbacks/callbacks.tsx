import type { ReactElement } from 'react'
import { callbackPromiseHours } from '#contract/rules/moderation/queues.ts'
import { callbackCalls, type CallbackRequest } from '#contract/staff/callbacks.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import { useStaffCall } from '../frame/use-staff-call.ts'
import list from '../frame/list.module.css'
import { moderationTexts } from '../moderation/texts.ts'
import { WaitingTime } from '../moderation/waiting-time.tsx'
import { callbacksTexts, consoleTexts } from '../texts.ts'

export const texts = [consoleTexts, callbacksTexts, moderationTexts]

export const head: Head = ({ lang }) => callbacksTexts.of(lang).head

export const loader = staffLoader(async ({ call }) => ({
  ...(await call(callbackCalls.listCallbacks, {})),
  now: new Date().toISOString(),
}))

/** Who waits to be called, the longest waiting first. */
export function Component(): ReactElement {
  const { callbacks, now } = useStaffLoaded<typeof loader>()
  const t = callbacksTexts.use()
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>
        {t.about} {t.promise(callbackPromiseHours)}
      </p>
      {callbacks.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className={list['list']}>
          {callbacks.map((request) => (
            <CallbackLine key={request.id} request={request} now={now} />
          ))}
        </ul>
      )}
    </>
  )
}

interface CallbackLineProps {
  readonly request: CallbackRequest
  readonly now: string
}

function CallbackLine({ request, now }: CallbackLineProps): ReactElement {
  const t = callbacksTexts.use()
  const { id, name, phone, preferredTime, language, status, requestedAt } = request
  const call = useStaffCall(callbackCalls.callBack, { reloads: true, success: t.done(name) })
  const close = useStaffCall(callbackCalls.closeCallback, { reloads: true, success: t.closed })
  const times: Readonly<Record<string, string>> = t.times
  const about = [
    times[preferredTime] ?? preferredTime,
    language.toUpperCase(),
    status === 'called' && t.called,
  ]
  return (
    <li className={list['line']} data-callback={id}>
      <span className={list['grow']}>
        <b>{name}</b> <a href={`tel:+373${phone}`}>{phoneText(phone)}</a>{' '}
        <span className={list['muted']}>{about.filter(Boolean).join(' · ')} · </span>
        <WaitingTime since={requestedAt} promiseHours={callbackPromiseHours} now={now} />
      </span>
      <span className={list['acts']}>
        <Button kind="primary" busy={call.isBusy} onPress={() => void call({ callbackId: id })}>
          {status === 'called' ? t.callAgain : t.call}
        </Button>
        <Button busy={close.isBusy} onPress={() => void close({ callbackId: id })}>
          {t.close}
        </Button>
      </span>
    </li>
  )
}
