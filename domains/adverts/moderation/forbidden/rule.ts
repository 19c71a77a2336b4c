/**
 * A rule of what may not be sold. Phrases are of folded words: `*` stands for any ending, `(a|b)` for either, `..` for
 * up to three words between.
 */
export interface Rule {
  readonly goods: readonly string[]
  /** Beside one of these the word means another thing (a pistol for glue), or is denied. */
  readonly unless?: readonly string[]
  /** Beside one of these it is meant whatever stands there too. */
  readonly always?: readonly string[]
}

export type Matcher = (words: string) => boolean

/** Words before and after a find that may say what it is. */
const before = 5
const after = 7
/** Letters that are looked at for them: a long text of nothing but finds must cost no more than its length. */
const reach = 200

/** Takes the words of a text between single blanks, with one at each end. */
export function matcherOf({ goods, unless, always }: Rule): Matcher {
  const wanted = new RegExp(patternOf(goods), 'gu')
  const harmless = unless && new RegExp(patternOf(unless), 'u')
  const meant = always && new RegExp(patternOf(always), 'u')
  return (words) =>
    [...words.matchAll(wanted)].some((match) => {
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
