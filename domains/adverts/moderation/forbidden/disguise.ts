import { plainWords } from '#contract/rules/fold.ts'

/** Letters that look alike, Latin above Cyrillic. */
const latin = 'abcehikmoptxyu'
const cyrillic = 'авсенікмортхуи'
/** Digits that stand for letters. */
const digits = '013457'
const letters = 'oieast'

/**
 * The words of a text as the search folds them, without the usual disguises: letters of the other alphabet within a
 * word, digits for letters, letters that stand apart (г.а.ш.и.ш).
 */
export function undisguised(text: string): string[] {
  return joined(plainWords(text)).map((word) => inOneAlphabet(withoutDigits(word)))
}

/** So many letters in a row are one word: "3 x 4 m" are fewer. */
const leastApart = 4

function joined(words: readonly string[]): string[] {
  const result: string[] = []
  let apart: string[] = []
  for (const word of [...words, '']) {
    if (/^\p{L}$/u.test(word)) {
      apart.push(word)
      continue
    }
    result.push(...(apart.length >= leastApart ? [apart.join('')] : apart), word)
    apart = []
  }
  return result.filter(Boolean)
}

/** A digit between letters; with several, or at the edge, it is a size or a name (x5, e27, 9x18). */
function withoutDigits(word: string): string {
  return word.replaceAll(/(?<=\p{L})\d(?=\p{L}{2})/gu, (digit) => replaced(digit, digits, letters))
}

function inOneAlphabet(word: string): string {
  const count = (alphabet: RegExp): number => word.match(alphabet)?.length ?? 0
  const [ofLatin, ofCyrillic] = [count(/[a-z]/g), count(/[а-яі]/g)]
  if (ofLatin === 0 || ofCyrillic === 0) return word
  return ofLatin > ofCyrillic
    ? word.replaceAll(/[а-яі]/g, (letter) => replaced(letter, cyrillic, latin))
    : word.replaceAll(/[a-z]/g, (letter) => replaced(letter, latin, cyrillic))
}

function replaced(letter: string, from: string, to: string): string {
  return to[from.indexOf(letter)] ?? letter
}
