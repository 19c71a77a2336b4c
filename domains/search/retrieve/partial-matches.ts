import type { Term } from '../expand/term.ts'
import type { ParsedQuery } from './relaxation.ts'
import type { Relaxation } from './relaxed-terms.ts'
import type { Rows } from './store.ts'

/** Adverts that fill the screen of a phone. */
export const screenful = 16

/** Adverts that match all words but the missing ones; in an answer none are missing where none match. */
export interface PartialMatches {
  readonly missing: readonly string[]
  readonly ids: readonly number[]
}

export function shownIn(rows: Rows, partial: readonly PartialMatches[]): Set<number> {
  return new Set([...rows.ids, ...partial.flatMap(({ ids }) => ids)])
}

/** Share of the weight of a query whose words say what is looked for. */
const most = 0.4

/** Its words say what is looked for; a branch alone, where such things lie, has anything. */
export function hasMost({ parsed: { terms } }: Relaxation, query: ParsedQuery): boolean {
  const weightOf = (all: readonly Term[]): number =>
    all.reduce((sum, { words, weight }) => sum + (words.length > 0 ? weight : 0), 0)
  return weightOf(terms) >= weightOf(query.terms) * most
}

/** Each advert and each set of missing words once, at most a screenful with the list itself. */
export function distinct(
  ids: readonly number[],
  partial: readonly PartialMatches[],
): readonly PartialMatches[] {
  const shown = new Set(ids)
  const groups = Map.groupBy(partial, ({ missing }) => missing.join(' '))
  return [...groups.values()]
    .map((same) => {
      const missing = same[0]?.missing ?? []
      const all = new Set(same.flatMap(({ ids: found }) => found))
      const others = [...all]
        .filter((id) => !shown.has(id))
        .slice(0, Math.max(0, screenful - shown.size))
      for (const id of others) shown.add(id)
      return { missing, ids: others }
    })
    .filter((group) => group.ids.length > 0)
}
