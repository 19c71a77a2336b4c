import { countCap } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { listClusters, type Cluster } from './cluster-store.ts'
import { resolveQuery } from '../retrieve/query.ts'
import type { SearchQuery } from '../filters/narrow.ts'

/** Width of a cluster cell on the screen, pixels. */
const cellPixels = 64
const tileWidth = 256

export interface Clusters {
  readonly clusters: readonly Cluster[]
  /** Matching adverts, up to `countCap`; only the newest are clustered. */
  readonly count: number
  readonly isCapped: boolean
}

/** Clusters the adverts of a list for a map at this zoom (0 is the world in one tile). */
export async function findClusters(
  deps: Pick<Deps, 'sql' | 'clock'>,
  query: SearchQuery,
  zoom: number,
): Promise<Clusters> {
  const resolved = await resolveQuery(deps, query)
  if (!resolved) return { clusters: [], count: 0, isCapped: false }
  const degrees = (360 / (tileWidth * 2 ** zoom)) * cellPixels
  const { tsQuery, limits } = resolved
  const clusters = await listClusters(deps.sql, tsQuery, {
    limits,
    sampleSize: countCap + 1,
    degrees,
  })
  const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0)
  return { clusters, count: Math.min(count, countCap), isCapped: count > countCap }
}
