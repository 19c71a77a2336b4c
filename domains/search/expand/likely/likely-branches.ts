import { withHead } from '../../analyze/modifiers.ts'
import type { FoundIntent } from '../../analyze/split-intents.ts'
import type { Clause } from '../../condition.ts'
import { scoresOf } from '../../proposals/score.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Guess } from './model/classifier.ts'
import { isThing, scoreOnly, weights, type Term } from '../term.ts'

/** A subcategory where the answers of a query may lie. */
export interface LikelyBranch {
  readonly lexeme: string
  /** Share of the highest score, 0–1. */
  readonly confidence: number
}

/** Where a query looks first. */
export interface Likely {
  /** Lexemes of the likely subcategories; empty when none is likely enough. */
  readonly branches: Clause
  /** Lexemes of less likely ones, where only a title that names the thing is an answer. */
  readonly further: Clause
  /** Levels at which nothing else is looked for: the first one, those of titles, or all. */
  readonly reach: 'first' | 'titles' | 'all'
}

export const nowhere: Likely = { branches: [], further: [], reach: 'first' }

/** More than a bit each would take; a query has sixteen words. */
const maxTerms = 30
/** Each word of a name tells less than the one before it. */
const wordDecay = 0.6
/** Points of `scoresOf` for the title that is most like the query. */
const ofLikestTitle = 0.5

interface LikelySources {
  readonly lexicon: Lexicon
  /** Found intents that have branches. */
  readonly filters: readonly FoundIntent[]
  readonly guess: Guess
  /** Lexemes of branches that a query which names things would have to ask for. */
  readonly unasked: ReadonlySet<string>
}

export interface LikelyBranches {
  /** What tells where a query looks first. */
  readonly limiting: readonly LikelyBranch[]
  /** What tells which of its adverts come first. */
  readonly scoring: readonly LikelyBranch[]
}

/**
 * Where the answers of a query with these names lie, likeliest first, by the titles of the reference data and by what
 * the model of queries guesses. Of a query with intents that have branches only those count. The guess limits nothing
 * where the names themselves tell: dresses lie also where the likelier ones do not.
 */
export function likelyBranches(
  names: readonly Term[],
  words: readonly string[],
  { lexicon, filters, guess, unasked }: LikelySources,
): LikelyBranches {
  const isNamed = names.some(isThing) || (names.length === 1 && names[0]?.isKnown === true)
  const votes = votesOf(names, words, lexicon)
  const guessed = guessedIds(guess, lexicon).filter(([id]) => !isNamed || !unasked.has(`~s${id}`))
  const asked = new Set(filters.flatMap(({ intent }) => intent.lexemes.flat()))
  const branchesBy = (share: number): LikelyBranch[] =>
    confidences(votes, new Map(guessed), share).filter(
      ({ lexeme }) =>
        filters.length === 0 ||
        asked.has(lexeme) ||
        asked.has(lexicon.categoryOf.get(lexeme) ?? ''),
    )
  const scoring = branchesBy(isNamed ? guessShareOfNamed : guessShare)
  return { limiting: isNamed ? branchesBy(0) : scoring, scoring }
}

/** Votes of titles with these names by the id of their subcategory, as shares of the highest possible. */
function votesOf(
  names: readonly Term[],
  words: readonly string[],
  lexicon: Lexicon,
): ReadonlyMap<number, number> {
  const terms = names
    .flatMap((term) => partsOf(term, words))
    .filter(({ texts, weight }) => texts.length > 0 && weight > 0)
    .slice(0, maxTerms)
  const heaviest = Math.max(...terms.map(({ weight }) => weight))
  const weighted = terms.map((term) => ({
    weight: term.weight / heaviest,
    subcategoryIds: subcategoryIdsOf(term),
  }))
  const highest = weighted.reduce((sum, { weight }) => sum + weight, ofLikestTitle)
  const matches = lexicon.titles.matchesOf(terms.map(({ texts }) => texts))
  return new Map(
    scoresOf(weighted, matches).map(({ subcategoryId, score }) => [subcategoryId, score / highest]),
  )
}

