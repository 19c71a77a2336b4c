import { createECDH, randomBytes, randomInt } from 'node:crypto'

/** A random mobile number out of eight million, so that tests do not collide. */
export function freshPhone(): string {
  const operators = ['60', '67', '68', '69', '76', '78', '79', '62']
  return `${operators[randomInt(operators.length)]}${String(randomInt(1_000_000)).padStart(6, '0')}`
}

/** Random letters, none of which resembles a digit: eight of those could look like a phone number. */
export function freshName(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz'
  const drawn = Array.from({ length: 10 }, () => letters[randomInt(letters.length)])
  return `nume-${drawn.join('')}`
}

/** A browser with keys of its own, at a push service. */
export function freshBrowser(service: string): { endpoint: string; p256dh: string; auth: string } {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return {
    endpoint: `${service}/${freshName()}`,
    p256dh: curve.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}
