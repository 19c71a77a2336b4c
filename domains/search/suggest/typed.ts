import { plainWords } from '#contract/rules/text/fold.ts'
import { otherLayout } from '../spelling/typos.ts'

/** A partially typed query. */
export interface Typed {
  readonly text: string
  /** Folded words before the last one, with stop words. */
  readonly before: readonly string[]
  /** The last word, folded; it may be unfinished. */
  readonly last: string
  /** What is written before the last word, as typed. */
  readonly beginning: string
}

/** Null without a letter or digit. */
export function readTyped(text: string): Typed | null {
  const words = plainWords(text)
  const last = words.at(-1)
  if (last === undefined) return null
  const beginning = text.replace(/[\p{L}\p{N}\p{M}]+[^\p{L}\p{N}]*$/u, '').trim()
  return { text: text.trim(), before: words.slice(0, -1), last, beginning }
}

/** The text typed in the other keyboard layout. */
export function inOtherLayout(text: string): string {
  return otherLayout(text.toLowerCase())
}
