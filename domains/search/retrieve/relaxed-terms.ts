import { withHead } from '../analyze/modifiers.ts'
import { thingsTerm } from '../expand/likely/guess.ts'
import { nowhere, type Likely } from '../expand/likely/likely-branches.ts'
import { noName, type Term } from '../expand/term.ts'
import { allButOne, allDroppedSets, droppedSets, maxSets, withoutDropped } from './dropped-terms.ts'
import type { ParsedQuery } from './relaxation.ts'

/** A relaxed form of a query that no advert matches. */
export interface Relaxation {
  readonly parsed: ParsedQuery
  /** The query with corrected spelling; empty when it was not corrected. */
  readonly correctedTo: string
  /** Words that were dropped. */
  readonly missing: readonly string[]
  /** Answers too little of the query to follow other adverts, or lies where they do not. */
  readonly isLast?: boolean
  /** Only adverts follow that say it in their titles. */
  readonly inTitles?: boolean
  /** Follows a list, and never is one. */
  readonly isFollower?: boolean
}

/**
 * The query with its names of several words split, then without some of its terms, whole and split, and at last each
 * telling term alone; the same terms once.
 */
export function* withoutTerms(parsed: ParsedQuery, correctedTo = ''): Generator<Relaxation> {
  const tried = new Set<string>()
  for (const relaxation of relaxedTerms(parsed, correctedTo)) {
    const { terms, likely } = relaxation.parsed
    const names = terms.map(
      ({ words, weight, branches, strict }) =>
        (weight > 0 && words.join(' ')) || (branches.length === 0 ? strict.join(' ') : ''),
    )
    const key = [likely.reach, likely.branches.join(' '), ...names].join(', ')
    if (!tried.has(key)) yield relaxation
    tried.add(key)
  }
}

/** The first ones find what the others would. */
const maxSplitSets = 2

function* relaxedTerms(parsed: ParsedQuery, correctedTo: string): Generator<Relaxation> {
  const { terms: whole, likely } = parsed
  const hasLikely = likely.branches.length > 0
  const near: Likely = hasLikely ? { ...likely, reach: 'all' } : likely
  const elsewhere: Likely = hasLikely ? { ...likely, reach: 'first' } : likely
  const split = whole.flatMap((term) => (term.split.length > 0 ? splitOf(term) : [term]))
  const isSplit = split.length > whole.length
  const without = (
    terms: readonly Term[],
    dropped: ReadonlySet<Term>,
    where: Likely,
  ): Relaxation => ({
    parsed: { ...parsed, likely: where, terms: withoutDropped(terms, dropped) },
    correctedTo,
    missing: terms.flatMap((term) => (dropped.has(term) ? term.words : [])),
  })
  if (hasLikely && saysMuch(whole))
    yield { ...without(whole, new Set(), nowhere), missing: [], inTitles: true }
  yield* inThings(parsed, correctedTo)
  if (isSplit) yield { ...without(split, new Set(), elsewhere), missing: [] }
  const ofSplit = isSplit ? droppedSets(split).slice(0, hasLikely ? 1 : maxSplitSets) : []
  const every = allDroppedSets(whole)
  const all = every.slice(0, maxSets)
  const ofWhole = hasLikely ? fewOf(every, whole, likely) : all
  const whereOf = (dropped: ReadonlySet<Term>): Likely =>
    dropped === ofWhole[0] ? elsewhere : near
  for (const dropped of ofWhole.filter((one) => !losesName(one)))
    yield without(whole, dropped, whereOf(dropped))
  // A word of a name goes before the whole name does.
  for (const dropped of ofSplit) yield without(split, dropped, near)
  for (const dropped of ofWhole.filter(losesName)) yield without(whole, dropped, whereOf(dropped))
  yield* inFurther(parsed, correctedTo)
  if (hasLikely) yield inLikely(parsed, { correctedTo, near })
  if (hasLikely)
    for (const dropped of all) yield { ...without(whole, dropped, elsewhere), isLast: true }
  for (const [at, dropped] of allButOne(split).entries())
    yield { ...without(split, dropped, elsewhere), isLast: at > 0 }
}

/** Whether titles anywhere that have it all are answers: one word, or things with a subcategory, are elsewhere another matter. */
function saysMuch(terms: readonly Term[]): boolean {
  const words = terms.flatMap((term) => term.words)
  return words.length > 1 && terms.every(({ subcategories }) => subcategories.length === 0)
}

const maxLightSets = 3

/**
 * Where branches are likely, the lightest sets (one less where less likely branches are tried in its place) and the
 * heaviest one that leaves the heaviest term: the branches follow without any of the words, in the order of the score,
 * which still has them.
 */
function fewOf(
  sets: readonly ReadonlySet<Term>[],
  terms: readonly Term[],
  { further }: Likely,
): readonly ReadonlySet<Term>[] {
  const heaviest = heaviestOf(terms)
  const light = sets.slice(0, further.length > 0 ? maxLightSets - 1 : maxLightSets)
  const last = sets.findLast((set) => heaviest && !set.has(heaviest))
  return [...new Set(last ? [...light, last] : light)]
}

function heaviestOf(terms: readonly Term[]): Term | undefined {
  return terms.toSorted((a, b) => b.weight - a.weight)[0]
}

/** Titles in less likely branches that have what is meant: honey is also among other food. */
function* inFurther(parsed: ParsedQuery, correctedTo: string): Generator<Relaxation> {
  const { terms, likely } = parsed
  const head = heaviestOf(terms)
  if (likely.further.length === 0 || !head || head.subcategories.length > 0) return
  const further: Likely = { branches: likely.further, further: [], reach: 'all' }
  yield {
    parsed: { ...parsed, likely: further, terms: [head] },
    correctedTo,
    missing: terms.flatMap((term) => (term === head ? [] : term.words)),
    ...{ inTitles: true, isFollower: true },
  }
}

/** Titles of the things that the query may mean without naming them, in its places. */
export function* inThings(parsed: ParsedQuery, correctedTo = ''): Generator<Relaxation> {
  const placeWords = parsed.understood.flatMap(({ kind, words }) => (kind === 'place' ? words : []))
  const isPlace = ({ words }: Term): boolean => words.every((word) => placeWords.includes(word))
  const missing = parsed.terms.flatMap((term) => (isPlace(term) ? [] : term.words))
  const term = thingsTerm(parsed.things, missing)
  if (!term) return
  const terms = [term, ...parsed.terms.filter(isPlace)]
  yield { parsed: { ...parsed, likely: nowhere, terms }, correctedTo, missing }
}

/** The likely branches without any of the words. */
function inLikely(
  parsed: ParsedQuery,
  { correctedTo, near }: { readonly correctedTo: string; readonly near: Likely },
): Relaxation {
  const { branches } = near
  const clauses = { strict: branches, title: branches, any: branches }
  return {
    parsed: { ...parsed, likely: near, terms: [{ ...noName, ...clauses, words: [], weight: 0 }] },
    correctedTo,
    missing: parsed.terms.flatMap(({ words }) => words),
  }
}

/** Whether a name of several words is among the dropped terms. */
function losesName(dropped: ReadonlySet<Term>): boolean {
  return [...dropped].some((term) => term.split.length > 0)
}

/** The split names weigh together what the whole name weighs, and each as it would by itself at most. */
function splitOf({ words, split: terms, weight }: Term): Term[] {
  const split = withHead(terms, words)
  const total = split.reduce((sum, term) => sum + term.weight, 0)
  const share = Math.min(1, (weight * 2) / total)
  return split.map((term) => ({ ...term, weight: term.weight * share }))
}
