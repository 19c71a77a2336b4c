import { ticketMessagesPerHour, ticketPhotos, ticketTextMax } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { cleanParagraphs } from '#contract/rules/text/clean-text.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../../deps.ts'
import { checkRoom, spendWithin, type Budget } from '../../limits/service.ts'
import { digestOfLink } from '../../lib/secret-links.ts'
import { isSignatureOf, readReplyAddress } from '../access.ts'
import { holderOf, sendPhotos, storePhoto } from '../photos/service.ts'
import { findTicket, insertMessage, lockTicket, type StoredTicket } from '../store.ts'
import { addAnswer, answerBudget } from '../thread/service.ts'
import { isAutomatic } from './automatic.ts'
import type { InboundMail } from './mail.ts'
import { ownText } from './own-text.ts'
import { findContactAddress, findTicketOfMails, hasReceived, insertReceived } from './store.ts'

export type { InboundMail }

/**
 * `held`: not sent by the contact, so staff decide. `automatic`: written by a program. `unknown`: no answer to a mail of
 * a ticket; the mail server sends it back, so that its sender knows.
 */
type MailOutcome = 'added' | 'held' | 'automatic' | 'unknown' | 'repeated'

type InboundDeps = Pick<Deps, 'sql' | 'clock' | 'tokens' | 'imaging' | 'storage' | 'log'>

/**
 * Reads a mail that answers one of the help desk: what its sender has written becomes a message of the ticket, its
 * pictures are re-encoded, all else is left out. Each mail is read once; an unknown one leaves no trace. Nothing is sent because of it. Refuses too many
 * mails to one ticket, which the mail server then brings again.
 */
export async function receiveMail(deps: InboundDeps, mail: InboundMail): Promise<MailOutcome> {
  const digest = digestOfLink(mail.id)
  if (await hasReceived(deps.sql, digest)) return 'repeated'
  const receivedAt = deps.clock.now()
  if (isAutomatic(mail)) {
    const isNew = await insertReceived(deps.sql, { digest, outcome: 'automatic', receivedAt })
    return isNew ? 'automatic' : 'repeated'
  }
  const ticket = await ticketOf(deps, mail)
  if (!ticket) return 'unknown'
  const contact = await findContactAddress(deps.sql, ticket.id)
  const outcome = contact === mail.from ? 'added' : 'held'
  // Read first, so that mails over the limit store no pictures.
  await checkRoom(deps, [outcome === 'added' ? answerBudget(ticket) : heldBudget(ticket)])
  const { photos, leftOut } = await storeImages(deps, ticket.id, mail)
  const text = cleanParagraphs(shortened(ownText(mail.text, photos.length > 0)))
  const written = { text, photos, leftOut, mailId: mail.id, sentAt: receivedAt }
  return deps.sql.begin(async (sql) => {
    const locked = await lockTicket(sql, ticket.id)
    if (!locked) return 'unknown'
    if (!(await insertReceived(sql, { digest, outcome, receivedAt }))) return 'repeated'
    if (outcome === 'added') await addAnswer(sql, deps, locked, written)
    else await hold(sql, deps, locked, { ...written, heldFrom: mail.from })
    return outcome
  })
}

/** The ticket that the address or the answered mails name; their names cannot be guessed. */
async function ticketOf(
  deps: Pick<Deps, 'sql' | 'tokens'>,
  { to, references }: InboundMail,
): Promise<StoredTicket | null> {
  const claimed = readReplyAddress(to)
  if (claimed) {
    const ticket = await findTicket(deps.sql, claimed.id)
    if (ticket && isSignatureOf(deps.tokens, ticket, claimed.signature)) return ticket
  }
  const keys = references.flatMap((reference) => keyOf.exec(reference)?.[1] ?? [])
  const id = keys.length > 0 ? await findTicketOfMails(deps.sql, keys) : null
  return id === null ? null : findTicket(deps.sql, id)
}

const keyOf = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i

/** Refusals that say nothing of the file: the mail server brings the mail again. */
const passing: ReadonlySet<string> = new Set(['unavailable', 'too_many_requests'])

/** A file that is no picture after all is left out like those of other kinds. */
async function storeImages(
  deps: InboundDeps,
  ticketId: number,
  { images, otherFiles }: InboundMail,
): Promise<{ photos: string[]; leftOut: number }> {
  const holder = holderOf({ ticketId })
  const photos: string[] = []
  for (const image of images.slice(0, ticketPhotos)) {
    try {
      photos.push(await storePhoto(deps, holder, async () => image))
    } catch (error) {
      if (!(error instanceof Refusal) || passing.has(error.code)) throw error
    }
  }
  return { photos, leftOut: Math.min(99, otherFiles + images.length - photos.length) }
}

function shortened(text: string): string {
  return text.length > ticketTextMax ? `${text.slice(0, ticketTextMax - 1)}…` : text
}

/** Stores a mail of somebody else; the ticket stays as it is. */
async function hold(
  sql: Db,
  deps: Pick<Deps, 'clock' | 'tokens'>,
  ticket: StoredTicket,
  message: Parameters<typeof addAnswer>[3],
): Promise<void> {
  const { id } = ticket
  await spendWithin(sql, deps, [heldBudget(ticket)])
  await sendPhotos(sql, { names: message.photos, holder: holderOf({ ticketId: id }), ticketId: id })
  await insertMessage(sql, { ...message, ticketId: id, author: 'person' })
}

function heldBudget({ id }: Pick<StoredTicket, 'id'>): Budget {
  return { key: `ticket-held:${id}`, most: ticketMessagesPerHour, window: hourMs }
}
