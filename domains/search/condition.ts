/** Any of these, each by all of its lexemes. */
export type Clause = readonly (readonly string[])[]

/** What lexemes cannot say; an advert lies within all that are there. */
export interface Limits {
  /** In bani: least and greatest. */
  readonly price?: readonly [number | null, number | null]
  /** By key of attribute: least and greatest. */
  readonly numbers?: Readonly<Record<string, readonly [number | null, number | null]>>
  /** In any of these circles: degrees, degrees, kilometres. */
  readonly circles?: readonly (readonly [number, number, number])[]
  /** South, west, north, east, in degrees. */
  readonly box?: readonly [number, number, number, number]
  /** Roots that are not among the first words of its title, but in these subcategories. */
  readonly parts?: readonly string[]
  readonly things?: readonly number[]
}

/** What an advert must meet, in the words of the index (`ad_index.tsv`): every clause, and the limits. */
export interface Condition {
  /** The whole of it but the limits, as PostgreSQL reads it. */
  readonly tsquery: string
  /** Each of these is a part of it: an advert that meets it meets them all. */
  readonly clauses: readonly Clause[]
  readonly limits: Limits | null
}

/** The lexeme that every public advert has. */
const anyAdvert = "'~'"

/** As PostgreSQL reads it. */
export function tsQueryText(clauses: readonly Clause[]): string {
  return clauses.length === 0 ? anyAdvert : clauses.map(textOf).join(' & ')
}

/** Queries that an advert must meet all, for the index: it leaps between them, see adverts_of() of the database. */
export type TsQuery = readonly string[]

/** As adverts_of() takes them, beside a stretch of the index and a window of prices. */
const mostPieces = 4

/**
 * Clauses as a query, all but those that meet a lexeme. Those of one alternative cost least in one piece, and the pieces
 * with few where they lead.
 */
export function tsQueryOf(clauses: readonly Clause[], exceptLexeme?: string): TsQuery {
  const single = clauses.filter((clause) => clause.length === 1)
  const others = clauses
    .filter((clause) => clause.length !== 1)
    .toSorted((a, b) => a.length - b.length)
    .map(textOf)
  const [first = anyAdvert, ...more] = single.length > 0 ? [tsQueryText(single), ...others] : others
  const pieces = [
    exceptLexeme === undefined ? first : `${first} & !${quoted(exceptLexeme)}`,
    ...more,
  ]
  const last = pieces.slice(mostPieces - 1).join(' & ')
  return last ? [...pieces.slice(0, mostPieces - 1), last] : pieces
}

/** In brackets. */
function textOf(clause: Clause): string {
  const all = clause.map((lexemes) => lexemes.map(quoted).join(' & '))
  return `(${all.join(' | ')})`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
