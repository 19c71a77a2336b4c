import { plainWords } from '#contract/rules/text/fold.ts'

/** Homoglyphs, Latin above Cyrillic. */
const latin = 'abcehikmoptxyu'
const cyrillic = 'авсенікмортхуи'
/** Digits that replace letters. */
const digits = '013457'
const letters = 'oieast'

/**
 * Folded words of a text with common disguises undone: letters of the other alphabet, digits for letters, and
 * spaced letters (г.а.ш.и.ш).
 */
export function undisguised(text: string): string[] {
  return joined(plainWords(text)).map((word) => inOneAlphabet(withoutDigits(word)))
}

/** Minimum number of single letters in a row that are joined to a word; "3 x 4 m" has fewer. */
const minSpacedLetters = 4

function joined(words: readonly string[]): string[] {
  const result: string[] = []
  let apart: string[] = []
  for (const word of [...words, '']) {
    if (/^\p{L}$/u.test(word)) {
      apart.push(word)
      continue
    }
    result.push(...(apart.length >= minSpacedLetters ? [apart.join('')] : apart), word)
    apart = []
  }
  return result.filter(Boolean)
}

/** Replaces single digits between letters; other digits are sizes or names (x5, e27, 9x18). */
function withoutDigits(word: string): string {
  return word.replaceAll(/(?<=\p{L})\d(?=\p{L}{2})/gu, (digit) => replaced(digit, digits, letters))
}

/** Letters that look like none of the other alphabet. */
const onlyLatin = /[bdfghjlnqrsuvwz]/
const onlyCyrillic = /[бвгджзийлнпфцчшщъыьэюя]/

function inOneAlphabet(word: string): string {
  const count = (alphabet: RegExp): number => word.match(alphabet)?.length ?? 0
  const [ofLatin, ofCyrillic] = [count(/[a-z]/g), count(/[а-яі]/g)]
  if (ofLatin === 0 || ofCyrillic === 0) return word
  const [isLatin, isCyrillic] = [onlyLatin.test(word), onlyCyrillic.test(word)]
  return (isLatin === isCyrillic ? ofLatin > ofCyrillic : isLatin)
    ? word.replaceAll(/[а-яі]/g, (letter) => replaced(letter, cyrillic, latin))
    : word.replaceAll(/[a-z]/g, (letter) => replaced(letter, latin, cyrillic))
}

function replaced(letter: string, from: string, to: string): string {
  return to[from.indexOf(letter)] ?? letter
}
