import { data, redirect } from '../../../lib/router/index.ts'
import { helpDeskCalls } from '#contract/help-desk.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal } from '../../../lib/calls/refusal.ts'
import type { Caller } from '../../../lib/calls/visit.ts'

/** What the person does with a ticket. */
export type Intent = 'answer' | 'solve' | 'rate'

export interface Refused {
  readonly intent: Intent
  readonly code: RefusalCode
  readonly field: string
  readonly text: string
}

/** Carries a form of a ticket's page out; leads to the page of the ticket that has the answer. */
export async function actOnTicket(
  call: Caller,
  { ticket, here }: { readonly ticket: string; readonly here: string },
  form: FormData,
) {
  const of = (name: string): string => String(form.get(name) ?? '')
  const wanted = of('intent')
  const intent = wanted === 'solve' || wanted === 'rate' ? wanted : 'answer'
  try {
    throw redirect(await carryOut(call, intent, { ticket, here }, form))
  } catch (error) {
    if (error instanceof Response) throw error
    const { code, field = '' } = answeredRefusal(error)
    return data<Refused>({ intent, code, field, text: of('text') }, { status: 422 })
  }
}

async function carryOut(
  call: Caller,
  intent: Intent,
  { ticket, here }: { readonly ticket: string; readonly here: string },
  form: FormData,
): Promise<string> {
  const text = String(form.get('text') ?? '')
  if (intent === 'rate') {
    await call(helpDeskCalls.rateTicket, { ticket, score: String(form.get('score') ?? ''), text })
    return here
  }
  const photos = form.getAll('photos').map(String)
  const isEmpty = text.trim() === '' && photos.length === 0
  if (intent === 'solve') {
    if (!isEmpty) await call(helpDeskCalls.answerTicket, { ticket, text, photos })
    await call(helpDeskCalls.solveTicket, { ticket })
    return here
  }
  const { address } = await call(helpDeskCalls.answerTicket, { ticket, text, photos })
  return address
}
