import type { Category } from '#contract/categories.ts'
import { languages, type Labels } from '#contract/languages.ts'
import { plainText, plainWords } from '#contract/rules/text/fold.ts'

interface Named {
  readonly slug: string
  readonly names: readonly string[]
  /** Names of what it is in. */
  readonly above: readonly string[]
}

/** Parts of "Furniture > Chairs", the narrowest first. */
function partsOf(name: string): string[] {
  return name
    .split(/\s*(?:>|»|›|\/|\\|::|\|)\s*/)
    .map((part) => plainText(part))
    .filter(Boolean)
    .toReversed()
}

/**
 * The subcategory that a category of a file is by its names in three languages; null if none has a like name. The
 * narrowest part of "Furniture > Chairs" is tried first; of several with that name the one that its other parts are
 * names of too. A name of which it says a part is the last resort.
 */
export function guessCategory(tree: readonly Category[], name: string): string | null {
  const parts = partsOf(name)
  const all = namedOf(tree)
  const bySlug = all.find(({ slug }) => slug === name.trim())
  if (bySlug) return bySlug.slug
  for (const isLike of [isSame, hasSameStarts, hasWords, hasForms])
    for (const [at, part] of parts.entries()) {
      const found = all.filter(({ names }) => names.some((one) => isLike(one, part)))
      const others = parts.filter((_part, index) => index !== at)
      const near = found.filter(({ above }) =>
        others.some((other) => above.some((one) => isLike(one, other))),
      )
      const [first, second] = near.length > 0 ? near : found
      if (first && !second) return first.slug
    }
  return null
}

function namedOf(tree: readonly Category[]): Named[] {
  return tree.flatMap((category) =>
    category.groups.flatMap((group) =>
      group.subcategories.map(({ slug, labels }) => ({
        slug,
        names: namesOf(labels),
        above: [...namesOf(category.labels), ...namesOf(group.labels)],
      })),
    ),
  )
}

function namesOf(labels: Labels): string[] {
  return languages.map((lang) => plainText(labels[lang])).filter(Boolean)
}

function isSame(one: string, other: string): boolean {
  return one === other
}

/** Letters by which words of one stem begin: "scaun" and "scaune", "стул" and "стулья". */
const stemLetters = 4

/** Whether a name has all words of a part of it: "Paturi și saltele" those of "Paturi". */
function hasWords(name: string, part: string): boolean {
  return hasEach(name, part, isSame)
}

function hasForms(name: string, part: string): boolean {
  return hasEach(name, part, isForm)
}

function hasEach(name: string, part: string, isLike: typeof isSame): boolean {
  const [words, among] = [wordsOf(part), wordsOf(name)]
  return words.length > 0 && words.every((word) => among.some((next) => isLike(word, next)))
}

/** Whether both have the same words in other forms. */
function hasSameStarts(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const isWithin = (words: readonly string[], among: readonly string[]): boolean =>
    words.every((word) => among.some((next) => isForm(word, next)))
  return first.length > 0 && first.length === second.length && isWithin(first, second)
}

/** Without words such as "și", "and", "для". */
function wordsOf(text: string): string[] {
  return plainWords(text).filter((word) => word.length > 3)
}

function isForm(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  const start = Math.max(stemLetters, shorter - 2)
  return one.slice(0, start) === other.slice(0, start)
}
