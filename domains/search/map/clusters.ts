import { countCap } from '#contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { listClusters, type Cluster } from './cluster-store.ts'
import { settledOf } from '../retrieve/query.ts'
import type { Wish } from '../filters/narrow.ts'

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
  wish: Wish,
  zoom: number,
): Promise<Clusters> {
  const settled = await settledOf(deps, wish)
  if (!settled) return { clusters: [], count: 0, isCapped: false }
  const degrees = (360 / (tileWidth * 2 ** zoom)) * apart
  const { query, limits } = settled
  const clusters = await listClusters(deps.sql, query, {
    limits,
    most: countCap + 1,
    degrees,
  })
  const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0)
  return { clusters, count: Math.min(count, countCap), isCapped: count > countCap }
}
