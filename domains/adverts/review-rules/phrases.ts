import { fold } from '#contract/rules/text/fold.ts'
import type { RuleWords } from './rule.ts'

export type Matcher = (words: string) => boolean

/** Size of the context, in words before and after a match. */
const before = 5
const after = 7
/** Maximum length of the context in characters, so that the cost stays linear in the length of the text. */
const reach = 200

/**
 * Returns a matcher, compiled at its first use: compiling all takes 70 ms, which no start should wait for. Its argument
 * is the words of a text separated by single spaces, with one at each end.
 */
export function matcherOf(words: RuleWords): Matcher {
  let matcher: Matcher | undefined
  return (text) => (matcher ??= compile(words))(text)
}

function compile({ phrases, unless, always }: RuleWords): Matcher {
  if (phrases.length === 0) return () => false
  const found = new RegExp(patternOf(phrases), 'gu')
  const harmless = unless.length > 0 && new RegExp(patternOf(unless), 'u')
  const meant = always.length > 0 && new RegExp(patternOf(always), 'u')
  return (text) =>
    [...text.matchAll(found)].some((match) => {
      const around = surroundings(text, match.index, match[0].length)
      return (meant && meant.test(around)) || !harmless || !harmless.test(around)
    })
}

function patternOf(phrases: readonly string[]): string {
  return `(?<= )(?:${phrases.map(sourceOf).join('|')})(?= )`
}

/** Only for phrases that `phraseProblem` allows: nothing else in them has a meaning in a pattern. */
function sourceOf(phrase: string): string {
  return phrase
    .replaceAll('(', '(?:')
    .replaceAll('*', String.raw`[\p{L}\p{N}]*`)
    .replaceAll('#', String.raw`\p{N}{1,6}`)
    .replaceAll(' .. ', ' (?:[^ ]+ ){0,3}')
}

function surroundings(words: string, at: number, length: number): string {
  const end = at + length
  const left = words
    .slice(Math.max(0, at - reach), at)
    .trim()
    .split(' ')
    .slice(-before)
  const right = words
    .slice(end, end + reach)
    .trim()
    .split(' ')
    .slice(0, after)
  return ` ${[...left, words.slice(at, end), ...right].join(' ')} `
}

/** A word of a phrase: folded letters, digits, `#` for a number, `*` for any ending of what has two signs at least. */
const word = String.raw`(?:[\p{Ll}\p{Lo}\p{N}#]+|[\p{Ll}\p{Lo}\p{N}]{2,}\*)`
const words = `${word}(?: ${word})*`
const token = String.raw`(?:\(${words}(?:\|${words})*\)|${word}|\.\.)`
const phrasePattern = new RegExp(`^${token}(?: ${token})*$`, 'u')

/** More would let one phrase try thousands of ways through a text. */
const gapsMax = 2
const groupsMax = 4

/** A phrase as it is stored: folded as texts are, with single spaces. */
export function foldedPhrase(typed: string): string {
  return fold(typed).trim().replaceAll(/\s+/g, ' ')
}

/**
 * Whether a folded phrase may be compiled. It is words between spaces: `*` matches any ending, `#` a number, `(a|b c)`
 * either alternative, `..` up to three words between; no other sign has a meaning.
 */
export function isPhrase(phrase: string): boolean {
  if (!phrasePattern.test(phrase)) return false
  const tokens = phrase.replaceAll(/\([^)]*\)/g, '()').split(' ')
  const count = (one: string): number => tokens.filter((other) => other === one).length
  const gapsStand = tokens.every(
    (one, at) => one !== '..' || (at > 0 && at < tokens.length - 1 && tokens[at - 1] !== '..'),
  )
  return gapsStand && count('..') <= gapsMax && count('()') <= groupsMax
}
