import type { Deps } from '../../deps.ts'
import type { Condition, Limits, TsQuery } from '../condition.ts'
import { relaxedQueries, limitsOf, titleClauses, type ParsedQuery } from './relaxation.ts'
import { lexiconOf } from '../analyze/lexicon.ts'
import { correctSpelling } from '../spelling/spelling.ts'
import { hasMatch } from '../spelling/store.ts'
import { narrow, type Narrowed, type SearchQuery } from '../filters/narrow.ts'
import { parseTerms, type Term } from '../analyze/terms.ts'
import { plainWords } from '#contract/rules/fold.ts'
import { rootsOf, wordsOf } from '../analyze/tokens.ts'

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

/** Parses a query into filters and terms of the index; null when no advert can match. */
export async function parseQuery(
  deps: SearchDeps,
  query: SearchQuery,
): Promise<ParsedQuery | null> {
  const text = query.searchType === 'search' ? query.search.trim() : ''
  const narrowed = await narrow(deps, query)
  if (!narrowed) return null
  const isExact = query.exact ?? false
  const queryTerms = text
    ? await termsOf(deps, text, { isExact, narrowed })
    : { terms: [], isSecondary: false }
  return text && queryTerms.terms.length === 0
    ? null
    : { narrowed, ...queryTerms, isWide: query.wide ?? false }
}

async function termsOf(
  deps: SearchDeps,
  text: string,
  { isExact, narrowed }: { isExact: boolean; narrowed: Narrowed },
): Promise<Pick<ParsedQuery, 'terms' | 'isSecondary'>> {
  const contentWords = wordsOf(text)
  const words = contentWords.length > 0 ? contentWords : plainWords(text).slice(0, 3)
  const [roots, lexicon] = await Promise.all([rootsOf(deps, words), lexiconOf(deps)])
  const terms = parseTerms(words, roots, { lexicon, isExact })
  const { subcategoryId } = narrowed.filter
  const isSecondarySubcategory =
    subcategoryId !== undefined && lexicon.secondary.has(`~s${subcategoryId}`)
  const isSecondary = isExact || isSecondarySubcategory || terms.some((term) => term.isSecondary)
  return { terms, isSecondary }
}

const maxDroppedTraits = 5

/** A relaxed form of a query that no advert matches. */
export interface Relaxation {
  readonly parsed: ParsedQuery
  /** The query with corrected spelling; empty when it was not corrected. */
  readonly correctedTo: string
  /** Words that were dropped. */
  readonly missing: readonly string[]
}

/**
 * Relaxes a query that no advert matches: first its spelling is corrected, then its traits are dropped, the last
 * word first. With filters set nothing is relaxed when an advert outside of them matches all words: then the
 * filters are the reason, and the person can see them.
 */
export async function* relaxationsOf(
  deps: SearchDeps,
  parsed: ParsedQuery,
  correct = correctSpelling,
): AsyncGenerator<Relaxation> {
  const corrected = await correctedQuery(deps, parsed, correct)
  if (corrected) yield { ...corrected, missing: [] }
  const { parsed: base, correctedTo } = corrected ?? { parsed, correctedTo: '' }
  const { narrowed, terms } = base
  const isFiltered = narrowed.clauses.length > 0 || narrowed.limits !== null
  if (isFiltered && (await matchesUnfiltered(deps, base))) return
  for (const dropped of droppableTraits(terms)) {
    const remaining = terms.filter((term) => !dropped.includes(term))
    if (isFiltered && !(await matchesUnfiltered(deps, { ...base, terms: remaining }))) continue
    yield {
      parsed: { ...base, terms: remaining },
      correctedTo,
      missing: terms.flatMap((term) => (dropped.includes(term) ? term.words : [])),
    }
    if (isFiltered) return
  }
}

/** Whether an advert matches the words at the widest level, regardless of filters. */
async function matchesUnfiltered(deps: Pick<Deps, 'sql'>, parsed: ParsedQuery): Promise<boolean> {
  const narrowed = { ...parsed.narrowed, clauses: [], limits: null }
  return hasMatch(deps.sql, relaxedQueries({ ...parsed, narrowed }).at(-1) ?? [])
}

/**
 * Sets of traits to drop, in order: single ones from the last, then several. The first term names the item and is
 * retained, unless it is a Russian adjective (детский комбинезон).
 */
