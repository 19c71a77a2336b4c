/** Adverts close to each other on a map. */
export interface Cluster {
  readonly latitude: number
  readonly longitude: number
  readonly count: number
  /** Newest advert of the cluster. */
  readonly advertId: string
}

const tileWidth = 256
/** Half of the minimum touch target, in pixels. */
const leastRadius = 22
/** Allowed overlap of two circles, in pixels. */
const overlap = 4

/** Radius of the drawn circle, in pixels. */
export function radiusOf(count: number): number {
  if (count === 1) return 11
  if (count < 10) return 22
  return count < 100 ? 26 : 30
}

/** Merges clusters whose circles overlap at this zoom; the result has the position of the larger one. */
export function mergeOverlapping(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const merged: { cluster: Cluster; at: readonly [number, number] }[] = []
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count)) {
    const at = pixelsOf(cluster, zoom)
    const near = merged.find(
      (other) =>
        Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) < room(cluster, other.cluster),
    )
    if (near) near.cluster = { ...near.cluster, count: near.cluster.count + cluster.count }
    else merged.push({ cluster, at })
  }
  return merged.map(({ cluster }) => cluster)
}

function room(one: Cluster, other: Cluster): number {
  const [a, b] = [one, other].map(({ count }) => Math.max(leastRadius, radiusOf(count)))
  return (a ?? leastRadius) + (b ?? leastRadius) - overlap
}

/** Position in the projection's pixels. */
function pixelsOf({ latitude, longitude }: Cluster, zoom: number): readonly [number, number] {
  const world = tileWidth * 2 ** zoom
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return [(world * (longitude + 180)) / 360, world * (0.5 - y / (2 * Math.PI))]
}
