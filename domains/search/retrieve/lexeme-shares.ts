import { hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import type { Clause } from '../condition.ts'
import { listLexemeShares } from './store.ts'

/** Shares of the adverts that have a lexeme, 0–1. */
export interface LexemeShares {
  readonly listed: ReadonlyMap<string, number>
  /** All unlisted alternatives of a clause together: each has less than the rarest listed one, and most hardly occur. */
  readonly unlisted: number
}

/** From the statistics of the database; null while it has none. */
export const lexemeShares = ttlCache(
  hourMs,
  async ({ sql }: Pick<Deps, 'sql'>): Promise<LexemeShares | null> => {
    const shares = await listLexemeShares(sql)
    if (shares.length === 0) return null
    const listed = new Map(shares.map(({ lexeme, share }) => [lexeme, share]))
    return { listed, unlisted: Math.min(...listed.values()) / 2 }
  },
)

/**
 * Estimated share of the adverts that match all clauses. Only tells how far a scan reads at once. Words of one query
 * often occur together, so further clauses count with the root of their share.
 */
export function shareOf(clauses: readonly Clause[], shares: LexemeShares): number {
  const [rarest = 1, ...others] = clauses
    .map((clause) => shareOfAny(clause, shares))
    .toSorted((a, b) => a - b)
  return others.reduce((product, share) => product * Math.sqrt(share), rarest)
}

function shareOfAny(clause: Clause, { listed, unlisted }: LexemeShares): number {
  const known = clause.flatMap((lexemes) => {
    const all = lexemes.map((lexeme) => listed.get(lexeme) ?? 0)
    return all.includes(0) ? [] : [Math.min(...all)]
  })
  const rest = known.length < clause.length ? unlisted : 0
  return Math.min(
    1,
    known.reduce((sum, share) => sum + share, rest),
  )
}
