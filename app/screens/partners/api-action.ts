import { data, redirect, useActionData, useNavigation } from '../../lib/router/index.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import { screenAction, type ScreenVisit } from '../../lib/calls/screen.ts'
import { addKey, revokeKey } from './keys/key-action.ts'
import { addWebhook, deleteWebhook, sendAgain, testWebhook } from './webhooks/webhook-action.ts'

/** What a form has come to, where it leads to no other page. */
export interface ApiAnswer {
  /** Which form: the value of its field `intent`. */
  readonly intent: string
  readonly refused?: { readonly code: RefusalCode; readonly field: string | undefined }
  /** What was typed, for the form of a page without JavaScript. */
  readonly typed?: Readonly<Record<string, readonly string[]>>
  /** A key or a secret that is shown this once. */
  readonly shown?: string
}

type Act = (visit: ScreenVisit, form: FormData) => Promise<Pick<ApiAnswer, 'shown'> | null>

const acts: Readonly<Record<string, Act>> = {
  ...{ addKey, revokeKey },
  ...{ addWebhook, deleteWebhook, testWebhook, sendAgain },
}

/** Action of all forms of the page, with and without JavaScript. */
export const apiAction = screenAction(async (visit, form) => {
  const intent = String(form.get('intent'))
  try {
    const shown = await acts[intent]?.(visit, form)
    if (shown) return data<ApiAnswer>({ intent, ...shown })
  } catch (error) {
    const { code, field } = answeredRefusal(error)
    const typed = Object.fromEntries(
      [...new Set(form.keys())]
        .filter(isShownAgain)
        .map((name) => [name, form.getAll(name).map(String)]),
    )
    return data<ApiAnswer>({ intent, refused: { code, field }, typed }, { status: 422 })
  }
  throw redirect('/my-api')
})

/** A password is not written into a page. */
function isShownAgain(name: string): boolean {
  return name !== 'password'
}

/** Answer of the last form, if it was this one. */
export function useApiAnswer(intent: string): ApiAnswer | null {
  const answer = useActionData<ApiAnswer>()
  return answer?.intent === intent ? answer : null
}

/** Whether a form with this intent is being sent. */
export function useIsSending(intent: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('intent') === intent
}
