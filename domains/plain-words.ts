/**
 * Words of a text, folded as in the index: lower case, without diacritics and punctuation. Of Cyrillic letters only ё
 * is folded.
 */
export function plainWords(text: string): string[] {
  const folded = text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/[^\p{Script=Cyrillic}]+/gu, (part) =>
      part.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
    )
    .toLowerCase()
    .replaceAll(/[ёæœøđłßı]/gu, (letter) => expansions.get(letter) ?? letter)
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Invisible characters, such as soft hyphens in pasted texts. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu

const expansions: ReadonlyMap<string, string> = new Map(
  Object.entries({ ё: 'е', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ß: 'ss', ı: 'i' }),
)
