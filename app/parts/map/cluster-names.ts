import type { Map as LeafletMap } from 'leaflet'
import { radiusOf } from './map-clusters.ts'

interface Named {
  readonly latitude: number
  readonly longitude: number
  readonly count: number
  readonly city: string
}

/** In pixels of the map: left, top, right, bottom. */
type Room = readonly [number, number, number, number]

const letterWidth = 6.5
const lineHeight = 16

/** Clusters whose name fits without covering another; the largest first. */
export function namedOnMap<Cluster extends Named>(
  map: LeafletMap,
  clusters: readonly Cluster[],
): ReadonlySet<Cluster> {
  const bySize = clusters.toSorted((one, other) => other.count - one.count)
  const taken: Room[] = bySize.map((cluster) => circleOf(map, cluster))
  const named = new Set<Cluster>()
  for (const cluster of bySize) {
    const room = nameRoom(map, cluster)
    if (!cluster.city || taken.some((other) => touch(room, other))) continue
    taken.push(room)
    named.add(cluster)
  }
  return named
}

function circleOf(map: LeafletMap, { latitude, longitude, count }: Named): Room {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude])
  const radius = radiusOf(count) - 2
  return [x - radius, y - radius, x + radius, y + radius]
}

function nameRoom(map: LeafletMap, { latitude, longitude, count, city }: Named): Room {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude])
  const half = (city.length * letterWidth) / 2
  const top = y + radiusOf(count)
  return [x - half, top, x + half, top + lineHeight]
}

function touch(one: Room, other: Room): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
