/*
 * How texts are compared: the twin of `fold()` and `plain_words()` in db/functions/text-normalization.sql, which
 * domains/search/index.test.ts holds together. No zod: browsers load this too.
 */

/** Lower case without diacritics; signs stay. Of Cyrillic letters ё alone loses its mark: й is another letter than и. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Cyrillic}]+/gu, withoutMarks)
    .toLowerCase()
    .replaceAll(/[ёæœøđłßı]/gu, (letter) => spelt.get(letter) ?? letter)
}

/** The folded words of a text, without signs: as the index holds them before they are stemmed. */
export function plainWords(text: string): string[] {
  const folded = fold(text.normalize('NFKC').replaceAll(unseen, ''))
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** The same in one line: labels and typed text are compared so. */
export function plainText(text: string): string {
  return plainWords(text).join(' ')
}

/** Every mark off its letter, of Cyrillic ones too: for letters that are to be plain, or that somebody disguises. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** Soft hyphens and the like, which come with pasted texts. */
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu

const spelt: ReadonlyMap<string, string> = new Map(
  Object.entries({ ё: 'е', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ß: 'ss', ı: 'i' }),
)
