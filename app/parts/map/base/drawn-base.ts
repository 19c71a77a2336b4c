import '../map-trust.ts'
import { polygon, polyline, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import type { Lang } from '#contract/languages.ts'
import css from './drawn-base.module.css'
import { labelPlaces, type PlaceNames } from './place-labels.ts'

/** Longitude and latitude, degrees. */
type Line = readonly (readonly [number, number])[]

/** Contents of `/assets/map/base.json`, drawn by `tools/assets/map-base.ts`. */
export interface DrawnBase {
  /** A ring around all, and the land as its holes. */
  readonly sea: readonly Line[]
  readonly borders: readonly Line[]
  readonly country: readonly (readonly Line[])[]
  readonly districts: readonly Line[]
  readonly rivers: readonly Line[]
  /** Names in Romanian, Russian and English, latitude, longitude, rank. */
  readonly places: readonly (readonly [readonly [string, string, string], number, number, number])[]
}

const languages = ['ro', 'ru', 'en'] as const

export async function fetchDrawnBase(): Promise<DrawnBase> {
  const response = await fetch('/assets/map/base.json')
  return await response.json()
}

/** Draws sea, borders, districts, rivers and, by zoom, the names of places. */
export function drawBase(map: LeafletMap, base: DrawnBase, lang: Lang): PlaceNames {
  const area = (rings: readonly Line[], name: string): void => {
    polygon(rings.map(latLngs), { ...look(name), smoothFactor: 0.5 }).addTo(map)
  }
  const lines = (all: readonly Line[], name: string): void => {
    polyline(all.map(latLngs), { ...look(name), smoothFactor: 0.5 }).addTo(map)
  }
  area(base.sea, 'sea')
  lines(base.borders, 'border')
  for (const rings of base.country) area(rings, 'country')
  lines(base.districts, 'district')
  lines(base.rivers, 'river')
  for (const rings of base.country) lines(rings, 'edge')
  const index = languages.indexOf(lang)
  return labelPlaces(
    map,
    base.places.map(([names, latitude, longitude, rank]) => ({
      name: names[index] ?? names[0],
      ...{ latitude, longitude, rank },
    })),
    async () => {
      const response = await fetch(`/assets/map/places-${lang}.json`)
      return await response.json()
    },
  )
}

function look(name: string): { className: string; interactive: false } {
  return { className: css[name] ?? '', interactive: false }
}

function latLngs(line: Line): LatLngTuple[] {
  return line.map(([lon, lat]) => [lat, lon])
}
