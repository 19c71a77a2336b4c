import '../map-trust.ts'
import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet'
import css from './drawn-base.module.css'
import { touch, type Room } from './map-rooms.ts'

interface Place {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** 0: city, 1: town, 2: village, 3: sector. */
  readonly rank: number
}

export interface PlaceNames {
  /** Keeps names out of these boxes, in pixels of the world at the map's zoom. */
  readonly avoid: (rooms: readonly Room[]) => void
  /** The largest town within so many pixels of a point; null: none. */
  readonly townAt: (at: Point, pixels: number) => string | null
}

type Point = Pick<Place, 'latitude' | 'longitude'>

/** Name, latitude, longitude, rank: a file of them is half as large as of objects. */
type Row = readonly [string, number, number, number]

/** Zoom at which names of a rank appear. */
const zoomOf = [0, 7.5, 10.5, 11.5] as const
const villageZoom = 10.5
const mostNames = 60
const letterWidth = 7
const lineHeight = 18

/** Names of places that have room, the larger ones first; villages are loaded when the map is close enough. */
export function labelPlaces(
  map: LeafletMap,
  towns: readonly Place[],
  fetchVillages: () => Promise<readonly Row[]>,
): PlaceNames {
  let places = towns
  let taken: readonly Room[] = []
  const write = writerOn(map)
  const draw = (): void => write(placesWithRoom(map, places, taken))
  const addVillages = once(map, async () => {
    places = [...towns, ...(await fetchVillages()).map(placeOf)]
    draw()
  })
  map.on('zoomend', () => {
    taken = []
  })
  map.on('moveend', () => {
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
  return { avoid, townAt: (at, pixels) => townAt(map, towns, at, pixels) }
}

/** Writes these names and removes all others. */
function writerOn(map: LeafletMap): (places: readonly Place[]) => void {
  const shown = new Map<Place, Marker>()
  map.createPane('places').style.zIndex = '450'
  return (places) => {
    const named = new Set(places)
    for (const [place, label] of shown) {
      if (named.has(place)) continue
      label.remove()
      shown.delete(place)
    }
    for (const place of named) if (!shown.has(place)) shown.set(place, labelOf(map, place))
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

function placeOf([name, latitude, longitude, rank]: Row): Place {
  return { name, latitude, longitude, rank }
}

function townAt(
  map: LeafletMap,
  towns: readonly Place[],
  at: Point,
  pixels: number,
): string | null {
  const centre = map.project([at.latitude, at.longitude])
  const distance = ({ latitude, longitude }: Place): number =>
    centre.distanceTo(map.project([latitude, longitude]))
  const [town] = towns
    .filter((place) => distance(place) <= pixels)
    .toSorted((one, other) => one.rank - other.rank || distance(one) - distance(other))
  return town?.name ?? null
}

function placesWithRoom(
  map: LeafletMap,
  places: readonly Place[],
  covered: readonly Room[],
): readonly Place[] {
  const bounds = map.getBounds()
  const zoom = map.getZoom()
  const taken = [...covered]
  const named: Place[] = []
  const candidates = places
    .filter(
      ({ rank, latitude, longitude }) =>
        zoom >= (zoomOf[rank] ?? 0) && bounds.contains([latitude, longitude]),
    )
    .toSorted((one, other) => one.rank - other.rank)
  for (const place of candidates) {
    const room = roomOf(map, place)
    if (taken.some((other) => touch(room, other))) continue
    taken.push(room)
    named.push(place)
    if (named.length === mostNames) break
  }
  return named
}

/** In pixels of the world at this zoom, which a move does not change: names do not come and go while it is moved. */
function roomOf(map: LeafletMap, { name, latitude, longitude }: Place): Room {
  const { x, y } = map.project([latitude, longitude])
  const half = (name.length * letterWidth) / 2 + 4
  return [x - half, y - 4, x + half, y + lineHeight]
}

function labelOf(map: LeafletMap, { name, latitude, longitude, rank }: Place): Marker {
  const text = document.createElement('span')
  text.textContent = name
  const icon = divIcon({ className: css['place'] ?? '', html: text, iconSize: [0, 0] })
  const options = { icon, pane: 'places', interactive: false, keyboard: false } as const
  const label = marker([latitude, longitude], options).addTo(map)
  const element = label.getElement()
  if (element) {
    element.dataset['rank'] = String(rank)
    element.ariaHidden = 'true'
  }
  return label
}
