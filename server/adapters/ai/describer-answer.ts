import * as z from 'zod'
import { descriptionMaxLength } from '#contract/limits.ts'

/** Maximum length of a description in characters. */
const lengthLimit = Math.min(2_000, descriptionMaxLength)

const Answer = z.strictObject({ description: z.string() })

const rejectedPatterns = {
  'an HTML tag': /<[a-z/!]/i,
  'an address of the web':
    /\b[a-z][a-z+.-]*:\/\/|\bwww\.|(?<![\p{L}\d.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|info|biz|md|ro|ru|рф|ua|eu|me|io|app|shop|store|online|site|xyz)(?![\p{L}\d])/iu,
  'an e-mail address': /[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+\.\p{L}{2,}/u,
  'an account': /(?<![\p{L}\d])@[\w.]{3,}/u,
  // Years, mileages and sizes have fewer digits; the shorter form is a Moldovan number.
  'a phone number':
    /(?:\d[\s()./–-]{0,2}){8}\d|(?:\+\s?373|\b0)(?:[\s()./–-]{0,2}\d){8}|\b[67]\d[\s.-]?\d{3}[\s.-]?\d{3}\b/,
  // Rejected by PostgreSQL, or changes the text direction of the page.
  'a control sign': /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/,
} as const

type ParsedAnswer = { readonly description: string } | { readonly reason: string }

/**
 * Parses the model's answer as `{"description": "…"}` with plain text in it; otherwise returns the reason for
 * rejecting it.
 */
export function readAnswer(text: string): ParsedAnswer {
  const answer = Answer.safeParse(parseJson(text))
  if (!answer.success) return { reason: 'another shape' }
  const description = answer.data.description.trim()
  if (description === '') return { reason: 'an empty text' }
  if ([...description].length > lengthLimit) return { reason: 'a text too long' }
  if (!description.isWellFormed()) return { reason: 'a broken sign' }
  // Full-width digits and letters are checked as the plain ones that they look like.
  const plain = description.normalize('NFKC')
  const found = Object.entries(rejectedPatterns).find(([, pattern]) => pattern.test(plain))
  return found ? { reason: found[0] } : { description }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
