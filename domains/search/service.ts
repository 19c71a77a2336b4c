import type { Deps } from '../deps.ts'
import { listPlacesByName, type FoundPlace } from './store.ts'

export { findClusters } from './clusters.ts'
export { tsqueryOf, type Clause } from './condition.ts'
export { findFacets } from './facets.ts'
export { findAdverts, type AdvertQuery, type FoundPage } from './find.ts'
export { conditionOf } from './question.ts'
export { lexiconOf as prepareSearch } from './words/lexicon.ts'
export { findPopular } from './popular.ts'
export { proposeSubcategories } from './proposals/propose.ts'
export { findSimilar } from './similar.ts'
export { suggest } from './suggest.ts'
export { readSynonyms } from './words/synonyms.ts'
export { plainWords } from './words/words.ts'
export { findWaysOut } from './ways-out.ts'

const placesShown = 20

/** Places and districts whose name starts with the text, in any case, alphabet or spelling; at most 20. */
export async function findPlaces(deps: Pick<Deps, 'sql'>, text: string): Promise<FoundPlace[]> {
  return listPlacesByName(deps.sql, text, placesShown)
}
