import type { PendingQuery, Row } from 'postgres'
import type { Db } from '../../deps.ts'

/** A condition on an advert's lexemes, as the text of a tsquery, with what it adds to the score. */
export interface ScorePart {
  readonly tsquery: string
  readonly weight: number
}

/** Stems that score when they are among the first words of the title. */
export interface HeadPart {
  readonly roots: readonly string[]
  readonly weight: number
}

export interface Scoring {
  readonly parts: readonly ScorePart[]
  readonly heads: readonly HeadPart[]
}

/** Scores of a list of ids, an SQL expression, in their order: see `scores_of()`. */
export function scoresOf(sql: Db, ids: PendingQuery<Row[]>, { parts, heads }: Scoring) {
  const queries = [...parts.map(({ tsquery }) => tsquery), ...heads.map(() => null)]
  const roots = [...parts.map(() => null), ...heads.map(({ roots: stems }) => stems.join(' '))]
  const weights = [...parts, ...heads].map(({ weight }) => weight)
  return sql`scores_of(${ids}, ${queries}::text[]::tsquery[], ${roots}::text[], ${weights}::float8[])`
}
