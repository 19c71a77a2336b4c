import type { Deps } from '../../deps.ts'
import { keyedTtlCache } from '../../lib/ttl-cache.ts'
import type { Clause, Condition, Limits, TsQuery } from '../condition.ts'
import { relaxedQueries, limitsOf, titleClauses, type ParsedQuery } from './relaxation.ts'
import type { Lexicon } from '../expand/lexicon/lexicon.ts'
import { correctSpelling } from '../spelling/spelling.ts'
import { hasMatch } from '../spelling/store.ts'
import { inThings, withoutTerms, type Relaxation } from './relaxed-terms.ts'
import { narrow, rangeOf, type Narrowed, type SearchQuery } from '../filters/narrow.ts'
import { queryTerms, type QueryTerms } from '../analyze/query-terms.ts'
import { queryWords } from '../analyze/query-words.ts'
import { splitPrice, type PricePhrase } from '../analyze/phrases/price-phrases.ts'
import { nowhere, type Likely } from '../expand/likely/likely-branches.ts'
import { parseTerms } from '../expand/terms.ts'
import { findMatchingLevel } from './store.ts'
import { plainWords } from '#contract/rules/text/fold.ts'
import { wordsOf } from '../analyze/tokens.ts'

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

/** Parses a query into filters and terms of the index; null when no advert can match. */
export async function parseQuery(
  deps: SearchDeps,
  query: SearchQuery,
): Promise<ParsedQuery | null> {
  const text = query.searchType === 'search' ? query.search.trim() : ''
  const isExact = query.exact ?? false
  const { rest, price } = isExact ? { rest: text, price: null } : splitPrice(text)
  const filtered = await narrow(deps, withPrice(query, price))
  if (!filtered) return null
  const narrowed = price?.isSalary ? await withSalary(deps, filtered, price) : filtered
  const parsed = { narrowed, price, isWide: query.wide ?? false }
  if (!rest) return { ...parsed, ...noTerms }
  const terms = await termsOf(deps, rest, { isExact, narrowed })
  return terms.terms.length === 0 ? null : { ...parsed, ...terms }
}

/** The price that a query states counts where no price filter is set. */
function withPrice(query: SearchQuery, price: PricePhrase | null): SearchQuery {
  const isFiltered = query.priceMin !== undefined || query.priceMax !== undefined
  return price && !price.isSalary && !isFiltered ? { ...query, ...boundsOf(price) } : query
}

function boundsOf({ from, to, currency }: PricePhrase) {
  return { priceMin: from ?? undefined, priceMax: to ?? undefined, currency }
}

async function withSalary(
  deps: SearchDeps,
  narrowed: Narrowed,
  price: PricePhrase,
): Promise<Narrowed> {
  const range = await rangeOf(deps, boundsOf(price))
  const inLei = (bani: number | null | undefined): number | null => (bani ? bani / 100 : null)
  const salary = [inLei(range?.from), inLei(range?.to)] as const
  const { limits } = narrowed
  return {
    ...narrowed,
    limits: { ...limits, numbers: { ...limits?.numbers, salary } },
    isPlain: false,
  }
}

type ParsedTerms = Pick<
  ParsedQuery,
  'terms' | 'scored' | 'likely' | 'things' | 'isSecondary' | 'isCheap' | 'understood'
>

const noTerms: ParsedTerms = {
  ...{ terms: [], scored: [], likely: nowhere, things: [], understood: [] },
  ...{ isSecondary: false, isCheap: false },
}

async function termsOf(
  deps: SearchDeps,
  text: string,
  { isExact, narrowed }: { isExact: boolean; narrowed: Narrowed },
): Promise<ParsedTerms> {
  const { lexicon, ...parsed } = await (isExact ? exactTerms : freeTerms)(deps, text)
  const { subcategoryId } = narrowed.filter
  const isSecondarySubcategory =
    subcategoryId !== undefined && lexicon.secondary.has(`~s${subcategoryId}`)
  const isSecondary =
    isExact || isSecondarySubcategory || parsed.terms.some((term) => term.isSecondary)
  return { ...parsed, likely: likelyWithin(parsed.likely, narrowed, lexicon), isSecondary }
}

/** A person who has chosen a subcategory has said where to look, and of a category only its own are likely. */
function likelyWithin(
  { branches, further, reach }: Likely,
  { filter: { categoryId, subcategoryId } }: Narrowed,
  { categoryOf }: Lexicon,
): Likely {
  if (subcategoryId !== undefined) return nowhere
  if (categoryId === undefined) return { branches, further, reach }
  const own = (all: Clause): Clause =>
    all.filter(([lexeme = '']) => categoryOf.get(lexeme) === `~k${categoryId}`)
  return { branches: own(branches), further: own(further), reach }
}

interface ReadTerms extends QueryTerms {
  readonly lexicon: Lexicon
}

const recent = { milliseconds: 30_000, maxEntries: 100 }

/** Cached, because a list, its facets, its map and its zero-results help read the same words within seconds. */
const freeTerms = keyedTtlCache(
  recent,
  async (deps: Pick<Deps, 'sql'>, text): Promise<ReadTerms> => {
    const { words, ...sources } = await queryWords(deps, text)
    return { ...queryTerms(words, sources), lexicon: sources.lexicon }
  },
)

const exactTerms = keyedTtlCache(
  recent,
  async (deps: Pick<Deps, 'sql'>, text): Promise<ReadTerms> => {
    const { lexicon, forms } = await queryWords(deps, text)
    const content = wordsOf(text)
    const words = content.length > 0 ? content : plainWords(text).slice(0, 3)
    const terms = parseTerms(words, forms, { lexicon, isExact: true })
    return {
      terms,
      scored: terms,
      likely: nowhere,
      things: [],
      isCheap: false,
      understood: [],
      lexicon,
    }
  },
)

/**
 * Relaxes a query that no advert matches: first its spelling is corrected, then terms are dropped, those first that
 * tell least.
 */
export async function* relaxationsOf(
  deps: SearchDeps,
  parsed: ParsedQuery,
  correct = correctSpelling,
): AsyncGenerator<Relaxation> {
  const corrected = await correctedQuery(deps, parsed, correct)
  if (corrected) {
    yield { ...corrected, missing: [] }
    // Words that no advert has are no slips where they say what is meant.
    yield* inThings(parsed)
  }
  const { parsed: base, correctedTo } = corrected ?? { parsed, correctedTo: '' }
  yield* withoutTerms(base, correctedTo)
}

async function correctedQuery(
  deps: SearchDeps,
  parsed: ParsedQuery,
  correct: typeof correctSpelling,
): Promise<{ parsed: ParsedQuery; correctedTo: string } | null> {
  const { narrowed, terms } = parsed
  // The only word of a query that no advert matches needs no second look.
  const isUnknown = terms.length === 1 && narrowed.clauses.length === 0 && !narrowed.limits
  const words = await correct(deps, terms, isUnknown)
  if (!words) return null
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
    if (relaxation.isFollower) continue
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
  const levels = relaxedQueries(parsed)
  const widest = { parsed, tsQuery: levels.at(-1) ?? [], limits: limitsOf(parsed, false) }
  if (parsed.isWide || parsed.terms.length === 0)
    return { ...widest, isWidest: true, hasMatch: null }
  const level = await findMatchingLevel(sql, levels, limitsOf(parsed, true))
  const tsQuery = levels[level ?? levels.length - 1]
  if (level === null || level === levels.length - 1 || !tsQuery)
    return { ...widest, isWidest: true, hasMatch: level !== null }
  return { parsed, tsQuery, limits: limitsOf(parsed, level === 1), isWidest: false, hasMatch: true }
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
