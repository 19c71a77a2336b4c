import { tsqueryOf, type Clause } from './condition.ts'
import type { Narrowed } from './narrow.ts'
import type { Idea } from './understand.ts'

/** A wish in the words of the index. */
export interface Question {
  readonly narrowed: Narrowed
  /** Empty where no words were typed. */
  readonly ideas: readonly Idea[]
  /** Subcategories where what was asked for is not looked for first. */
  readonly except: readonly string[]
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
export function levelsOf({ narrowed, ideas, except }: Question): string[] {
  const all = (clauses: readonly Clause[]): string => tsqueryOf([...clauses, ...narrowed.clauses])
  if (ideas.length === 0) return [all([])]
  const title = all(titleClauses(ideas))
  const itself = title + ideas.map(withoutParts).join('') + withoutLexemes(except)
  const strict = `(${itself}) & ${tsqueryOf(ideas.map((idea) => idea.strict))}`
  return [strict, itself, title, all(ideas.map((idea) => idea.any))]
}

/** What an advert says in its title, as far as it must. */
export function titleClauses(ideas: readonly Idea[]): Clause[] {
  return ideas.map((idea, at) => (at < namedInTitle ? idea.title : idea.any))
}

function withoutParts({ parts, subcategories }: Idea): string {
  if (parts.length === 0) return ''
  const others = `!${tsqueryOf([parts])}`
  return subcategories.length > 0
    ? ` & (${others} | ${tsqueryOf([subcategories])})`
    : ` & ${others}`
}

function withoutLexemes(lexemes: readonly string[]): string {
  return lexemes.length > 0 ? ` & !${tsqueryOf([lexemes.map((lexeme) => [lexeme])])}` : ''
}
