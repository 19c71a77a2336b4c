import type { Clause } from '../condition.ts'
import { isVerb } from '../dictionary/inflections.ts'
import { contentWords, type FormsByWord } from '../analyze/tokens.ts'

/** Weights of terms by what they are; the first name of a query weighs `firstName` more. */
export const weights = {
  thing: 10,
  brand: 8,
  filter: 14,
  filterAfterName: 7,
  name: 6,
  word: 5,
  place: 4.5,
  number: 5.2,
  adjective: 2.5,
  option: 2,
  trait: 2,
  preference: 12,
  traitFact: 4,
  /** Of the branch where such work lies most: less than a title that says it, more than one that says a part of it. */
  usualBranch: 4.5,
  /** Of the likeliest subcategory, by its confidence. */
  likely: 6,
  /** A title of the thing that a query probably means, by the probability. */
  guessed: 8,
  unasked: -4,
  denied: -6,
  firstName: 3,
} as const

/** A term of a query, as clauses of the index from strict to wide. */
export interface Term {
  /** The words as typed, folded. */
  readonly words: readonly string[]
  /** The subcategory of that name if there is one, otherwise the title or an attribute. */
  readonly strict: Clause
  /** The title, an attribute, the place or the subcategory. */
  readonly title: Clause
  /** Any text of the advert, or what `title` accepts. */
  readonly any: Clause
  /**
   * Stems that, among the first words of a title, mark a part or accessory; ignored in the subcategories of the
   * item.
   */
  readonly parts: readonly string[]
  readonly subcategories: Clause
  /** Subcategories where things of that name lie, among others. */
  readonly branches: Clause
  /** Lexemes of adverts that come only where no others are. */
  readonly excluded: readonly string[]
  /** Names an accessory, part or repair. */
  readonly isSecondary: boolean
  /** Stems of the words as typed, and with synonyms: what the score of an advert is made of. */
  readonly typed: Clause
  readonly texts: Clause
  /** How much it tells of the thing: relaxation lets go of the lightest terms first. */
  readonly weight: number
  /** In the lexicon, so it is not a typo even when no advert has it. */
  readonly isKnown: boolean
  /** Names that match the term too, variants included. */
  readonly synonyms: readonly string[]
  /** Synonyms that were searched as well, for display. */
  readonly also: readonly string[]
  /** The terms of its shorter names, for a name of several words that is no subcategory: "joystick ps4". */
  readonly split: readonly Term[]
}

/** What a term that is no name of a thing does without. */
export const noName = {
  ...{
    parts: [],
    subcategories: [],
    branches: [],
    excluded: [],
    typed: [],
    texts: [],
    synonyms: [],
    also: [],
    split: [],
  },
  ...{ isKnown: true, isSecondary: false },
} as const

/** Raises, or with a negative weight lowers, the score of the adverts that have some of the lexemes. */
export function scoreOnly(lexemes: Clause, weight: number): Term {
  const clauses = { strict: lexemes, title: lexemes, any: lexemes, subcategories: lexemes }
  return { ...noName, ...clauses, words: [], weight }
}

/** Names a subcategory, or things that lie in some. */
export function isThing({ subcategories, branches }: Term): boolean {
  return subcategories.length + branches.length > 0
}

const russianAdjective = /^[а-я]{2,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/

export function isRussianAdjective(word: string): boolean {
  return russianAdjective.test(word)
}

export function weightOf(
  words: readonly string[],
  {
    subcategories,
    entities,
    isKnown,
  }: {
    readonly subcategories: Clause
    readonly entities: readonly { readonly kind: string; readonly isWeak: boolean }[]
    readonly isKnown: boolean
  },
): number {
  if (subcategories.length > 0) return weights.thing
  if (words.every((word) => /\d/.test(word))) return weights.number
  if (entities.some(({ kind }) => kind === 'place' || kind === 'sector')) return weights.place
  if (entities.some(({ kind, isWeak }) => kind === 'option' && !isWeak)) return weights.brand
  if (entities.length > 0) return weights.option
  if (words.every((word) => isRussianAdjective(word) || isVerb(word))) return weights.adjective
  return isKnown ? weights.name : weights.word
}

/** Lexemes of title words have the prefix "^". */
export function titleLexemes(form: readonly string[]): string[] {
  return form.map((root) => `^${root}`)
}

const maxForms = 8

/** Alternative stems of the words together; stop words have none. */
export function formsTogether(words: readonly string[], forms: FormsByWord): Clause {
  const stems = contentWords(words)
    .map((word) => (forms.get(word)?.roots ?? []).map((root) => [root]))
    .filter((roots) => roots.length > 0)
  return stems.length > 0 ? combinations(stems, maxForms) : []
}

/** Cartesian product, cut at `limit`. */
export function combinations(alternatives: readonly Clause[], limit: number): string[][] {
  return alternatives.reduce<string[][]>(
    (all, forms) =>
      all.flatMap((prefix) => forms.map((form) => [...prefix, ...form])).slice(0, limit),
    [[]],
  )
}
