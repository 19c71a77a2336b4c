import { plainText } from '#contract/rules/text/fold.ts'
import type { PricePhrase } from './phrases/price-phrases.ts'
import type { Understood } from './query-terms.ts'

/** A part of the query text that was taken for a condition. */
export interface UnderstoodPhrase {
  readonly kind: Understood['kind'] | 'price'
  /** As typed: "în Chișinău". */
  readonly text: string
  /** The query without it. */
  readonly without: string
}

/** The phrases of a query that are conditions, as typed. */
export function understoodPhrases(
  text: string,
  price: PricePhrase | null,
  understood: readonly Understood[],
): UnderstoodPhrase[] {
  const phrases = understood.flatMap(({ kind, words }) => {
    const range = rangeOf(text, words)
    return range ? [{ kind, ...cut(text, range) }] : []
  })
  const at = price ? text.indexOf(price.text) : -1
  return price && at >= 0
    ? [...phrases, { kind: 'price' as const, ...cut(text, [at, at + price.text.length]) }]
    : phrases
}

/**
 * Words of dropped terms as typed, a place with its preposition: "în Chișinău" for "chisinau". A word that the query
 * has in another form stays as it is.
 */
export function wordsAsTyped(
  text: string,
  dropped: readonly string[],
  understood: readonly Understood[],
): string[] {
  if (dropped.length === 0) return []
  const typed = new Map(typedWords(text).map((word) => [word.folded, word.text]))
  const before = new Map(
    understood.flatMap(({ kind, words: [first = '', second = ''] }) =>
      kind === 'place' && !dropped.includes(first) ? [[second, first] as const] : [],
    ),
  )
  return dropped.flatMap((word) => {
    const preposition = before.get(word)
    const words = preposition === undefined ? [word] : [preposition, word]
    return words.map((one) => typed.get(one) ?? one)
  })
}

/** Where consecutive words of a text fold to the given ones; null if nowhere. */
function rangeOf(text: string, words: readonly string[]): [number, number] | null {
  const typed = typedWords(text)
  const first = typed.findIndex((_word, at) =>
    words.every((word, offset) => typed[at + offset]?.folded === word),
  )
  const [start, end] = [typed[first], typed[first + words.length - 1]]
  return start && end ? [start.start, end.end] : null
}

interface TypedWord {
  readonly text: string
  readonly folded: string
  readonly start: number
  readonly end: number
}

function typedWords(text: string): TypedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    text: match[0],
    folded: plainText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function cut(
  text: string,
  [start, end]: readonly [number, number],
): { text: string; without: string } {
  const without = `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim()
  return { text: text.slice(start, end), without }
}
