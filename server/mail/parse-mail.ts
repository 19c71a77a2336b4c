import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { ticketPhotos } from '#contract/limits.ts'
import type { InboundMail } from '#domains/help-desk/service.ts'
import { htmlText } from './html-text.ts'

/** Characters of the text that are read; what people write is far shorter. */
const textLength = 200_000
const htmlLength = 1_000_000
const maxReferences = 50

/** A mail inside of a mail is a file, so that nothing of it is read as an answer. */
const limits = {
  maxNestingDepth: 30,
  maxHeadersSize: 256 * 1024,
  forceRfc822Attachments: true,
} as const

/** Headers that name the address by which a mail came; mailbox providers add the later ones. */
const addressHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

/** Reads a raw mail (RFC 5322). Throws an Error for bytes that are none. */
export async function parseMail(raw: Uint8Array): Promise<InboundMail> {
  const email = await PostalMime.parse(raw, limits)
  const headers = new Map<string, string>()
  for (const { key, value } of email.headers) if (!headers.has(key)) headers.set(key, value)
  const images = email.attachments.filter(({ mimeType }) => /^image\//i.test(mimeType))
  return {
    id: idOf(email, raw),
    from: addressesOf(email.from)[0] ?? '',
    to: recipientsOf(email, headers),
    references: referencesOf(email),
    headers,
    subject: (email.subject ?? '').slice(0, 1_000),
    text: textOf(email).slice(0, textLength),
    images: images.slice(0, ticketPhotos).map(({ content }) => bytesOf(content)),
    otherFiles: email.attachments.length - Math.min(images.length, ticketPhotos),
  }
}

function textOf({ text = '', html = '' }: Email): string {
  return text.trim() === '' ? htmlText(html.slice(0, htmlLength)) : text
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

const messageId = /<[^\s<>]{1,250}>/g

/** A mail without an id of its own is known by its bytes. */
function idOf({ messageId: given = '' }: Email, raw: Uint8Array): string {
  const [id] = given.match(messageId) ?? []
  return id ?? `<${createHash('sha256').update(raw).digest('hex')}@no-id>`
}

function referencesOf({ inReplyTo = '', references = '' }: Email): string[] {
  return (`${inReplyTo} ${references}`.match(messageId) ?? []).slice(0, maxReferences)
}

function recipientsOf({ to = [], cc = [] }: Email, headers: ReadonlyMap<string, string>): string[] {
  const named = [...to, ...cc].flatMap(addressesOf)
  const added = addressHeaders.flatMap((name) => headers.get(name) ?? [])
  return [...added, ...named].map((address) => address.trim().toLowerCase()).slice(0, 100)
}

/** The addresses of a mailbox or of a group. */
function addressesOf(given: Address | undefined): string[] {
  if (!given) return []
  const { address, group = [] } = given
  return [address, ...group.map((member) => member.address)].flatMap((one) =>
    one ? [one.toLowerCase()] : [],
  )
}
