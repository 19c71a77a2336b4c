/** Disjunction of alternatives; an alternative matches when an advert has all of its lexemes. */
export type Clause = readonly (readonly string[])[]

/** Conditions that lexemes cannot express; an advert must meet all that are present. */
export interface Limits {
  /** Minimum and maximum in bani. */
  readonly price?: readonly [number | null, number | null]
  /** Minimum and maximum by attribute key. */
  readonly numbers?: Readonly<Record<string, readonly [number | null, number | null]>>
  /** Latitude and longitude in degrees, radius in kilometres; the advert lies in any of the circles. */
  readonly circles?: readonly (readonly [number, number, number])[]
  /** South, west, north, east, in degrees. */
  readonly box?: readonly [number, number, number, number]
  /** Stems excluded from the first words of the title, except in the subcategories `things`. */
  readonly parts?: readonly string[]
  /** Subcategory ids. */
  readonly things?: readonly number[]
}

/** Condition on an advert in terms of the index (`ad_index.tsv`): all clauses and the limits. */
export interface Condition {
  /** Text of a PostgreSQL tsquery that covers everything but the limits. */
  readonly tsquery: string
  /** A matching advert matches each of these. */
  readonly clauses: readonly Clause[]
  readonly limits: Limits | null
}

/** The lexeme of every public advert. */
const anyAdvert = "'~'"

/** Conjunction of clauses as the text of a PostgreSQL tsquery. */
export function tsQueryText(clauses: readonly Clause[]): string {
  return clauses.length === 0 ? anyAdvert : clauses.map(textOf).join(' & ')
}

/** Conjunction of tsqueries, scanned together by `adverts_of()` in the database. */
export type TsQuery = readonly string[]

/** Limit of `adverts_of()`, besides a range of the index and one of prices. */
const maxPieces = 4

/**
 * Conjunction of clauses, without adverts that have any of `except`. Clauses with one alternative are joined into
 * one piece and pieces with few alternatives come first, which is the cheapest order to scan. What is excluded is a
 * piece of its own or belongs to the last one: in the first one it would be tested for each hit of the others.
 */
export function tsQueryOf(clauses: readonly Clause[], except: readonly string[] = []): TsQuery {
  const single = clauses.filter((clause) => clause.length === 1)
  const others = clauses
    .filter((clause) => clause.length !== 1)
    .toSorted((a, b) => a.length - b.length)
    .map(textOf)
  const [first = anyAdvert, ...more] = single.length > 0 ? [tsQueryText(single), ...others] : others
  const excluded = except.map((lexeme) => `!${quoted(lexeme)}`).join(' & ')
  const pieces = [first, ...more, ...(excluded ? [excluded] : [])]
  const last = pieces.slice(maxPieces - 1).join(' & ')
  return last ? [...pieces.slice(0, maxPieces - 1), last] : pieces
}

const texts = new WeakMap<Clause, string>()

/** Levels and relaxations of a query share their clauses. */
function textOf(clause: Clause): string {
  const known = texts.get(clause)
  if (known) return known
  const text = nested(clause.map((lexemes) => lexemes.map(quoted).join(' & ')))
  texts.set(clause, text)
  return text
}

/** "a | (b | (c))": evaluated up to the first alternative that matches, without a descent to it. */
function nested(alternatives: readonly string[]): string {
  return `(${alternatives.join(' | (')}${')'.repeat(Math.max(1, alternatives.length))}`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
