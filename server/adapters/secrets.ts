import { hash, verify } from '@node-rs/argon2'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock, Hasher, TokenKind, Tokens } from '#domains/deps.ts'

/** Argon2id with OWASP's smaller setting: about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hasher: Hasher = {
  hash: (secret) => hash(secret, cost),
  verify: (secret, stored) => verify(stored, secret),
}

const algorithm = 'HS256'
const issuer = 'gasit'

/** Tokens of both kinds, told apart by audience: one algorithm, one issuer, always with an end. */
export function signedTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (kind, subject, expiresAt) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: typeOf(kind) })
        .setSubject(subject)
        .setIssuer(issuer)
        .setAudience(kind)
        .setExpirationTime(expiresAt)
        .sign(key),
    read: async (kind, token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience: kind,
          typ: typeOf(kind),
          requiredClaims: ['sub', 'exp'],
          currentDate: clock.now(),
        })
        return payload.sub ?? null
      } catch {
        return null
      }
    },
  }
}

function typeOf(kind: TokenKind): string {
  return `${kind}+jwt`
}
