import { firstServerUrl } from '../../postgres/servers.ts'

/** Secrets among the settings: SESSION_SECRET signs, the others authenticate at outside services. */
interface Secrets {
  readonly SESSION_SECRET?: string | undefined
  /** Encrypts backups, which can be attacked offline. */
  readonly BACKUP_KEY?: string | undefined
  readonly SMS_KEY?: string | undefined
  readonly TWILIO_TOKEN?: string | undefined
  readonly MAIL_INBOUND_SECRET?: string | undefined
  readonly S3_SECRET?: string | undefined
  readonly MAIB_CHECKOUT_SECRET?: string | undefined
  readonly MAIB_CHECKOUT_KEY?: string | undefined
  readonly MAIB_CARDS_SECRET?: string | undefined
  readonly MAIB_CARDS_KEY?: string | undefined
  readonly MAIB_MIA_SECRET?: string | undefined
  readonly MAIB_MIA_KEY?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_REPLICA_URL?: string | undefined
  readonly DATABASE_POOLER_URL?: string | undefined
}

/** Minimum of a signing key, which can be guessed offline; 24 random bytes have twice as much. */
const signingBits = 96

/** Minimum of a service's secret, whose attempts the service can limit. */
const sharedBits = 20

/** Words that people build secrets from, and defaults of the services used. */
const guessableParts =
  /change.?me|change.?this|replace.?me|your.?secret|my.?secret|super.?secret|session.?secret|secret.?key|secret|password|passw0rd|parola|default|example|test|dev(elopment)?|prod(uction)?|minio.?admin|minio|postgres(ql)?|admin|root|user|gasit|g\u0103sit|qwerty|qwertz|asdf(gh)?|zxcvb(n)?|key/gi

const sharedNames = [
  'SMS_KEY',
  'TWILIO_TOKEN',
  'S3_SECRET',
  'MAIL_INBOUND_SECRET',
  'MAIB_CHECKOUT_SECRET',
  'MAIB_CHECKOUT_KEY',
  'MAIB_CARDS_SECRET',
  'MAIB_CARDS_KEY',
  'MAIB_MIA_SECRET',
  'MAIB_MIA_KEY',
] as const

/** One line per secret that could be guessed. */
export function weakSecrets(settings: Secrets): string[] {
  const { SESSION_SECRET, BACKUP_KEY, SMTP_URL } = settings
  const shared = {
    ...Object.fromEntries(sharedNames.map((name) => [name, settings[name]])),
    SMTP_URL: passwordOf(SMTP_URL),
    DATABASE_URL: databasePassword(settings.DATABASE_URL),
    DATABASE_REPLICA_URL: databasePassword(settings.DATABASE_REPLICA_URL),
    DATABASE_POOLER_URL: databasePassword(settings.DATABASE_POOLER_URL),
  }
  return [
    ...(unpredictableBits(SESSION_SECRET ?? '') < signingBits
      ? ['Setting SESSION_SECRET: in production give 32 or more random characters']
      : []),
    ...(BACKUP_KEY !== undefined && unpredictableBits(BACKUP_KEY) < signingBits
      ? ['Setting BACKUP_KEY: in production give 32 or more random characters']
      : []),
    ...Object.entries(shared)
      .filter(([, secret]) => secret !== undefined && unpredictableBits(secret) < sharedBits)
      .map(([name]) => `Setting ${name}: in production give a secret that is not easily guessed`),
  ]
}

/** Password of a URL; undefined if there is none: access is controlled otherwise. */
function databasePassword(servers: string | undefined): string | undefined {
  return passwordOf(servers && firstServerUrl(servers))
}

function passwordOf(address: string | undefined): string | undefined {
  return address ? decodeURIComponent(new URL(address).password) || undefined : undefined
}

/**
 * A lower estimate of the entropy in bits: well-known parts, repetitions and runs (`abcd`, `7777`) count as one
 * character each, the others by the variety of all characters.
 */
export function unpredictableBits(secret: string): number {
  const text = secret.replaceAll(guessableParts, '\u0000')
  let characters = 0
  for (let at = 0; at < text.length; at += Math.max(1, predictable(text, at))) characters += 1
  return characters * Math.log2(Math.max(1, new Set(text).size))
}

/** Number of characters from `at` that earlier ones predict; fewer than three may be chance. */
function predictable(text: string, at: number): number {
  const before = text.slice(0, at).toLowerCase()
  let length = 0
  while (
    at + length < text.length &&
    before.includes(text.slice(at, at + length + 1).toLowerCase())
  )
    length += 1
  const run = runFrom(text, at)
  const longest = Math.max(length, run)
  return longest < 3 ? 0 : longest
}

/** Length of the run with a constant step between characters. */
function runFrom(text: string, at: number): number {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at)
  if (Math.abs(step) > 1) return 0
  let length = 2
  while (text.charCodeAt(at + length) - text.charCodeAt(at + length - 1) === step) length += 1
  return length
}
