import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock, Hasher, TokenKind, Tokens } from '#domains/deps.ts'

/** Argon2id with OWASP's smaller parameters: about 30 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hasher: Hasher = {
  hash: (secret) => hash(secret, cost),
  verify: (secret, stored) => verify(stored, secret),
  nobody: await hash(randomBytes(32), cost),
}

const algorithm = 'HS256'
const issuer = 'gasit'

/** Signed tokens of all kinds, distinguished by audience: one algorithm, one issuer, always with an expiry. */
export function signedTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    ...sealing(secret),
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

/** Digests and encryption with separate keys derived from the same secret. */
function sealing(secret: string): Pick<Tokens, 'digest' | 'seal' | 'unseal'> {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  const digestKey = keyFor('digest')
  const sealKey = keyFor('seal')
  return {
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
    seal: (text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal: (sealed) => {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}

function typeOf(kind: TokenKind): string {
  return `${kind}+jwt`
}
