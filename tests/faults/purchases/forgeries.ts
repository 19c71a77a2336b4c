import { randomBytes, randomInt } from 'node:crypto'
import { trialCallback } from '#server/adapters/payments/local.ts'
import type { Tokens } from '#domains/deps.ts'

interface Signed {
  readonly body: string
  readonly headers: Record<string, string>
}

interface Named {
  readonly paymentId: string
  readonly providerId: string
}

const header = 'x-trial-signature'

/** Ways to forge a callback of a payment; `other` is another payment of the forger. */
const forgeries: readonly ((right: Signed, parts: { other: Signed; old: Signed }) => Signed)[] = [
  ({ body }) => ({ body, headers: {} }),
  ({ body }) => ({ body, headers: { [header]: '' } }),
  ({ body }) => ({ body, headers: { [header]: randomBytes(32).toString('hex') } }),
  ({ body }) => ({ body, headers: { [header]: randomBytes(32).toString('base64url') } }),
  ({ body, headers }) => ({ body: `${body} `, headers }),
  ({ body, headers }) => ({ body: body.replace('{', '{"state":"paid",'), headers }),
  ({ body }, { other }) => ({ body, headers: other.headers }),
  ({ body, headers }) => ({ body, headers: { [header]: (headers[header] ?? '').slice(0, -1) } }),
  ({ body, headers }) => ({
    body,
    headers: { [header]: (headers[header] ?? '').toUpperCase().concat('A') },
  }),
  (_right, { old }) => old,
  ({ headers }) => ({ body: '', headers }),
  ({ headers }) => ({ body: 'null', headers }),
]

/** A callback that nobody of the bank has signed, or not lately. */
export function forged(tokens: Pick<Tokens, 'digest'>, named: Named, another: Named): Signed {
  const signed = (one: Named, minutesAgo = 0): Signed =>
    trialCallback(tokens, { ...one, at: new Date(Date.now() - minutesAgo * 60_000) })
  const forge = forgeries[randomInt(forgeries.length)]
  const right = signed(named)
  const made = forge?.(right, { other: signed(another), old: signed(named, 10) }) ?? right
  return { ...made, headers: { 'content-type': 'application/json', ...made.headers } }
}
