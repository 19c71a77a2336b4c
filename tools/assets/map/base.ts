import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { merge, mesh } from 'topojson-client'
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification'
import { languages } from '#contract/languages.ts'
import { clippedRing, decimals, roundedLine, type Point } from './lines.ts'
import { alongBorder, insideRing } from './water.ts'
import { curved, wayThrough } from './ways.ts'

/**
 * Draws the base of maps without tiles: `node tools/assets/map/base.ts`. Land, water, roads and towns in one file;
 * villages and sectors in one per language, which maps load close up.
 */
const folder = 'app/public/assets/map/'
/** West, south, east, north. Beyond what a map of the country can show. */
const frame = [20, 43, 37, 51.5] as const
const [west, south, east, north] = frame
/** ISO 3166 numeric codes of the countries in the frame: what is none of them is sea. */
const around = new Set('498 642 804 100 643 792 348 616 703 112 688 807 499 191'.split(' '))
const moldovaCode = '498'
/** Degrees: about 50 m. */
const fine = 0.0005
const curve = { road: 6, river: 8 } as const
/** Metres of the disc of a town: a share of the root of its people. */
const radius = { share: 10, least: 700, most: 6000 } as const
/** As `ranks` of the map. */
const ranks = { city: 0, town: 1, village: 2, sector: 3, country: 4, abroad: 7 } as const

type Names = readonly [string, string, string]

interface Locality {
  readonly name_ro: string
  readonly name_ru: string
  readonly name_en: string
  readonly kind?: string
  readonly lat: number
  readonly lon: number
  readonly population?: number
}

interface Unit {
  readonly name_ro: string
  readonly localities: readonly Locality[]
  readonly sectors?: readonly Locality[]
}

interface Ways {
  readonly roads: readonly { readonly number: string; readonly stops: string }[]
  readonly rivers: readonly { readonly name: Names; readonly stops: string }[]
}

interface Around {
  readonly countries: readonly { readonly name: Names; readonly at: readonly string[] }[]
  readonly towns: readonly { readonly name: Names; readonly at: string }[]
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'))
}

async function readMap<T>(name: string): Promise<T> {
  return await readJson(`db/data/map/${name}.json`)
}

const world = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
const countries = await readJson<Topology<{ countries: GeometryCollection }>>(world)
const { objects, ...topology } =
  await readMap<Topology<{ districts: GeometryCollection }>>('districts')
const border = await readMap<readonly Point[]>('border')
const lakes = await readMap<readonly (readonly Point[])[]>('lakes')
const rivers = await readMap<Record<string, readonly (readonly Point[])[]>>('rivers')
const ways = await readMap<Ways>('ways')
const abroad = await readMap<Around>('around')
const units = await readJson<readonly Unit[]>('db/data/places.json')

const localities = units.flatMap((unit) =>
  unit.localities.map((place) => ({ ...place, district: unit.name_ro })),
)
const neighbours: GeometryCollection = {
  type: 'GeometryCollection',
  geometries: countries.objects.countries.geometries.filter(({ id }) => around.has(String(id))),
}
const frameRing: Point[] = [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
const land = merge(countries, neighbours.geometries.filter(isArea))
  .coordinates.map(([outer = []]) => clippedRing(outer.map(pointOf), frame))
  .filter((ring) => ring.length > 2)
/** Names of the rivers that come from a source of lines. */
const largeRivers: readonly [string, Names][] = [
  ['nistru', ['Nistru', 'Днестр', 'Dniester']],
  ['prut', ['Prut', 'Прут', 'Prut']],
  ['dunare', ['Dunărea', 'Дунай', 'Danube']],
]

const base = {
  // A ring around the frame, and the land as its holes.
  sea: [frameRing, ...land.map((ring) => roundedLine(ring, 0.004))],
  // The country's own border is drawn more finely.
  borders: mesh(
    countries,
    neighbours,
    (one, other) => one !== other && ![one.id, other.id].map(String).includes(moldovaCode),
  )
    .coordinates.map((line) => line.map(pointOf))
    .filter((line) => line.some(isInFrame))
    .map((line) => roundedLine(line, 0.01)),
  country: roundedLine(border, fine, decimals.fine),
  districts: mesh({ ...topology, objects }, objects.districts, (one, other) => one !== other)
    .coordinates.flatMap((line) => insideRing(line.map(pointOf), border))
    .map((line) => roundedLine(line, 0.001)),
  lakes,
  rivers: [
    ...largeRivers.flatMap(([key, names]) =>
      (rivers[key] ?? []).map((line) => ({
        names,
        isLarge: true,
        line: roundedLine(alongBorder(line, border), fine, decimals.fine),
      })),
    ),
    ...ways.rivers.map(({ name, stops }) => ({
      names: name,
      isLarge: false,
      line: wayOf(stops, curve.river),
    })),
  ],
  roads: ways.roads.map(({ number, stops }) => ({ number, line: wayOf(stops, curve.road) })),
  places: [
    ...localities.flatMap((place) => {
      const rank = { city: ranks.city, town: ranks.town }[place.kind ?? '']
      return rank === undefined ? [] : [[namesOf(place), ...at(place), rank, radiusOf(place)]]
    }),
    ...abroad.countries.flatMap(({ name, at: points }) =>
      points.map((point) => [name, ...spotOf(point), ranks.country, 0]),
    ),
    ...abroad.towns.map(({ name, at: point }) => [name, ...spotOf(point), ranks.abroad, 0]),
  ],
}

await mkdir(folder, { recursive: true })
await write('base', base)
for (const [index, lang] of languages.entries()) {
  const villages = localities.filter(({ kind }) => kind === 'village')
  const sectors = units.flatMap((unit) => unit.sectors ?? [])
  await write(`places-${lang}`, [
    ...villages.map((place) => [namesOf(place)[index], ...at(place), ranks.village]),
    ...sectors.map((place) => [namesOf(place)[index], ...at(place), ranks.sector]),
  ])
}

async function write(name: string, content: unknown): Promise<void> {
  await writeFile(`${folder}${name}.json`, `${JSON.stringify(content)}\n`)
}

function wayOf(stops: string, steps: number): readonly Point[] {
  return roundedLine(curved(wayThrough(stops, localities), steps), fine, decimals.fine)
}

function radiusOf({ population = 0 }: Locality): number {
  const metres = radius.share * Math.sqrt(population)
  return Math.round(Math.min(radius.most, Math.max(radius.least, metres)))
}

function namesOf(place: Locality): Names {
  return [place.name_ro, place.name_ru, place.name_en]
}

function at({ lat, lon }: Locality): readonly [number, number] {
  return [Number(lat.toFixed(3)), Number(lon.toFixed(3))]
}

/** Latitude and longitude of "lon lat". */
function spotOf(point: string): readonly [number, number] {
  const [lon = 0, lat = 0] = point.split(' ').map(Number)
  return [lat, lon]
}

function pointOf([lon = 0, lat = 0]: readonly number[]): Point {
  return [lon, lat]
}

function isArea(geometry: GeometryObject): geometry is Polygon | MultiPolygon {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
}

function isInFrame([lon, lat]: Point): boolean {
  return lon > west && lon < east && lat > south && lat < north
}
