import { tsQueryText, type Clause } from '../condition.ts'
import { titleLexemes, type Term } from '../expand/term.ts'
import type { ParsedQuery } from '../retrieve/relaxation.ts'
import type { ScorePart, Scoring } from './store.ts'

/**
 * Shares of a term's weight by where an advert has it; they add up. A thing is first of all what is in its
 * subcategory, and any other name what stands in the title.
 */
export const ofNames = { typed: 0.4, title: 0.4, head: 0.2, branch: 0, text: 0.1 } as const
export const ofThings = { typed: 0.08, title: 0.1, head: 0.07, branch: 0.75, text: 0.05 } as const
/** A name of things that lie in some subcategory among others. */
export const ofKinds = { typed: 0.25, title: 0.2, head: 0.1, branch: 0.45, text: 0.1 } as const
/** Of the usual one of several subcategories. */
export const usualShare = 0.2
/** Adverts that most people do not look for: broken things, and people who look for them too. */
const unasked = ['~ostate:broken', '~ooffer_type:buy', '~ooffer_type:rent', '~ojob_kind:cv']
export const unaskedWeight = -6
/** Alternatives of a condition; a longer one costs more than it tells. */
const maxAlternatives = 16

/** What the score of a query's adverts is made of; of terms that all of them match the text tells nothing. */
export function scoringOf(terms: readonly Term[], matched: readonly Term[]): Scoring {
  const lowered = unaskedLexemes(terms).map((lexeme) => [lexeme])
  const heads = terms.flatMap((term) =>
    term.typed.length > 0
      ? [{ roots: term.typed.flat(), weight: term.weight * sharesOf(term).head }]
      : [],
  )
  const parts = [
    ...terms.flatMap((term) => partsOf(term, !matched.includes(term))),
    ...part(lowered, unaskedWeight),
  ]
  return { parts: added(parts), heads }
}

/** Lexemes of adverts that most people do not look for, without those that the query asks for. */
export function unaskedLexemes(terms: readonly Term[]): string[] {
  const asked = new Set(terms.flatMap(({ any }) => any.flat()))
  return unasked.filter((lexeme) => !asked.has(lexeme))
}

/** The same condition of several terms once, with the sum of its weights. */
function added(parts: readonly ScorePart[]): ScorePart[] {
  const byQuery = Map.groupBy(parts, ({ tsquery }) => tsquery)
  return Array.from(byQuery, ([tsquery, same]) => ({
    tsquery,
    weight: same.reduce((sum, { weight }) => sum + weight, 0),
  }))
}

function sharesOf({
  subcategories,
  branches,
}: Term): typeof ofNames | typeof ofThings | typeof ofKinds {
  if (subcategories.length > 0) return ofThings
  return branches.length > 0 ? ofKinds : ofNames
}

function partsOf(term: Term, isDropped: boolean): ScorePart[] {
  const { typed, texts, subcategories, branches, title, any, weight } = term
  const facts = title.filter(([lexeme = '']) => /^~[^s]/.test(lexeme))
  const shares = sharesOf(term)
  return [
    part(typed.map(titleLexemes), weight * shares.typed),
    part([...facts, ...texts.map(titleLexemes)], weight * shares.title),
    part(subcategories.length > 0 ? subcategories : branches, weight * shares.branch),
    part(usualOf(term), weight * usualShare),
    isDropped ? part(any, weight * shares.text) : [],
  ].flat()
}

/** Of several subcategories of a name those where most such things lie: houses are for sale. */
function usualOf({ subcategories, branches }: Term): Clause {
  const named = new Set(subcategories.flat())
  return named.size > 1 ? branches.filter(([lexeme = '']) => named.has(lexeme)) : []
}

function part(clause: Clause, weight: number): ScorePart[] {
  const alternatives = clause.slice(0, maxAlternatives)
  return alternatives.length > 0 ? [{ tsquery: tsQueryText([alternatives]), weight }] : []
}

/** Null for a condition alone, which does not tell its adverts apart. */
export function scoringOfQuery({
  scored,
  terms,
}: Pick<ParsedQuery, 'scored' | 'terms'>): Scoring | null {
  const isToldApart = scored.some(
    ({ texts, subcategories }) => texts.length + subcategories.length > 0,
  )
  return isToldApart ? scoringOf(scored, terms) : null
}

/** Sums of the same weights are equal, in whatever order they were added. */
const precision = 1e6

/** The adverts by score; those of one score keep their order. */
export function byScore(ids: readonly number[], scores: readonly number[]): number[] {
  return ids
    .map((id, at) => ({ id, score: Math.round((scores[at] ?? 0) * precision) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id)
}
