import { tsQueryOf, type Clause, type Limits, type TsQuery } from '../condition.ts'
import type { Narrowed } from '../filters/narrow.ts'
import type { PricePhrase } from '../analyze/phrases/price-phrases.ts'
import type { Understood } from '../analyze/query-terms.ts'
import type { GuessedThing } from '../expand/likely/guess.ts'
import type { Likely } from '../expand/likely/likely-branches.ts'
import type { Term } from '../expand/term.ts'
import { shareOf, type LexemeShares } from './lexeme-shares.ts'

/** A query in terms of the index. */
export interface ParsedQuery {
  readonly narrowed: Narrowed
  /** Empty for a query without words. */
  readonly terms: readonly Term[]
  /** What adverts are scored by: dropped terms too. */
  readonly scored: readonly Term[]
  readonly likely: Likely
  /** What the query may mean, by its words alone, likeliest first. */
  readonly things: readonly GuessedThing[]
  /** The query is for an accessory, part or repair. */
  readonly isSecondary: boolean
  /** Lowest prices first: the query says "cheap". */
  readonly isCheap: boolean
  /** The price that the query states. */
  readonly price: PricePhrase | null
  /** Parts of the query that are conditions and no names of things. */
  readonly understood: readonly Understood[]
  /** Requests the widest level: every advert that mentions the words. */
  readonly isWide: boolean
}

/** Number of terms that must match the title; further ones may match the description. */
const requiredTitleTerms = 2

/**
 * The query at its four relaxation levels, each wider than the previous one. The result is that of the first level,
 * from the second on, that has a match: a search for telephones excludes covers and swap offers while there are
 * telephones. The first level is used for ranking only.
 */
export function relaxedQueries(parsed: LevelSources): TsQuery[] {
  return levelsOf(parsed).map(({ clauses, except }) => tsQueryOf(clauses, except))
}

/** Estimated shares of the adverts that match each of the levels. */
export function sharesOfLevels(
  parsed: LevelSources,
  shares: LexemeShares | null,
): readonly number[] | null {
  return shares && levelsOf(parsed).map(({ clauses }) => shareOf(clauses, shares))
}

type LevelSources = Pick<
  ParsedQuery,
  'narrowed' | 'terms' | 'scored' | 'likely' | 'isSecondary' | 'isCheap'
>

interface Level {
  readonly clauses: readonly Clause[]
  readonly except: readonly string[]
}

function levelsOf(sources: LevelSources): Level[] {
  const { narrowed, terms, scored, likely, isSecondary, isCheap } = sources
  const all = (clauses: readonly Clause[], except: readonly string[] = []): Level => ({
    clauses: [...clauses, ...narrowed.clauses],
    except,
  })
  if (terms.length === 0) return [all([])]
  const near = likely.branches.length > 0 ? [likely.branches] : []
  const nearTitles = likely.reach === 'first' ? [] : near
  const nearTexts = likely.reach === 'all' ? near : []
  const title = titleClauses(terms)
  const except = [...(isSecondary ? [] : [secondary]), ...excludedBy(terms)]
  const strict = [...strictClauses(terms), ...near]
  const first = isCheap ? [...except, ...cheapOthers(terms, scored)] : except
  return [
    all(strict, first),
    isCheap ? all(strict, first) : all([...title, ...near], except),
    all([...title, ...nearTitles], isCheap ? except : []),
    all([...terms.map((term) => term.any), ...nearTexts]),
  ]
}

function strictClauses(terms: readonly Term[]): Clause[] {
  const hasSubcategory = terms.some(({ subcategories }) => subcategories.length > 0)
  const hasStrictLevel = hasSubcategory || terms.length > requiredTitleTerms
  return hasStrictLevel ? terms.map((term) => term.strict) : titleClauses(terms)
}

/** What only an advert meets that fits the query fully; it has none of `except`. */
export function strictestQuery(
  { narrowed, terms, isSecondary }: Pick<ParsedQuery, 'narrowed' | 'terms' | 'isSecondary'>,
  except: readonly string[],
): TsQuery {
  const clauses = [...strictClauses(terms), ...narrowed.clauses]
  if (terms.length === 0) return tsQueryOf(clauses)
  return tsQueryOf(clauses, [...(isSecondary ? [] : [secondary]), ...except])
}

const broken = '~ostate:broken'

/** The lowest prices are those of broken things, and rents. */
function cheapOthers(terms: readonly Term[], scored: readonly Term[]): string[] {
  const unasked = scored.filter(({ weight }) => weight < 0)
  return [
    ...(asksForBroken(terms) ? [] : [broken]),
    ...unasked.flatMap(({ subcategories }) => subcategories.flat()),
  ]
}

/** What rivals of the person who asks offer, unless the query asks for it: who looks for work needs no CVs. */
function excludedBy(terms: readonly Term[]): string[] {
  const asked = new Set(terms.flatMap(({ any }) => any.flat()))
  return [...new Set(terms.flatMap(({ excluded }) => excluded))].filter((one) => !asked.has(one))
}

function asksForBroken(terms: readonly Term[]): boolean {
  return terms.some(({ any }) => any.some((lexemes) => lexemes.includes(broken)))
}

/** Limits of a level; narrow levels also exclude parts and accessories by the first words of the title. */
export function limitsOf(
  { narrowed, terms }: Pick<ParsedQuery, 'narrowed' | 'terms'>,
  isNarrow: boolean,
): Limits | null {
  const parts = isNarrow ? [...new Set(terms.flatMap((term) => term.parts))] : []
  if (parts.length === 0) return narrowed.limits
  const things = terms.flatMap(({ subcategories }) =>
    subcategories.map(([lexeme = '']) => Number(lexeme.slice(2))),
  )
  return { ...narrowed.limits, parts, things: [...new Set(things)] }
}

/** The lexeme of adverts of accessories, parts and repairs. */
const secondary = '~x'

/** The first `requiredTitleTerms` terms must match the title, further ones any text. */
export function titleClauses(terms: readonly Term[]): Clause[] {
  return terms.map((term, at) => (at < requiredTitleTerms ? term.title : term.any))
}
