import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that the time of a signature may be off. */
const toleranceSeconds = 300

interface Signed {
  readonly secret: string
  /** Seconds since 1970, as sent. */
  readonly timestamp: string
  /** "sha256=" and hexadecimal digits, as sent. */
  readonly signature: string
  readonly now: Date
}

/** Whether a timestamp is one, and recent. Checked before the body is read. */
export function isRecent({ timestamp, now }: Pick<Signed, 'timestamp' | 'now'>): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= toleranceSeconds
}

/**
 * Whether the signature is that of the timestamp alone, so that nobody without the key takes a slot. Checked before the
 * body is read; takes the same time for all signatures.
 */
export function isTimestampSigned({
  secret,
  timestamp,
  signature,
}: Pick<Signed, 'secret' | 'timestamp' | 'signature'>): boolean {
  return isDigest(createHmac('sha256', secret).update(timestamp).digest(), signature)
}

/** Whether the signature is that of the timestamp, a dot and the bytes. Takes the same time for all signatures. */
export function isSigned(
  bytes: Uint8Array,
  { secret, timestamp, signature }: Pick<Signed, 'secret' | 'timestamp' | 'signature'>,
): boolean {
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(bytes).digest()
  return isDigest(digest, signature)
}

function isDigest(expected: Buffer, signature: string): boolean {
  const [, digits = ''] = /^sha256=([\da-f]{64})$/i.exec(signature) ?? []
  const given = Buffer.from(digits, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
