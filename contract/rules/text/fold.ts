/*
 * Normalization of texts for comparison; equal to `fold()` and `plain_words()` in
 * db/functions/search/text-normalization.sql, as domains/search/index.test.ts checks. No zod: browsers load this too.
 */

/**
 * Lower case without diacritics; punctuation stays. Cyrillic letters keep their marks, because й differs from и;
 * only ё becomes е.
 */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase()
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{Script=Cyrillic}]+/gu, withoutMarks)
    .toLowerCase()
    .replaceAll(/[ёæœøđłßı]/gu, (letter) => spelt.get(letter) ?? letter)
}

/** Folded words without punctuation, as the index has them before stemming. */
export function plainWords(text: string): string[] {
  const words = isPlain(text)
    ? text.toLowerCase().split(/[^a-z0-9а-я]+/)
    : fold(text.normalize('NFKC').replaceAll(unseen, '')).split(/[^\p{L}\p{N}]+/u)
  // A filtered list has spare room for sixteen more, and tens of thousands of these are held.
  return words.includes('') ? words.filter(Boolean) : words
}

/** The folded words joined with spaces, for comparing labels and input. */
export function plainText(text: string): string {
  return plainWords(text).join(' ')
}

/** Removes all combining marks, of Cyrillic letters too: for slugs and against disguised letters. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** Most texts need lower case only, which is several times as fast as to look at each character. */
function isPlain(text: string): boolean {
  return /^[\0-\x7fа-яА-Я]*$/.test(text)
}

/** Soft hyphens and zero-width characters, which occur in pasted texts. */
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu

const spelt: ReadonlyMap<string, string> = new Map(
  Object.entries({ ё: 'е', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ß: 'ss', ı: 'i' }),
)
