import type { Lexicon } from '../expand/lexicon/lexicon.ts'
import { isNegation } from './modifiers.ts'
import { findPlaces, type PlacePhrase } from './phrases/place-names.ts'
import { isStopWord } from './tokens.ts'

/**
 * A query of places only, or of two places (a journey), has them as words. Of a city and its sector the sector
 * counts.
 */
export function splitPlaces(
  words: readonly string[],
  lexicon: Lexicon,
): { places: readonly PlacePhrase[]; rest: readonly string[] } {
  const places = findPlaces(words, lexicon.places)
  const isPlace = (at: number): boolean =>
    places.some((place) => at >= place.at && at < place.at + place.length)
  const rest = words.filter((_word, at) => !isPlace(at))
  const isOnlyPlace = rest.every(isStopWord)
  const sectors = places.filter(({ city }) => city !== '')
  const meant = sectors.length > 0 ? sectors : places
  return isOnlyPlace || meant.length !== 1 ? { places: [], rest: words } : { places: meant, rest }
}

/**
 * "fără sac", «без опыта»: two words that count together. At the beginning of a query "far" is the lamp of a car;
 * `isContinued` says that something else of the query stands before the words.
 */
export function splitNegations(
  words: readonly string[],
  { isContinued }: { readonly isContinued: boolean },
): {
  negated: readonly (readonly string[])[]
  others: readonly string[]
} {
  const from = isContinued ? 0 : 1
  const starts = words.flatMap((word, at) =>
    isNegation(word) && at >= from && at + 1 < words.length ? [at] : [],
  )
  return {
    negated: starts.map((at) => words.slice(at, at + 2)),
    others: words.filter((_word, at) => !starts.includes(at) && !starts.includes(at - 1)),
  }
}
