import * as z from 'zod'
import { call } from '../call.ts'
import { apiKeyNameMax, keyRequestsPerMinute } from '../rules/partners/limits.ts'
import { keyLives, scopes } from '../rules/partners/scopes.ts'
import { Id, Password, PersonName, Token, wholeNumber } from '../shapes.ts'

const path = '/users/api_keys.php'
const token = { token: Token.optional() }

export const KeyShape = z.object({
  id: z.int(),
  name: z.string(),
  /** Its first characters. */
  prefix: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** Requests in a minute. */
  perMinute: z.int(),
  // ISO 8601, UTC
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKey = z.infer<typeof KeyShape>

const Scope = z.enum(scopes)

export const keyCalls = {
  listKeys: call({
    path,
    action: 'listKeys',
    summary: 'List the keys of the own company for its programs, newest first',
    auth: 'user',
    member: { right: 'settings' },
    input: token,
    output: { keys: z.array(KeyShape) },
  }),
  addKey: call({
    path,
    action: 'addKey',
    summary: 'Make a key for a program of the own company; it is shown this once',
    auth: 'user',
    member: { right: 'settings', act: 'keyAdded' },
    input: {
      ...token,
      password: Password,
      name: PersonName(apiKeyNameMax),
      /** A form sends one of several as a text. */
      scopes: z.union([z.array(Scope).min(1).max(scopes.length), Scope]),
      perMinute: wholeNumber(1, keyRequestsPerMinute.max).default(keyRequestsPerMinute.default),
      /** Days until it expires; 0: never. */
      days: wholeNumber(0, 365)
        .refine((days) => keyLives.some((life) => life === days))
        .default(365),
    },
    output: { key: z.string(), added: KeyShape },
  }),
  revokeKey: call({
    path,
    action: 'revokeKey',
    summary: 'Revoke a key of the own company at once',
    auth: 'user',
    member: { right: 'settings', act: 'keyRevoked' },
    input: { ...token, keyId: Id },
    output: { keyId: z.int() },
  }),
}
