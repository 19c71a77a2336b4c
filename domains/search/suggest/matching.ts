import { plainWords } from '#contract/rules/text/fold.ts'
import { soundOf } from '../spelling/typos.ts'
import type { Segment, Token } from './title-tokens.ts'
import type { Typed } from './typed.ts'

/** Words of a segment that are, or begin, what is typed. */
export interface Match {
  readonly at: number
  /** Number of words. */
  readonly length: number
}

/** Finds the last typed word, or what it means, in a segment of a title. */
export interface Matcher {
  /** Words that begin with the last word. */
  readonly own: (segment: Segment) => Match[]
  /** Words that sound like it, and names that it means. */
  readonly related: (segment: Segment) => Match[]
  /** Whether a word is the last word, finished. */
  readonly isLast: (folded: string) => boolean
}

/** Shorter words sound like too many others. */
const soundFrom = 3

/** `isNamed`: the whole text means the names, so the last word alone means nothing. */
export function matcherOf(
  { last }: Typed,
  { names, isNamed }: { readonly names: readonly string[]; readonly isNamed: boolean },
): Matcher {
  const sound = isNamed ? '' : soundOf(last)
  const meant = names.map(plainWords).filter((words) => words.length > 0)
  const lengthOfName = (segment: Segment, at: number): number =>
    meant.find((words) => words.every((word, nth) => segment[at + nth]?.folded === word))?.length ??
    0
  const soundsSo = (token: Token | undefined): boolean =>
    sound.length >= soundFrom && token !== undefined && token.sound.startsWith(sound)
  return {
    isLast: (folded) => folded === last,
    own: (segment) => matches(segment, (at) => (segment[at]?.folded.startsWith(last) ? 1 : 0)),
    related: (segment) =>
      matches(segment, (at) => lengthOfName(segment, at) || (soundsSo(segment[at]) ? 1 : 0)),
  }
}

function matches(segment: Segment, lengthAt: (at: number) => number): Match[] {
  return segment.flatMap((_token, at) => {
    const length = lengthAt(at)
    return length > 0 ? [{ at, length }] : []
  })
}

/** Number of words before `at` that are exactly the typed words before the last one; 0 when they differ. */
export function typedBefore(segment: Segment, at: number, before: readonly string[]): number {
  const start = at - before.length
  if (start < 0) return 0
  return before.every((word, nth) => segment[start + nth]?.folded === word) ? before.length : 0
}
