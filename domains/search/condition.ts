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
export function tsqueryOf(clauses: readonly Clause[]): string {
  if (clauses.length === 0) return anyAdvert
  const any = clauses.map((alternatives) => {
    const all = alternatives.map((lexemes) => lexemes.map(quoted).join(' & '))
    return `(${all.join(' | ')})`
  })
  return any.join(' & ')
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
