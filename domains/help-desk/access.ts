import { timingSafeEqual } from 'node:crypto'
import type { Tokens } from '../deps.ts'

type Digest = Pick<Tokens, 'digest'>

/** What the secrets of a ticket are derived from. */
export interface Keyed {
  readonly id: number
  readonly linkKey: string
}

/** Secret part of the link to a ticket. Derived, not stored, so that every mail can give the same one. */
export function linkOf(tokens: Digest, { id, linkKey }: Keyed): string {
  return `${id}.${tokens.digest(`ticket-link:${id}:${linkKey}`)}`
}

/** Id of the ticket that a link claims to be of; null if it is none. */
export function idOfLink(link: string): number | null {
  const [, id] = /^([1-9]\d{0,8})\.[\w-]{1,100}$/.exec(link) ?? []
  return id === undefined ? null : Number(id)
}

export function isLinkOf(tokens: Digest, ticket: Keyed, link: string): boolean {
  return isEqual(link, linkOf(tokens, ticket))
}

/** Bytes of the signature in an address: as hexadecimal digits they survive servers that change the case of letters. */
const signatureBytes = 12

/** Address for answers to a ticket: "help+17-0a1b…@gasit.md". Only mails to the ticket's contact name it. */
export function replyAddress(tokens: Digest, helpMail: string, ticket: Keyed): string {
  const at = helpMail.lastIndexOf('@')
  return `${helpMail.slice(0, at)}+${ticket.id}-${signatureOf(tokens, ticket)}${helpMail.slice(at)}`
}

/** Id and signature that addresses of a mail claim; null if none of them is one for answers. */
export function readReplyAddress(
  addresses: readonly string[],
): { readonly id: number; readonly signature: string } | null {
  for (const address of addresses) {
    const [, id, signature] = /\+([1-9]\d{0,8})-([\da-f]{24})@/i.exec(address) ?? []
    if (id !== undefined && signature !== undefined)
      return { id: Number(id), signature: signature.toLowerCase() }
  }
  return null
}

export function isSignatureOf(tokens: Digest, ticket: Keyed, signature: string): boolean {
  return isEqual(signature, signatureOf(tokens, ticket))
}

function signatureOf(tokens: Digest, { id, linkKey }: Keyed): string {
  const digest = Buffer.from(tokens.digest(`ticket-mail:${id}:${linkKey}`), 'base64url')
  return digest.subarray(0, signatureBytes).toString('hex')
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
