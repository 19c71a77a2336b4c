/** The words of a text as the index folds them: no case, no diacritics, no signs. Of Cyrillic letters ё alone loses its mark. */
export function plainWords(text: string): string[] {
  const folded = text
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/[^\p{Script=Cyrillic}]+/gu, (part) =>
      part.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
    )
    .toLowerCase()
    .replaceAll(/[ёæœøđłßı]/gu, (letter) => spelt.get(letter) ?? letter)
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Soft hyphens and the like, which come with pasted texts. */
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu

const spelt: ReadonlyMap<string, string> = new Map(
  Object.entries({ ё: 'е', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ß: 'ss', ı: 'i' }),
)
