import '../map-trust.ts'
import { polygon, polyline, type Map as LeafletMap } from 'leaflet'
import { languages, type Lang } from '#contract/languages.ts'
import css from './drawn-base.module.css'
import { ranks, type Label } from './label-layout.ts'
import { labelPlaces, type MapNames, type PlaceNames } from './place-labels.ts'
import { settlement } from './settlement.ts'

/** Longitude and latitude, degrees. */
type Line = readonly (readonly [number, number])[]

/** In Romanian, Russian and English. */
type Names = readonly [string, string, string]

/** Contents of `/assets/map/base.json`, drawn by `tools/assets/map/base.ts`. */
export interface DrawnBase {
  /** A ring around all, and the land as its holes. */
  readonly sea: readonly Line[]
  readonly borders: readonly Line[]
  readonly country: Line
  readonly districts: readonly Line[]
  readonly lakes: readonly Line[]
  readonly rivers: readonly {
    readonly names: Names
    readonly isLarge: boolean
    readonly line: Line
  }[]
  /** Magistral roads have numbers with M; an empty number is not known. */
  readonly roads: readonly { readonly number: string; readonly line: Line }[]
  /** Names, latitude, longitude, rank and radius in metres. */
  readonly places: readonly (readonly [Names, number, number, number, number])[]
}

/** Name, latitude, longitude, rank: a file of them is half as large as of objects. */
type Row = readonly [string, number, number, number]

const villageRadius = 450
/** How much wider roads and rivers are at a zoom level than in the first view of the country. */
const widening = [
  [11, 2],
  [9, 1.5],
  [0, 1],
] as const

export async function fetchDrawnBase(): Promise<DrawnBase> {
  const response = await fetch('/assets/map/base.json')
  return await response.json()
}

/** Draws land, water, settlements, roads and, by zoom, the names of them. */
export function drawBase(map: LeafletMap, base: DrawnBase, lang: Lang): PlaceNames {
  const drawer = drawerOn(map)
  const { area, lines } = drawer
  widenWithZoom(map)
  area(base.sea, 'sea')
  lines(base.borders, 'border')
  area([base.country], 'country')
  area(
    base.places.flatMap(([, latitude, longitude, , radius]) =>
      settlement(latitude, longitude, radius),
    ),
    'settled',
  )
  const villages = area([], 'settled')
  lines(base.districts, 'district')
  area(base.lakes, 'lake')
  lines(base.rivers.filter(({ isLarge }) => !isLarge).map(lineOf), 'stream')
  lines(base.rivers.filter(({ isLarge }) => isLarge).map(lineOf), 'river')
  lines([base.country], 'edge')
  drawRoads(drawer, base)
  const fetchAndDraw = async (): Promise<readonly Label[]> => {
    const places = await fetchVillages(lang)
    const rings = places
      .filter(({ rank }) => rank === ranks.village)
      .flatMap(({ latitude, longitude }) => settlement(latitude, longitude, villageRadius))
    villages.setLatLngs(rings.map(latLngs))
    return places
  }
  return labelPlaces(map, { ...namesOf(base, lang), fetchVillages: fetchAndDraw })
}

/** Each with its sides, the larger ones over the smaller. */
function drawRoads({ lines }: ReturnType<typeof drawerOn>, { roads }: DrawnBase): void {
  const main = roads.filter(isMain).map(lineOf)
  const other = roads.filter((road) => !isMain(road)).map(lineOf)
  lines(other, 'roadside')
  lines(main, 'mainside')
  lines(other, 'road')
  lines(main, 'main')
}

function namesOf(
  { places, roads, rivers }: DrawnBase,
  lang: Lang,
): Pick<MapNames, 'places' | 'lines'> {
  const index = languages.indexOf(lang)
  const inLang = (names: Names): string => names[index] ?? names[0]
  const ofRoads = roads
    .filter(({ number }) => number)
    .map(({ number, line }) => ({ name: number, rank: ranks.road, line: latLngs(line) }))
  const ofRivers = rivers.map(({ names, line }) => ({
    ...{ name: inLang(names), rank: ranks.river, line: latLngs(line) },
  }))
  return {
    places: places.map(([names, latitude, longitude, rank, radius]) => ({
      ...{ name: inLang(names), latitude, longitude, rank, radius },
    })),
    lines: [...ofRoads, ...ofRivers],
  }
}

async function fetchVillages(lang: Lang): Promise<readonly Label[]> {
  const response = await fetch(`/assets/map/places-${lang}.json`)
  const rows: readonly Row[] = await response.json()
  return rows.map(([name, latitude, longitude, rank]) => ({ name, latitude, longitude, rank }))
}

function drawerOn(map: LeafletMap) {
  const area = (rings: readonly Line[], name: string) =>
    polygon(rings.map(latLngs), {
      ...look(name),
      smoothFactor: 0.5,
      // Settlements overlap; the sea has land as its holes.
      fillRule: name === 'settled' ? 'nonzero' : 'evenodd',
    }).addTo(map)
  const lines = (all: readonly Line[], name: string) =>
    polyline(all.map(latLngs), { ...look(name), smoothFactor: 0.5 }).addTo(map)
  return { area, lines }
}

function widenWithZoom(map: LeafletMap): void {
  const set = (): void => {
    const [, width] = widening.find(([from]) => map.getZoom() >= from) ?? widening[2]
    map.getContainer().style.setProperty('--widening', String(width))
  }
  map.on('zoomend', set)
  map.whenReady(set)
}

function isMain({ number }: { number: string }): boolean {
  return number.startsWith('M')
}

function lineOf({ line }: { line: Line }): Line {
  return line
}

function look(name: string): { className: string; interactive: false } {
  return { className: css[name] ?? '', interactive: false }
}

function latLngs(line: Line): [number, number][] {
  return line.map(([lon, lat]) => [lat, lon])
}
