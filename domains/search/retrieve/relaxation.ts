import { tsQueryOf, type Clause, type Limits, type TsQuery } from '../condition.ts'
import type { Narrowed } from '../filters/narrow.ts'
import type { Term } from '../analyze/terms.ts'

/** A query in terms of the index. */
export interface ParsedQuery {
  readonly narrowed: Narrowed
  /** Empty for a query without words. */
  readonly terms: readonly Term[]
  /** The query is for an accessory, part or repair. */
  readonly isSecondary: boolean
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
export function relaxedQueries({ narrowed, terms, isSecondary }: ParsedQuery): TsQuery[] {
  const all = (clauses: readonly Clause[], except?: string): TsQuery =>
    tsQueryOf([...clauses, ...narrowed.clauses], except)
  if (terms.length === 0) return [all([])]
  const title = titleClauses(terms)
  const except = isSecondary ? undefined : secondary
  const hasSubcategory = terms.some(({ subcategories }) => subcategories.length > 0)
  const hasStrictLevel = hasSubcategory || terms.length > requiredTitleTerms
  const strict = hasStrictLevel ? terms.map((term) => term.strict) : title
  return [all(strict, except), all(title, except), all(title), all(terms.map((term) => term.any))]
}

/** Limits of a level; narrow levels also exclude parts and accessories by the first words of the title. */
export function limitsOf({ narrowed, terms }: ParsedQuery, isNarrow: boolean): Limits | null {
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
