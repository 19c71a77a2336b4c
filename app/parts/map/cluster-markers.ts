import './map-trust.ts'
import {
  divIcon,
  marker,
  type LeafletMouseEvent,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import { radiusOf, type Cluster } from './map-clusters.ts'
import type { ReadyMap } from './map-frame.tsx'
import css from './cluster-map.module.css'
import { layOut, type Side } from './cluster-layout.ts'
import { controlRooms, type Room } from './base/map-rooms.ts'

/** A cluster with the text on it, a count or a price, and how it is called at a place: "12 adverts near Soroca". */
export interface MapCluster extends Cluster {
  readonly text: string
  /** Place of its newest advert. */
  readonly city: string
  readonly nameAt: (city: string) => string
}

export interface ClusterMarkers {
  /** Returns what they cover, in pixels of the world at the map's zoom. */
  readonly show: (clusters: readonly MapCluster[]) => readonly Room[]
  /** Lifts one above the others; null: none. */
  readonly mark: (cluster: MapCluster | null) => void
}

interface Placed {
  readonly marker: Marker
  readonly button: HTMLButtonElement
  readonly city: HTMLElement
  readonly count: number
}

/** Renders clusters as buttons. Unchanged markers and their focus are kept. */
export function placeMarkers(
  { map, names }: Pick<ReadyMap, 'map' | 'names'>,
  onPress: (cluster: MapCluster) => void,
): ClusterMarkers {
  const placed = new Map<string, Placed>()
  const show = (found: readonly MapCluster[]): readonly Room[] => {
    const clusters = found.map((cluster) => ({ ...cluster, city: placeOf(cluster, names) }))
    const next = new Map(clusters.map((cluster) => [keyOf(cluster), cluster]))
    let lost: Placed | undefined
    for (const [key, old] of placed) {
      if (next.has(key)) continue
      if (old.button === document.activeElement) lost = old
      old.marker.remove()
      placed.delete(key)
    }
    for (const [key, cluster] of next) {
      const known = placed.get(key) ?? place(map, cluster, onPress)
      placed.set(key, known)
      known.button.setAttribute('aria-label', cluster.nameAt(cluster.city))
    }
    const layout = layOut(map, clusters, controlRooms(map))
    for (const cluster of clusters) {
      const known = placed.get(keyOf(cluster))
      if (known) write(known, cluster, layout.priced.has(cluster), layout.named.get(cluster))
    }
    if (lost) focusNearest(map, lost, [...placed.values()])
    return layout.rooms
  }
  const mark = (cluster: MapCluster | null): void => {
    const marked = cluster && placed.get(keyOf(cluster))
    for (const one of placed.values()) {
      const isMarked = one === marked
      one.button.toggleAttribute('data-marked', isMarked)
      one.marker.setZIndexOffset(isMarked ? 10_000 : one.count)
    }
  }
  return { show, mark }
}

/** Several adverts are called after the town that they cover, one after its own place. */
function placeOf(cluster: MapCluster, names: ReadyMap['names']): string {
  const { count, city } = cluster
  const town = count > 1 ? names?.townAt(cluster, radiusOf(count)) : null
  return town ?? city
}

function write(
  { button, city }: Placed,
  cluster: MapCluster,
  isPriced: boolean,
  side: Side | undefined,
): void {
  const isOne = cluster.count === 1
  button.textContent = isOne && !isPriced ? '' : cluster.text
  button.className = css[isPriced ? 'price' : sizeOf(cluster.count)] ?? ''
  city.textContent = side ? cluster.city : ''
  city.dataset['side'] = side ?? ''
}

function keyOf({ latitude, longitude, count, advertId }: MapCluster): string {
  return [latitude, longitude, count, advertId].join(' ')
}

function place(
  map: LeafletMap,
  cluster: MapCluster,
  onPress: (cluster: MapCluster) => void,
): Placed {
  const { count } = cluster
  const button = document.createElement('button')
  button.type = 'button'
  const city = document.createElement('span')
  city.className = css['city'] ?? ''
  city.ariaHidden = 'true'
  const html = document.createElement('div')
  html.append(button, city)

  const icon = divIcon({ className: css['cluster'] ?? '', html, iconSize: [64, 64] })
  const at: [number, number] = [cluster.latitude, cluster.longitude]
  const made = marker(at, { icon, keyboard: false, zIndexOffset: count }).addTo(map)
  // Leaflet suppresses clicks after a drag; after one it also suppresses those of the keyboard, which have `detail` 0.
  made.on('click', ({ originalEvent }: LeafletMouseEvent) => {
    if (originalEvent.detail > 0) onPress(cluster)
  })
  button.addEventListener('click', ({ detail }) => {
    if (detail === 0) onPress(cluster)
  })
  return { marker: made, button, city, count }
}

function sizeOf(count: number): 'one' | 'few' | 'many' | 'most' {
  if (count === 1) return 'one'
  if (count < 10) return 'few'
  return count < 100 ? 'many' : 'most'
}

/** Moves the focus of a cluster that has split to the nearest marker. */
function focusNearest(map: LeafletMap, lost: Placed, others: readonly Placed[]): void {
  const from = lost.marker.getLatLng()
  const distance = (other: Placed): number => map.distance(from, other.marker.getLatLng())
  const [nearest] = others.toSorted((one, other) => distance(one) - distance(other))
  const target = nearest?.button ?? map.getContainer()
  target.focus({ preventScroll: true })
}
