import { Secret, TOTP } from 'otpauth'
import type { Clock, SecondFactor } from '#domains/deps.ts'
import { site } from '#contract/site/site.ts'

/** Codes of authenticator apps, RFC 6238 with what all of them assume: SHA-1, six digits, 30 seconds. */
export function secondFactor(clock: Clock): SecondFactor {
  const totp = (secret: string, label = ''): TOTP =>
    new TOTP({ issuer: site.name, label, secret: Secret.fromBase32(secret) })
  return {
    makeSecret: () => new Secret({ size: 20 }).base32,
    check: (secret, code) => {
      const timestamp = clock.now().getTime()
      // A clock that is half a minute wrong is no reason to keep somebody out.
      const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
      return delta === null ? null : Math.floor(timestamp / 30_000) + delta
    },
    address: (secret, username) => totp(secret, username).toString(),
  }
}