/** Share of the guess in the confidence, and in that of a query that names things. */
const guessShare = 0.5
const guessShareOfNamed = 0.3

function guessedIds({ subcategories }: Guess, { subcategoryIds }: Lexicon): [number, number][] {
  return subcategories.flatMap(({ slug, probability }): [number, number][] => {
    const id = subcategoryIds.get(slug)
    return id === undefined ? [] : [[id, probability]]
  })
}

function confidences(
  votes: ReadonlyMap<number, number>,
  guessed: ReadonlyMap<number, number>,
  share: number,
): LikelyBranch[] {
  return [...new Set([...votes.keys(), ...guessed.keys()])]
    .map((id) => ({
      lexeme: `~s${id}`,
      confidence: (votes.get(id) ?? 0) * (1 - share) + (guessed.get(id) ?? 0) * share,
    }))
    .toSorted((a, b) => b.confidence - a.confidence)
}

/** A name and its words. */
function partsOf(term: Term, words: readonly string[]): Term[] {
  if (term.split.length < 2) return [term]
  const split = withHead(term.split, words)
  const heaviest = Math.max(...split.map(({ weight }) => weight))
  const shareOf = ({ weight }: Term, at: number): number =>
    Math.min(weight / heaviest, wordDecay ** at)
  return [term, ...split.map((part, at) => ({ ...part, weight: term.weight * shareOf(part, at) }))]
}

function subcategoryIdsOf({ subcategories, branches }: Term): number[] {
  const lexemes = new Set([...subcategories, ...branches].flat())
  return [...lexemes].map((lexeme) => Number(lexeme.slice('~s'.length)))
}

/** Confidence from which a query looks in its likely branches first, and from which it looks in them alone. */
const leastConfidence = 0.4
const sureConfidence = 0.7
/** Confidence relative to that of the likeliest branch: of others that count too, and at most when that one is sure. */
const leastRelative = 0.85
const mostRelative = 0.8
const maxBranches = 4
/** The same of those where titles are answers after all others. */
const furtherRelative = 0.5
const maxFurther = 8

export function likelyOf(likely: readonly LikelyBranch[]): Likely {
  const best = likely[0]?.confidence ?? 0
  if (best < leastConfidence) return nowhere
  const isSure = best >= sureConfidence && (likely[1]?.confidence ?? 0) < best * mostRelative
  const above = (share: number, limit: number): Clause =>
    likely
      .filter(({ confidence }) => confidence >= best * share)
      .slice(0, limit)
      .map(({ lexeme }) => [lexeme])
  const branches = above(leastRelative, maxBranches)
  return {
    branches,
    further: above(furtherRelative, maxFurther).slice(branches.length),
    reach: isSure ? 'titles' : 'first',
  }
}

/** Of a query that names no thing, the name that says most is one that lies in the likely branches. */
export function withLikely(terms: readonly Term[], { branches }: Likely): readonly Term[] {
  if (branches.length === 0 || terms.some(isThing)) return terms
  const [head] = terms.toSorted((a, b) => b.weight - a.weight)
  if (!head || head.weight < weights.word) return terms
  return terms.map((term) => (term === head ? { ...term, branches } : term))
}

/** How many of the likeliest branches score. */
const maxScored = 3
/** Of branches that are less likely than the likeliest one much less counts. */
const sharpness = 3

/** The likeliest branches as terms that score. */
export function scoredBranches(likely: readonly LikelyBranch[]): Term[] {
  const best = likely[0]?.confidence ?? 1
  return likely
    .slice(0, maxScored)
    .map(({ lexeme, confidence }) =>
      scoreOnly([[lexeme]], weights.likely * confidence * (confidence / best) ** sharpness),
    )
}
