import { Secret, TOTP } from 'otpauth'
import type { Clock, SecondFactor } from '#domains/deps.ts'
import { site } from '#contract/site/site.ts'

/** TOTP as authenticator apps expect it (RFC 6238): SHA-1, six digits, 30 seconds. */
export function secondFactor(clock: Clock): SecondFactor {
  const totp = (secret: string, label = ''): TOTP =>
    new TOTP({ issuer: site.name, label, secret: Secret.fromBase32(secret) })
  return {
    makeSecret: () => new Secret({ size: 20 }).base32,
    check: (secret, code) => {
      const timestamp = clock.now().getTime()
      // Accepts a clock that is up to 30 seconds off.
      const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
      return delta === null ? null : Math.floor(timestamp / 30_000) + delta
    },
    address: (secret, username) => totp(secret, username).toString(),
  }
}
