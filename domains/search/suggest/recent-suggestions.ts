import type { Deps } from '../../deps.ts'
import { keyedTtlCache } from '../../lib/ttl-cache.ts'
import { suggest as findSuggestions, type Suggestions } from './suggest.ts'

const cached = keyedTtlCache(
  {
    milliseconds: 30_000,
    maxEntries: 2_000,
    isCacheable: ({ advertIds }: Suggestions) => advertIds.length > 0,
  },
  findSuggestions,
)

/**
 * As `findSuggestions`, with answers of the last seconds: many people type the same first letters. An advert that is no
 * longer public is not among the cards made of an answer. Empty answers are not kept.
 */
export function suggest(deps: Pick<Deps, 'sql' | 'clock'>, text: string): Promise<Suggestions> {
  return cached(deps, text.trim())
}
