import type { Deps } from '#domains/deps.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { freshName } from '#tests/support/fresh.ts'
import { inboundSecret, type Answered, type Site } from '#tests/support/servers/site.ts'
import { rawMail, signatureOf, type MailParts } from '../../mails/raw-mail.ts'

export const path = '/users/help_desk.php'
export const text = 'Codul nu vine de o oră, am încercat de trei ori.'

export function freshEmail(): string {
  return `${freshName()}@example.md`
}

/** Sends what the contacts of tickets are told. */
export async function sendTicketMails(deps: Deps): Promise<void> {
  await sendOutbox(deps, 'mail', 'ticket')
  await sendOutbox(deps, 'sms', 'ticket')
}

/** The last message to a contact, which ends with the address or number. */
export async function lastSentTo({ sql }: Pick<Deps, 'sql'>, contact: string): Promise<string> {
  const [row] = await sql<{ body: string }[]>`
    select body from outbox where recipient like ${`%${contact}`} order by id desc limit 1`
  return row?.body ?? ''
}

export async function countSent({ sql }: Pick<Deps, 'sql'>): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from outbox`
  return row?.n ?? 0
}

/** Proves a contact with the code that was sent to it; gives the handle. */
export async function provedContact(
  site: Site,
  deps: Deps,
  contact: string,
): Promise<{ token: string; proof: string }> {
  const token = await site.visitorToken()
  const sent = await site.call(path, { action: 'sendContactCode', contact }, { token })
  const proof = String(sent.body['proof'])
  const [code] = /\d{5}/.exec(await lastSentTo(deps, contact)) ?? []
  await site.call(path, { action: 'checkContactCode', proof, code }, { token })
  return { token, proof }
}

export interface Opened {
  readonly number: string
  /** Number, or the secret link. */
  readonly key: string
}

export function openedOf({ body }: Answered): Opened {
  const { number, address } = body
  return { number: String(number), key: String(address).split('/').at(-1) ?? '' }
}

/** A ticket of a guest with this contact. */
export async function guestTicket(site: Site, deps: Deps, contact: string): Promise<Opened> {
  const { token, proof } = await provedContact(site, deps, contact)
  const fields = { action: 'openTicket', topic: 'code', text, proof }
  return openedOf(await site.call(path, fields, { token }))
}

/** A ticket of a user. */
export async function userTicket(
  site: Site,
  { token }: { readonly token: string },
  fields: object = {},
): Promise<Opened> {
  return openedOf(
    await site.call(path, { action: 'openTicket', topic: 'login', text, ...fields }, { token }),
  )
}

/** Address for answers in the last mail to a contact. */
export async function replyAddressOf(deps: Deps, email: string): Promise<string> {
  await sendTicketMails(deps)
  const [, address = ''] = /Reply-To: (\S+)/.exec(await lastSentTo(deps, email)) ?? []
  return address
}

/** Posts a mail as the mail server does. */
export async function postMail(
  site: Site,
  deps: Deps,
  mail: MailParts | Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const raw = Buffer.isBuffer(mail) ? mail : rawMail(mail)
  const signed = signatureOf(raw, { secret: inboundSecret, at: deps.clock.now() })
  return site.send({
    method: 'POST',
    url: '/mail/inbound',
    payload: raw,
    headers: { ...signed, ...headers },
  })
}

/** Texts of the messages of a ticket as its page shows them. */
export async function textsOf(site: Site, key: string, token?: string): Promise<string[]> {
  const { body } = await site.call(path, { action: 'getTicket', ticket: key }, { token })
  const { ticket } = body
  if (typeof ticket !== 'object' || ticket === null || !('messages' in ticket)) return []
  const { messages } = ticket
  if (!Array.isArray(messages)) return []
  return messages.map((message: { text: string }) => message.text)
}
