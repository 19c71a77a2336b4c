/**
 * A rule on forbidden goods. Phrases consist of folded words: `*` matches any ending, `(a|b)` either alternative,
 * `..` up to three words between.
 */
export interface Rule {
  readonly goods: readonly string[]
  /** Context in which the phrase is harmless (a glue gun) or denied. */
  readonly unless?: readonly string[]
  /** Context that overrides `unless`. */
  readonly always?: readonly string[]
}

export type Matcher = (words: string) => boolean

/** Size of the context, in words before and after a match. */
const before = 5
const after = 7
/** Maximum length of the context in characters, so that the cost stays linear in the length of the text. */
const reach = 200

/**
 * Returns a matcher, compiled at its first use: compiling takes 70 ms, which no start should wait for. Its argument is
 * the words of a text separated by single spaces, with one at each end.
 */
export function matcherOf(rule: Rule): Matcher {
  let matcher: Matcher | undefined
  return (words) => (matcher ??= compile(rule))(words)
}

function compile({ goods, unless, always }: Rule): Matcher {
  const forbidden = new RegExp(patternOf(goods), 'gu')
  const harmless = unless && new RegExp(patternOf(unless), 'u')
  const meant = always && new RegExp(patternOf(always), 'u')
  return (words) =>
    [...words.matchAll(forbidden)].some((match) => {
      const around = surroundings(words, match.index, match[0].length)
      return meant?.test(around) || !harmless?.test(around)
    })
}

function patternOf(phrases: readonly string[]): string {
  const sources = phrases.flatMap((line) => line.split(', ')).map(sourceOf)
  return `(?<= )(?:${sources.join('|')})(?= )`
}

function sourceOf(phrase: string): string {
  return phrase.replaceAll('*', '[\\p{L}\\p{N}]*').replaceAll(' .. ', ' (?:[^ ]+ ){0,3}')
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
