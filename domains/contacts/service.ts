import { withoutMarks } from '#contract/rules/text/fold.ts'
import { hasLink } from './links.ts'
import { digitRow, digitsOf, phoneIn, type Certainty } from './phones.ts'

/** Texts of nothing else are plain already, as most are. */
const usualSigns = /^[\n -~а-яА-ЯёЁăâîșțĂÂÎȘȚ„”«»–—’]*$/

/** Normalizes full-width, circled and other variants of characters, and removes invisible ones. */
export function plainSigns(text: string): string {
  if (usualSigns.test(text)) return text
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u20e3]/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
}

/** Unicode encodes the ten digits of a script consecutively. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

function folded(plain: string): string {
  return withoutMarks(plain).toLowerCase()
}

/** A text whose numbers are digits, whatever they are written with: words, other scripts, letters that look alike. */
export function withDigits(text: string): string {
  return digitsOf(folded(plainSigns(text)))
}

/** Whether a text contains contacts: a phone number, an e-mail address, a URL or an account on another service. */
export function contactsIn(text: string): Certainty {
  const plain = plainSigns(text)
  const fold = folded(plain)
  return hasLink(plain, fold) ? 'certain' : phoneIn(fold)
}

export type CertainContact = 'link' | 'phone'

/** What the certain contact in a text is. */
export function certainContactIn(text: string): CertainContact {
  const plain = plainSigns(text)
  return hasLink(plain, folded(plain)) ? 'link' : 'phone'
}

/** Characters around the boundary of two texts that can contain a split number. */
const seam = 60

/** Whether texts without contacts of their own contain a number across two fields, or across all in order. */
export function areContactsTogether(texts: readonly string[]): boolean {
  const seams = texts.flatMap((first) =>
    texts
      .filter((other) => other !== first)
      .map((other) => `${first.slice(-seam)} ${other.slice(0, seam)}`),
  )
  return [...seams, texts.join(' ')].some((text) => phoneIn(folded(plainSigns(text))) === 'certain')
}

/** Whether the concatenated digits of the texts contain this number, whatever words are in between. */
export function spellsNumber(texts: readonly string[], phone: string): boolean {
  return phone !== '' && digitRow(folded(plainSigns(texts.join(' ')))).includes(phone)
}
