import '../map-trust.ts'
import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet'
import css from './drawn-base.module.css'
import { layLabels, type Label, type PlacedLabel } from './label-layout.ts'
import { labelsAlong, type NamedLine } from './line-labels.ts'
import { controlRooms, visibleRoom, type Room } from './map-rooms.ts'
import { townAt, type Point } from './town-at.ts'

export interface PlaceNames {
  /** Keeps names out of these boxes, in pixels of the world at the map's zoom. */
  readonly avoid: (rooms: readonly Room[]) => void
  /** The largest town within so many pixels of a point; null: none. */
  readonly townAt: (at: Point, pixels: number) => string | null
}

export interface MapNames {
  /** Cities and towns, also beyond the border, and countries. */
  readonly places: readonly Label[]
  readonly lines: readonly NamedLine[]
  readonly fetchVillages: () => Promise<readonly Label[]>
}

/** Zoom from which villages are loaded: a little before their names appear. */
const villageZoom = 10
const edge = 4

/** Names of places, rivers and roads that have room; villages are loaded when the map is close enough. */
export function labelPlaces(map: LeafletMap, names: MapNames): PlaceNames {
  let places = names.places
  let taken: readonly Room[] = []
  const show = writerOn(map)
  const alongLines = linesBy(map, names.lines)
  const draw = (): void => {
    const labels = [...places, ...alongLines()]
    const covered = [...controlRooms(map), ...taken]
    show(layLabels(map, labels, { zoom: map.getZoom(), view: viewOf(map), taken: covered }))
  }
  const addVillages = once(map, async () => {
    places = [...names.places, ...(await names.fetchVillages())]
    draw()
  })
  map.on('zoomend', () => {
    taken = []
  })
  map.on('moveend resize', () => {
    draw()
    addVillages()
  })
  map.whenReady(() => {
    draw()
    addVillages()
  })
  const avoid = (rooms: readonly Room[]): void => {
    taken = rooms
    draw()
  }
  return { avoid, townAt: (at, pixels) => townAt(map, names.places, at, pixels) }
}

/** The visible part of the world in pixels, less a narrow edge. */
function viewOf(map: LeafletMap): Room {
  const [left, top, right, bottom] = visibleRoom(map)
  return [left + edge, top + edge, right - edge, bottom - edge]
}

/** Names along lines, worked out once per zoom level: they stay while the map is moved. */
function linesBy(map: LeafletMap, lines: readonly NamedLine[]): () => readonly Label[] {
  let zoom = -1
  let labels: readonly Label[] = []
  return () => {
    if (map.getZoom() === zoom) return labels
    zoom = map.getZoom()
    labels = lines.flatMap((line) => labelsAlong(map, line))
    return labels
  }
}

/** Writes these names and removes all others. */
function writerOn(map: LeafletMap): (labels: readonly PlacedLabel[]) => void {
  const shown = new Map<Label, Marker>()
  map.createPane('places').style.zIndex = '450'
  return (labels) => {
    const named = new Set(labels.map(({ label }) => label))
    for (const [label, written] of shown) {
      if (named.has(label)) continue
      written.remove()
      shown.delete(label)
    }
    for (const { label, side } of labels) {
      const written = shown.get(label) ?? write(map, label)
      shown.set(label, written)
      const element = written.getElement()
      if (element) element.dataset['side'] = side
    }
  }
}

/** Loads once the map is close enough; after a failure again with the next move. */
function once(map: LeafletMap, load: () => Promise<void>): () => void {
  let isAsked = false
  return () => {
    if (isAsked || map.getZoom() < villageZoom) return
    isAsked = true
    load().catch(() => {
      isAsked = false
    })
  }
}

function write(map: LeafletMap, { name, latitude, longitude, rank }: Label): Marker {
  const text = document.createElement('span')
  text.textContent = name
  const icon = divIcon({ className: css['place'] ?? '', html: text, iconSize: [0, 0] })
  const options = { icon, pane: 'places', interactive: false, keyboard: false } as const
  const written = marker([latitude, longitude], options).addTo(map)
  const element = written.getElement()
  if (element) {
    element.dataset['rank'] = String(rank)
    element.ariaHidden = 'true'
  }
  return written
}
