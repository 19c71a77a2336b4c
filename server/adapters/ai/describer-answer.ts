import * as z from 'zod'
import { descriptionMaxLength } from '#contract/limits.ts'

/** Nobody reads a longer one, and a model that wrote it has left its task. */
const lengthLimit = Math.min(2_000, descriptionMaxLength)

const Answer = z.strictObject({ description: z.string() })

const unwanted = {
  'an HTML tag': /<[a-z/!]/i,
  'an address of the web':
    /\b[a-z][a-z+.-]*:\/\/|\bwww\.|(?<![\p{L}\d.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|info|biz|md|ro|ru|рф|ua|eu|me|io|app|shop|store|online|site|xyz)(?![\p{L}\d])/iu,
  'an e-mail address': /[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+\.\p{L}{2,}/u,
  'an account': /(?<![\p{L}\d])@[\w.]{3,}/u,
  // A year, a mileage or a size has fewer digits; the shorter form is a number of this country.
  'a phone number':
    /(?:\d[\s()./–-]{0,2}){8}\d|(?:\+\s?373|\b0)(?:[\s()./–-]{0,2}\d){8}|\b[67]\d[\s.-]?\d{3}[\s.-]?\d{3}\b/,
  // Nor what a database refuses or what turns the direction of a page's text.
  'a control sign': /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/,
} as const

type Reading = { readonly description: string } | { readonly reason: string }

/** Reads what the model wrote: the object it was told to write, with plain text in it, or why it cannot be used. */
export function readAnswer(text: string): Reading {
  const answer = Answer.safeParse(parsed(text))
  if (!answer.success) return { reason: 'another shape' }
  const description = answer.data.description.trim()
  if (description === '') return { reason: 'an empty text' }
  if ([...description].length > lengthLimit) return { reason: 'a text too long' }
  if (!description.isWellFormed()) return { reason: 'a broken sign' }
  // Wide digits and letters are read as the plain ones by people, so by the checks as well.
  const plain = description.normalize('NFKC')
  const found = Object.entries(unwanted).find(([, pattern]) => pattern.test(plain))
  return found ? { reason: found[0] } : { description }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
