import type { Deps } from '../deps.ts'
import { listPlacesByName, type FoundPlace } from './retrieve/store.ts'

export { findClusters } from './map/clusters.ts'
export { tsqueryOf, type Clause } from './condition.ts'
export { findFacets } from './facets/facets.ts'
export { findAdverts, type AdvertQuery, type FoundPage } from './retrieve/find.ts'
export { conditionOf } from './retrieve/query.ts'
export { lexiconOf as prepareSearch } from './analyze/lexicon.ts'
export { findPopular } from './retrieve/popular.ts'
export { proposeSubcategories } from './proposals/propose.ts'
export { findSimilar } from './similar/similar.ts'
export { suggest } from './suggest/suggest.ts'
export { readSynonyms } from './analyze/synonyms.ts'
export { findWaysOut } from './zero-results/zero-results.ts'

const placesShown = 20

/** Places and districts whose name starts with the text, in any case, alphabet or spelling; at most 20. */
export async function findPlaces(deps: Pick<Deps, 'sql'>, text: string): Promise<FoundPlace[]> {
  return listPlacesByName(deps.sql, text, placesShown)
}
