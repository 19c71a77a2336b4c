import { timingSafeEqual } from 'node:crypto'
import type { Tokens } from '../deps.ts'

/**
 * What an unsubscribe link stops: `s` the mails of a saved search; of a user, `p` those of price drops, `m` those of
 * messages, `a` those about own adverts, `n` all of notifications.
 */
const stopKinds = ['s', 'p', 'm', 'a', 'n'] as const
type StopKind = (typeof stopKinds)[number]

export interface StopLink {
  readonly kind: StopKind
  readonly id: number
}

/** Path that unsubscribes. Derived, not stored, so links in old mails stay valid. */
export function stopPath(tokens: Pick<Tokens, 'digest'>, link: StopLink): string {
  return `/stop-alerts/${link.kind}${link.id}.${digestOf(tokens, link)}`
}

/** Null for an invalid link. */
export function readStopLink(tokens: Pick<Tokens, 'digest'>, text: string): StopLink | null {
  const [, letter, id, digest = ''] = /^([a-z])(\d{1,10})\.([\w-]{1,100})$/.exec(text) ?? []
  const kind = stopKinds.find((one) => one === letter)
  if (!kind) return null
  const link = { kind, id: Number(id) }
  const [actual, expected] = [Buffer.from(digest), Buffer.from(digestOf(tokens, link))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? link : null
}

function digestOf({ digest }: Pick<Tokens, 'digest'>, { kind, id }: StopLink): string {
  return digest(`stop-alerts:${kind}${id}`)
}
