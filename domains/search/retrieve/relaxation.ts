import { tsQueryOf, type Clause, type Limits, type TsQuery } from '../condition.ts'
import type { Narrowed } from '../filters/narrow.ts'
import type { Term } from '../analyze/terms.ts'

/** A query in terms of the index. */
export interface ParsedQuery {
  readonly narrowed: Narrowed
  /** Empty where no words were typed. */
  readonly terms: readonly Term[]
  /** Asks for an accessory, part or repair itself. */
  readonly isSecondary: boolean
  /** Every advert that mentions the words, whatever it offers. */
  readonly isWide: boolean
}

/** As many words as a title must hold; further ones may be said in the text. */
const namedInTitle = 2

/**
 * The query at its four levels, each wider than the one before. The list is that of the first level from the second on
 * that has a match: a search for a telephone gives no covers, nor what somebody would swap for one, while there are
 * telephones. The first level only ranks.
 */
export function relaxedQueries({ narrowed, terms, isSecondary }: ParsedQuery): TsQuery[] {
  const all = (clauses: readonly Clause[], except?: string): TsQuery =>
    tsQueryOf([...clauses, ...narrowed.clauses], except)
  if (terms.length === 0) return [all([])]
  const title = titleClauses(terms)
  const except = isSecondary ? undefined : secondary
  const hasPlace = terms.some(({ subcategories }) => subcategories.length > 0)
  const isOrdered = hasPlace || terms.length > namedInTitle
  const strict = isOrdered ? terms.map((term) => term.strict) : title
  return [all(strict, except), all(title, except), all(title), all(terms.map((term) => term.any))]
}

/** Accessories and parts are left out of the first two levels. */
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

/** The first words must stand in the title, further ones anywhere. */
export function titleClauses(terms: readonly Term[]): Clause[] {
  return terms.map((term, at) => (at < namedInTitle ? term.title : term.any))
}
