import { useState, type ReactElement } from 'react'
import { data, redirect, useActionData } from '../../../lib/router/index.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Lang } from '#contract/languages.ts'
import { callTimes } from '#contract/limits.ts'
import { nationalPhone } from '#contract/rules/phone.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { refusalOrThrow } from '../../../lib/calls/refusal.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { codeTexts, registrationTexts } from '../texts.ts'
import { screenAction, screenLoader, type Head } from '../../../lib/calls/screen.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import type { Caller } from '../../../lib/calls/visit.ts'
import { CallbackForm } from '../callback/callback-form.tsx'
import { CallbackStatus } from '../callback/callback-status.tsx'
import type { CallbackAnswer, CallbackRequest } from '../callback/callback-request.ts'
import { storeInvitation } from '../invitation/invitation.ts'
import { useCallbackPhone } from '../callback/use-callback-phone.ts'
import css from '../login/login.module.css'

export const texts = [registrationTexts, codeTexts]

export const head: Head = (t) => ({ ...t.accounts.registerWithCall.head, noIndex: true })

export const loader = screenLoader(async ({ me }) => {
  if (me) throw redirect('/')
  return null
})

export const action = screenAction(async ({ call, lang }, form) => {
  const answer = await requestCallback(call, lang, form)
  return answer.code ? data(answer, { status: 422 }) : answer
})

async function requestCallback(call: Caller, lang: Lang, form: FormData): Promise<CallbackAnswer> {
  const request = requestOf(form)
  try {
    const { invitation, ...fields } = request
    await call(accountCalls.requestCallback, {
      ...{ ...fields, lang },
      ...(invitation && { invitation }),
    })
    if (typeof document !== 'undefined' && invitation) storeInvitation(invitation)
    return { phone: request.phone }
  } catch (error) {
    const { code, field = '' } = refusalOrThrow(error)
    return { ...request, code, field }
  }
}

function requestOf(form: FormData): CallbackRequest {
  return {
    name: String(form.get('name') ?? ''),
    phone: nationalPhone(String(form.get('phone') ?? '')),
    preferredTime: callTimes.find((time) => time === form.get('preferredTime')) ?? 'any',
    invitation: String(form.get('invitation') ?? '').slice(0, 40),
  }
}

/** Registration by callback for users who cannot receive a code: the request, its state, then the account. */
export function Component(): ReactElement {
  const t = registrationTexts.use().call
  const lang = useLang()
  const posted = useActionData<CallbackAnswer>()
  const [answer, setAnswer] = useState(posted)
  const asked = useCallbackPhone(answer)
  // Without the router's action, which would reload the unchanged layout.
  const ask = useMutation((form: FormData) => requestCallback(postCall, lang, form), {
    onDone: setAnswer,
  })
  return (
    <div className={css['login']}>
      <h1>{t.title}</h1>
      {asked.phone === null ? (
        <CallbackForm
          answer={answer?.code ? answer : undefined}
          isBusy={ask.isBusy}
          onSubmit={(form) => void ask(form)}
        />
      ) : (
        <CallbackStatus
          phone={asked.phone}
          answer={answer}
          onOver={() => {
            setAnswer(undefined)
            asked.forget()
          }}
        />
      )}
    </div>
  )
}