function droppableTraits(terms: readonly Term[]): Term[][] {
  const isFirstTrait = /[а-я](?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/.test(terms[0]?.words[0] ?? '')
  const traits = terms
    .slice(isFirstTrait ? 0 : 1)
    .filter((term) => term.isTrait)
    .toReversed()
    .slice(0, maxDroppedTraits)
  const droppable = traits.slice(0, terms.length - 1)
  return [
    ...droppable.map((trait) => [trait]),
    ...droppable.slice(1).map((_trait, at) => droppable.slice(0, at + 2)),
  ]
}

async function correctedQuery(
  deps: SearchDeps,
  parsed: ParsedQuery,
  correct: typeof correctSpelling,
): Promise<{ parsed: ParsedQuery; correctedTo: string } | null> {
  const words = await correct(deps, parsed.terms)
  if (!words) return null
  const { narrowed } = parsed
  const correctedTerms = await termsOf(deps, words.folded, { isExact: false, narrowed })
  return { parsed: { ...parsed, ...correctedTerms }, correctedTo: words.written }
}

/** A parsed query with the index query and the limits of the list that answers it. */
export interface ResolvedQuery {
  readonly parsed: ParsedQuery
  readonly tsQuery: TsQuery
  readonly limits: Limits | null
  /** The widest level, because no narrower one has a match: the words anywhere in an advert. */
  readonly isWidest: boolean
  /** Whether an advert matches; null when not looked up. */
  readonly hasMatch: boolean | null
}

/** Whether any advert matches the resolved query. */
export async function hasMatches(
  deps: Pick<Deps, 'sql'>,
  resolved: ResolvedQuery,
): Promise<boolean> {
  return resolved.hasMatch ?? hasMatch(deps.sql, resolved.tsQuery, resolved.limits)
}

/**
 * Resolves a query against the current index, with spelling corrected, at the narrowest level that has a match.
 * Null when no advert can match.
 */
export async function resolveQuery(
  deps: SearchDeps,
  query: SearchQuery,
  correct = correctSpelling,
): Promise<ResolvedQuery | null> {
  const parsed = await parseQuery(deps, query)
  if (!parsed) return null
  const asTyped = await narrowestMatch(deps, parsed)
  const isAsTyped = parsed.terms.length === 0 || query.exact
  if (isAsTyped || (await hasMatches(deps, asTyped))) return asTyped
  for await (const relaxation of relaxationsOf(deps, parsed, correct)) {
    const resolved = await narrowestMatch(deps, relaxation.parsed)
    if (await hasMatches(deps, resolved)) return resolved
  }
  return asTyped
}

/** The narrowest level of the query that any advert matches. */
async function narrowestMatch(
  { sql }: Pick<Deps, 'sql'>,
  parsed: ParsedQuery,
): Promise<ResolvedQuery> {
  const [first = [], ...levels] = relaxedQueries(parsed)
  const widest = { parsed, tsQuery: levels.at(-1) ?? first, limits: limitsOf(parsed, false) }
  if (parsed.isWide || parsed.terms.length === 0)
    return { ...widest, isWidest: true, hasMatch: null }
  // When the widest level has no match, no narrower one has.
  if (!(await hasMatch(sql, widest.tsQuery, widest.limits)))
    return { ...widest, isWidest: true, hasMatch: false }
  for (const [at, tsQuery] of levels.slice(0, -1).entries()) {
    const limits = limitsOf(parsed, at === 0)
    if (await hasMatch(sql, tsQuery, limits))
      return { parsed, tsQuery, limits, isWidest: false, hasMatch: true }
  }
  return { ...widest, isWidest: true, hasMatch: true }
}

/**
 * The condition of a saved search: the words as typed, since a word that no advert has today may come tomorrow.
 * Null when no advert can match.
 */
export async function conditionOf(deps: SearchDeps, query: SearchQuery): Promise<Condition | null> {
  const parsed = await parseQuery(deps, query)
  if (!parsed) return null
  const { tsQuery, limits, isWidest } = await narrowestMatch(deps, parsed)
  const { narrowed, terms } = parsed
  const words = isWidest ? terms.map((term) => term.any) : titleClauses(terms)
  return { clauses: [...words, ...narrowed.clauses], tsquery: tsQuery.join(' & '), limits }
}
