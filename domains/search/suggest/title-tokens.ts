import { fold } from '#contract/rules/text/fold.ts'
import { isStopWord } from '../analyze/tokens.ts'
import { soundOf } from '../spelling/typos.ts'
import type { Candidate } from './store.ts'

/** A word of a title. */
export interface Token {
  readonly folded: string
  readonly sound: string
  /** As written, in lower case. */
  readonly written: string
  /** What stands between it and the word before: a space or a hyphen. */
  readonly gap: string
  /** A preposition or the like. */
  readonly isStop: boolean
}

/** The words of a title up to a punctuation mark. */
export type Segment = readonly Token[]

const russianStopWords = new Set('в во на с со для под из к по от и у за до без или'.split(' '))

export function titlesOf({ titleRo, titleRu, titleEn }: Candidate): string[] {
  return [titleRo, titleRu, titleEn].filter(Boolean)
}

/** Segments of a title. Cached: an advert is suggested again at the next letter. */
export function segmentsOf(title: string): readonly Segment[] {
  const known = cache.get(title)
  if (known) return known
  const made = title
    .split(/[^\p{L}\p{N}\p{M}\s.×'’-]+|[.](?!\d)|\s[-–—]\s/u)
    .map((segment) => [...segment.matchAll(word)].map(tokenOf))
    .filter((tokens) => tokens.length > 0)
  if (cache.size >= cacheSize) cache.clear()
  cache.set(title, made)
  return made
}

const word = /([^\p{L}\p{N}\p{M}]*)([\p{L}\p{N}\p{M}]+(?:[.×]\d+)*)/gu
const cacheSize = 5_000
const cache = new Map<string, readonly Segment[]>()

function tokenOf([, gap = '', written = '']: RegExpExecArray): Token {
  const folded = fold(written)
  return {
    folded,
    sound: soundOf(folded),
    written: written.toLowerCase(),
    gap: /^[-’']$/.test(gap) ? gap : ' ',
    isStop: isStopWord(folded) || russianStopWords.has(folded),
  }
}

/** Consecutive words as written. */
export function textOf(tokens: Segment): string {
  return tokens.map(({ gap, written }, at) => (at > 0 ? gap : '') + written).join('')
}
