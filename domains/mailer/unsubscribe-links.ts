import { timingSafeEqual } from 'node:crypto'
import type { Tokens } from '../deps.ts'

/** What an unsubscribe link stops: `s` the mails of a saved search, `p` those of price drops, `m` those of messages to a user. */
export interface StopLink {
  readonly kind: 's' | 'p' | 'm'
  readonly id: number
}

/** Path that unsubscribes. Derived, not stored, so links in old mails stay valid. */
export function stopPath(tokens: Pick<Tokens, 'digest'>, link: StopLink): string {
  return `/stop-alerts/${link.kind}${link.id}.${digestOf(tokens, link)}`
}

/** Null for an invalid link. */
export function readStopLink(tokens: Pick<Tokens, 'digest'>, text: string): StopLink | null {
  const [, kind, id, digest = ''] = /^([spm])(\d{1,10})\.([\w-]{1,100})$/.exec(text) ?? []
  if (kind !== 's' && kind !== 'p' && kind !== 'm') return null
  const link = { kind, id: Number(id) } as const
  const [actual, expected] = [Buffer.from(digest), Buffer.from(digestOf(tokens, link))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? link : null
}

function digestOf({ digest }: Pick<Tokens, 'digest'>, { kind, id }: StopLink): string {
  return digest(`stop-alerts:${kind}${id}`)
}
