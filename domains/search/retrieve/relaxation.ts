import { queryOf, type Clause, type Limits, type Query } from '../condition.ts'
import type { Narrowed } from '../filters/narrow.ts'
import type { Idea } from '../analyze/terms.ts'

/** A wish in the words of the index. */
export interface Question {
  readonly narrowed: Narrowed
  /** Empty where no words were typed. */
  readonly ideas: readonly Idea[]
  /** What is asked for belongs to other things itself: a cover, a part, a repair. */
  readonly isSecondary: boolean
  /** All that holds the words is wanted, whatever it is. */
  readonly isWide: boolean
}

/** As many words as a title must hold; further ones may be said in the text. */
const namedInTitle = 2

/**
 * The question in ever wider queries. The list is of the first of them but the very first that any advert meets: who
 * searches for a telephone does not want its covers, nor what somebody would swap for one, as long as there are
 * telephones. The very first only says what comes before the others.
 */
export function levelsOf({ narrowed, ideas, isSecondary }: Question): Query[] {
  const all = (clauses: readonly Clause[], except?: string): Query =>
    queryOf([...clauses, ...narrowed.clauses], except)
  if (ideas.length === 0) return [all([])]
  const title = titleClauses(ideas)
  const except = isSecondary ? undefined : secondary
  const hasPlace = ideas.some(({ subcategories }) => subcategories.length > 0)
  const isOrdered = hasPlace || ideas.length > namedInTitle
  const strict = isOrdered ? ideas.map((idea) => idea.strict) : title
  return [all(strict, except), all(title, except), all(title), all(ideas.map((idea) => idea.any))]
}

/** What belongs to a thing is left out of the first two levels. */
export function limitsOf({ narrowed, ideas }: Question, isNarrow: boolean): Limits | null {
  const parts = isNarrow ? [...new Set(ideas.flatMap((idea) => idea.parts))] : []
  if (parts.length === 0) return narrowed.limits
  const things = ideas.flatMap(({ subcategories }) =>
    subcategories.map(([lexeme = '']) => Number(lexeme.slice(2))),
  )
  return { ...narrowed.limits, parts, things: [...new Set(things)] }
}

/** The lexeme of adverts of what belongs to other things. */
const secondary = '~x'

/** What an advert says in its title, as far as it must. */
export function titleClauses(ideas: readonly Idea[]): Clause[] {
  return ideas.map((idea, at) => (at < namedInTitle ? idea.title : idea.any))
}
