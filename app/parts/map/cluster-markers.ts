import './map-trust.ts'
import {
  divIcon,
  marker,
  type LeafletMouseEvent,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import type { Cluster } from './map-clusters.ts'
import css from './cluster-map.module.css'
import { namedOnMap } from './cluster-names.ts'

/** A cluster with the text on it and its label: "12 adverts near Soroca". */
export interface MapCluster extends Cluster {
  readonly text: string
  readonly name: string
  readonly city: string
}

export interface ClusterMarkers {
  readonly show: (clusters: readonly MapCluster[]) => void
}

interface Placed {
  readonly marker: Marker
  readonly button: HTMLButtonElement
  readonly city: HTMLElement
}

/** Renders clusters as buttons. Unchanged markers and their focus are kept. */
export function placeMarkers(
  map: LeafletMap,
  onPress: (cluster: MapCluster) => void,
): ClusterMarkers {
  const placed = new Map<string, Placed>()
  const show = (clusters: readonly MapCluster[]): void => {
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
      known.button.setAttribute('aria-label', cluster.name)
    }
    const named = namedOnMap(map, clusters)
    for (const cluster of clusters) {
      const known = placed.get(keyOf(cluster))
      if (known) known.city.textContent = named.has(cluster) ? cluster.city : ''
    }
    if (lost) focusNearest(map, lost, [...placed.values()])
  }
  return { show }
}

function keyOf({ latitude, longitude, count, advertId }: MapCluster): string {
  return [latitude, longitude, count, advertId].join(' ')
}

function place(
  map: LeafletMap,
  cluster: MapCluster,
  onPress: (cluster: MapCluster) => void,
): Placed {
  const { count, text } = cluster
  const button = document.createElement('button')
  button.type = 'button'
  button.className = css[sizeOf(count)] ?? ''
  button.textContent = text
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
  return { marker: made, button, city }
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
