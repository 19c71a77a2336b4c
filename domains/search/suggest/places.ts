import { hourMs } from '#contract/rules/durations.ts'
import { suggestedPlaces, suggestionsFrom } from '#contract/limits.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import type { Deps } from '../../deps.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import { listPlaceBeginnings, listSuggestedPlaces, type SuggestedPlace } from './store.ts'

/** Maximum number of words in the name of a place ("Vadul lui Vodă"). */
const maxPlaceWords = 3

/** Places by the last words of a partially typed query. */
export async function suggestPlaces(
  deps: Pick<Deps, 'sql'>,
  text: string,
): Promise<readonly SuggestedPlace[]> {
  const known = await beginnings(deps)
  const starts = placeStarts(text).filter((start) =>
    known.has(plainText(start).slice(0, suggestionsFrom)),
  )
  return starts.length > 0 ? listSuggestedPlaces(deps.sql, starts, suggestedPlaces) : []
}

/** Most texts begin no name, which is known without asking. */
const beginnings = ttlCache(
  hourMs,
  async (deps: Pick<Deps, 'sql'>): Promise<ReadonlySet<string>> =>
    new Set(await listPlaceBeginnings(deps.sql, suggestionsFrom)),
)

/** Prefixes of place names: the last one to three words, so "apartament vadul lui" suggests "Vadul lui Vodă". */
function placeStarts(text: string): string[] {
  const words = text.trim().split(/\s+/)
  return Array.from({ length: Math.min(maxPlaceWords, words.length) }, (_none, index) =>
    words.slice(-1 - index).join(' '),
  ).filter((start) => plainText(start).length >= suggestionsFrom)
}
