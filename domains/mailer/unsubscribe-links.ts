import { timingSafeEqual } from 'node:crypto'
import type { Tokens } from '../deps.ts'

/** What mails a link stops: `s` those of a saved search, `p` those of fallen prices to a user. */
export interface StopLink {
  readonly kind: 's' | 'p'
  readonly id: number
}

/** Where one tap stops mails. Nothing of it is stored, so the link of every mail ever sent works. */
export function stopPath(tokens: Pick<Tokens, 'digest'>, link: StopLink): string {
  return `/stop-alerts/${link.kind}${link.id}.${digestOf(tokens, link)}`
}

/** Null for a link that is not ours. */
export function readStopLink(tokens: Pick<Tokens, 'digest'>, text: string): StopLink | null {
  const [, kind, id, digest = ''] = /^([sp])(\d{1,10})\.([\w-]{1,100})$/.exec(text) ?? []
  const link = { kind: kind === 'p' ? 'p' : 's', id: Number(id) } as const
  const [given, right] = [Buffer.from(digest), Buffer.from(digestOf(tokens, link))]
  return given.length === right.length && timingSafeEqual(given, right) ? link : null
}

function digestOf({ digest }: Pick<Tokens, 'digest'>, { kind, id }: StopLink): string {
  return digest(`stop-alerts:${kind}${id}`)
}
