import { radiusOf } from './map-clusters.ts'
import { touch, type Room } from './base/map-rooms.ts'

/** What is needed of a map: pixels of the world at its zoom. */
interface Projection {
  readonly project: (at: [number, number]) => { readonly x: number; readonly y: number }
}

interface Drawn {
  readonly latitude: number
  readonly longitude: number
  readonly count: number
  readonly text: string
  readonly city: string
}

/** Where a name is: under its cluster or above it. */
export type Side = 'below' | 'above'

export interface ClusterLayout<Cluster> {
  /** Single adverts whose price has room; the others are dots. */
  readonly priced: ReadonlySet<Cluster>
  /** Clusters whose place name has room, and where. */
  readonly named: ReadonlyMap<Cluster, Side>
  /** What all of them cover, in pixels of the world at the map's zoom. */
  readonly rooms: readonly Room[]
}

const sides = ['below', 'above'] as const
const letterWidth = 6.5
const lineHeight = 16
const priceLetter = 8
const priceHeight = 34

/**
 * What is written on clusters without covering another or `taken`: counts always, then prices, then names; the largest
 * first.
 */
export function layOut<Cluster extends Drawn>(
  map: Projection,
  clusters: readonly Cluster[],
  taken: readonly Room[],
): ClusterLayout<Cluster> {
  const bySize = clusters.toSorted((one, other) => other.count - one.count)
  const rooms = new Map<Cluster, Room>(bySize.map((cluster) => [cluster, circleOf(map, cluster)]))
  const fits = (cluster: Cluster, room: Room): boolean =>
    !taken.some((other) => touch(room, other)) &&
    ![...rooms].some(([other, covered]) => other !== cluster && touch(room, covered))
  const priced = new Set<Cluster>()
  for (const cluster of bySize) {
    if (cluster.count > 1 || !cluster.text) continue
    const room = priceRoom(map, cluster)
    if (!fits(cluster, room)) continue
    rooms.set(cluster, room)
    priced.add(cluster)
  }
  const named = new Map<Cluster, Side>()
  const names: Room[] = []
  for (const cluster of bySize) {
    if (!cluster.city || priced.has(cluster)) continue
    const isFree = (side: Side): boolean => {
      const room = nameRoom(map, cluster, side)
      return fits(cluster, room) && !names.some((other) => touch(room, other))
    }
    // The largest has its name in any case: people find their way by the capital.
    const side = sides.find(isFree) ?? (cluster === bySize[0] ? 'below' : null)
    if (!side) continue
    names.push(nameRoom(map, cluster, side))
    named.set(cluster, side)
  }
  return { priced, named, rooms: [...rooms.values(), ...names] }
}

function circleOf(map: Projection, { latitude, longitude, count }: Drawn): Room {
  const { x, y } = map.project([latitude, longitude])
  const radius = radiusOf(count) - 2
  return [x - radius, y - radius, x + radius, y + radius]
}

function priceRoom(map: Projection, { latitude, longitude, text }: Drawn): Room {
  const { x, y } = map.project([latitude, longitude])
  const half = (text.length * priceLetter) / 2 + 10
  return [x - half, y - priceHeight / 2, x + half, y + priceHeight / 2]
}

function nameRoom(map: Projection, { latitude, longitude, count, city }: Drawn, side: Side): Room {
  const { x, y } = map.project([latitude, longitude])
  const half = (city.length * letterWidth) / 2
  const radius = radiusOf(count)
  const top = side === 'below' ? y + radius : y - radius - lineHeight
  return [x - half, top, x + half, top + lineHeight]
}
