import { randomInt } from 'node:crypto'

/** A mobile number that nobody has: one of eight million, so tests do not meet. */
export function freshPhone(): string {
  const operators = ['60', '67', '68', '69', '76', '78', '79', '62']
  return `${operators[randomInt(operators.length)]}${String(randomInt(1_000_000)).padStart(6, '0')}`
}

/** Letters alone, and none that reads as a digit: by chance eight of them would be a telephone number. */
export function freshName(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz'
  const drawn = Array.from({ length: 10 }, () => letters[randomInt(letters.length)])
  return `nume-${drawn.join('')}`
}
