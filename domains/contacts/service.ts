import { withoutMarks } from '#contract/rules/fold.ts'
import { hasLink } from './links.ts'
import { digitRow, phoneIn, type Certainty } from './phones.ts'

/** Whatever way its signs are written: full-width, in circles, of other scripts, with what nobody sees between them. */
function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u20e3]/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
}

/** Digits of a script stand in a row of ten, which no other digit touches. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

function folded(plain: string): string {
  return withoutMarks(plain).toLowerCase()
}

/** Whether a text leads a buyer past the site: a number to call, an address of mail or of a page, a name elsewhere. */
export function contactsIn(text: string): Certainty {
  const plain = plainSigns(text)
  const fold = folded(plain)
  return hasLink(plain, fold) ? 'certain' : phoneIn(fold)
}

/** As much of two texts as a number needs that begins at the end of one and goes on at the start of the other. */
const seam = 60

/** Whether texts that say nothing each by itself do so together: a number over two fields, or over all in their order. */
export function areContactsTogether(texts: readonly string[]): boolean {
  const seams = texts.flatMap((first) =>
    texts
      .filter((other) => other !== first)
      .map((other) => `${first.slice(-seam)} ${other.slice(0, seam)}`),
  )
  return [...seams, texts.join(' ')].some((text) => phoneIn(folded(plainSigns(text))) === 'certain')
}

/** Whether the digits of the texts, one after another, hold this number, whatever words stand between them. */
export function spellsNumber(texts: readonly string[], phone: string): boolean {
  return phone !== '' && digitRow(folded(plainSigns(texts.join(' ')))).includes(phone)
}
