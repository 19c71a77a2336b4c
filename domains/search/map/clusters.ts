import { countCap } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { listClusters, type Cluster } from './cluster-store.ts'
import { resolveQuery } from '../retrieve/query.ts'
import type { SearchQuery } from '../filters/narrow.ts'

/** Pixels of a map that two adverts must lie apart to be shown apart. */
const apart = 64
const tileWidth = 256

export interface Clusters {
  readonly clusters: readonly Cluster[]
  /** On the map; where there are more, the newest are shown. */
  readonly count: number
  readonly isCapped: boolean
}

/** The adverts of a list on a map of this zoom (0 is the world in one tile), those near each other as one. */
export async function findClusters(
  deps: Pick<Deps, 'sql' | 'clock'>,
  query: SearchQuery,
  zoom: number,
): Promise<Clusters> {
  const resolved = await resolveQuery(deps, query)
  if (!resolved) return { clusters: [], count: 0, isCapped: false }
  const degrees = (360 / (tileWidth * 2 ** zoom)) * apart
  const { tsQuery, limits } = resolved
  const clusters = await listClusters(deps.sql, tsQuery, {
    limits,
    most: countCap + 1,
    degrees,
  })
  const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0)
  return { clusters, count: Math.min(count, countCap), isCapped: count > countCap }
}
