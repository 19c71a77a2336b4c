import {
  helpDeskCalls,
  ticketTopics,
  type TalkLine,
  type TicketTopic,
} from '#contract/help-desk.ts'
import type { Lang } from '#contract/languages.ts'
import { ticketTextMin } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { emailProblem, phoneProblem } from '#contract/rules/account-rules.ts'
import { refusalOrThrow } from '../../../lib/calls/refusal.ts'
import type { Caller } from '../../../lib/calls/visit.ts'

export interface OwnAdvert {
  readonly id: string
  readonly title: string
}

/** What the form holds, in each of its steps. */
export interface TypedTicket {
  readonly topic: TicketTopic
  readonly text: string
  readonly advert: string
  readonly contact: string
  /** JSON of the talk with the help-bot; empty: none. */
  readonly talk: string
  /** Handle of the code that was sent; empty: none. */
  readonly proof: string
  readonly isProved: boolean
  readonly code: string
  /** The button that was pressed; empty: to go on. */
  readonly wants: '' | 'back' | 'again'
}

/** A form that is shown again, or the step of the code. */
export interface NotOpened {
  readonly stage: 'write' | 'code'
  readonly typed: TypedTicket
  readonly code?: RefusalCode
  readonly field?: string
  /** By field, of a form that was not sent: all at once. */
  readonly errors?: FieldErrors
}

type FieldErrors = Readonly<Partial<Record<string, RefusalCode>>>

type TicketAnswer = NotOpened | { readonly address: string }

interface Request {
  readonly lang: Lang
  readonly isUser: boolean
  /** Uploads the chosen pictures; returns their names. */
  readonly upload?: (proof: string) => Promise<string[]>
}

export function readTyped(form: FormData): TypedTicket {
  const of = (name: string): string => String(form.get(name) ?? '')
  const wants = of('wants')
  return {
    topic: ticketTopics.find((one) => one === of('topic')) ?? 'other',
    text: of('text'),
    advert: of('advert').trim(),
    contact: of('contact').trim(),
    talk: of('talk'),
    proof: of('proof'),
    isProved: of('isProved') === '1',
    code: of('code'),
    wants: wants === 'back' || wants === 'again' ? wants : '',
  }
}

/** One step: sends the code, or checks it and opens the ticket. Whatever is refused keeps all that was typed. */
export async function requestTicket(
  call: Caller,
  typed: TypedTicket,
  request: Request,
): Promise<TicketAnswer> {
  if (typed.wants === 'back') return { stage: 'write', typed: { ...typed, proof: '' } }
  const errors = errorsOf(typed, request)
  if (Object.keys(errors).length > 0) return { stage: 'write', typed, errors }
  const needsProof = !request.isUser && !typed.isProved
  if (!needsProof) return openTicket(call, typed, request)
  if (typed.proof === '' || typed.wants === 'again') return sendCode(call, typed, request)
  try {
    await call(helpDeskCalls.checkContactCode, { proof: typed.proof, code: typed.code })
  } catch (error) {
    return { stage: 'code', typed, ...problemIn(error) }
  }
  return openTicket(call, { ...typed, isProved: true }, request)
}

async function sendCode(call: Caller, typed: TypedTicket, { lang }: Request): Promise<NotOpened> {
  try {
    const { proof } = await call(helpDeskCalls.sendContactCode, { contact: typed.contact, lang })
    return { stage: 'code', typed: { ...typed, proof, code: '', wants: '' } }
  } catch (error) {
    return { stage: typed.proof ? 'code' : 'write', typed, ...problemIn(error) }
  }
}

async function openTicket(
  call: Caller,
  typed: TypedTicket,
  { lang, upload }: Request,
): Promise<TicketAnswer> {
  const { topic, text, advert, talk, proof } = typed
  try {
    const photos = (await upload?.(proof)) ?? []
    const { address } = await call(helpDeskCalls.openTicket, {
      ...{ topic, text, advert, photos, lang },
      ...(talk && { talk: listIn(talk) }),
      ...(proof && { proof }),
    })
    return { address }
  } catch (error) {
    const found = problemIn(error)
    const isOver = found.code === 'contact_unproved'
    const kept = isOver ? { ...typed, proof: '', isProved: false } : typed
    return { stage: 'write', typed: kept, ...found }
  }
}

/** The list of a JSON text; the call refuses what is none. */
function listIn(json: string): TalkLine[] {
  try {
    return JSON.parse(json)
  } catch {
    return []
  }
}

function problemIn(error: unknown): { code: RefusalCode; field: string } {
  const { code, field = '' } = refusalOrThrow(error)
  return { code, field }
}

function errorsOf({ text, contact, isProved }: TypedTicket, { isUser }: Request): FieldErrors {
  const isShort = text.trim().length < ticketTextMin
  const problem = contact.includes('@') ? emailProblem(contact) : phoneProblem(contact)
  return {
    ...(isShort && { text: 'ticket_text_short' }),
    ...(!isUser && !isProved && problem && { contact: 'contact_invalid' }),
  }
}
