import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
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
const maxVerifiedTokens = 5_000

/** Signed tokens of all kinds, distinguished by audience: one algorithm, one issuer, always with an expiry. */
export function signedTokens(secret: string, clock: Clock): Tokens {
  // Of bytes jose would import a new key for every token.
  const key = createSecretKey(secret, 'utf8')
  const verified = new VerifiedTokens()
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
      const currentDate = clock.now()
      const known = verified.find(kind, token, currentDate)
      if (known !== null) return known
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience: kind,
          typ: typeOf(kind),
          requiredClaims: ['sub', 'exp'],
          currentDate,
        })
        const { sub = null, exp = 0 } = payload
        if (sub !== null) verified.add(kind, token, { subject: sub, until: exp * 1_000 })
        return sub
      } catch {
        return null
      }
    },
  }
}

interface VerifiedToken {
  readonly subject: string
  /** Expiry in ms since 1970. */
  readonly until: number
}

/**
 * Tokens whose signature was verified, the oldest of too many evicted: verifying costs more than the rest of a short
 * call. What a token is for, a session above all, is still looked up each time.
 */
class VerifiedTokens {
  readonly #tokens = new Map<string, VerifiedToken>()

  /** Null if the token is not known or has expired. */
  find(kind: TokenKind, token: string, now: Date): string | null {
    const found = this.#tokens.get(`${kind} ${token}`)
    return found && now.getTime() < found.until ? found.subject : null
  }

  add(kind: TokenKind, token: string, verified: VerifiedToken): void {
    this.#tokens.set(`${kind} ${token}`, verified)
    if (this.#tokens.size <= maxVerifiedTokens) return
    const [oldest] = this.#tokens.keys()
    if (oldest !== undefined) this.#tokens.delete(oldest)
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
