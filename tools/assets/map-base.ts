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
import { clippedRing, roundedLine, type Point } from './map-lines.ts'

/**
 * Draws the base of maps without tiles: `node tools/assets/map-base.ts`. Sea, borders, the Prut and towns in one file;
 * villages and sectors in one per language, which maps load close up.
 */
const folder = 'app/public/assets/map/'
/** West, south, east, north. Beyond what a map of the country can show. */
const frame = [20, 43, 37, 51.5] as const
const [west, south, east, north] = frame
/** ISO 3166 numeric codes of the countries in the frame: what is none of them is sea. */
const around = new Set('498 642 804 100 643 792 348 616 703 112 688 807 499 191'.split(' '))
/** Moldova and Romania. */
const riverBetween = new Set(['498', '642'])
const languages = ['ro', 'ru', 'en'] as const

interface Locality {
  readonly name_ro: string
  readonly name_ru: string
  readonly name_en: string
  readonly kind?: string
  readonly lat: number
  readonly lon: number
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8'))
}

const world = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
const countries = await readJson<Topology<{ countries: GeometryCollection }>>(world)
const moldova = await readJson<
  Topology<{ districts: GeometryCollection & { geometries: (Polygon | MultiPolygon)[] } }>
>('db/data/map/districts.json')
const units =
  await readJson<{ localities: Locality[]; sectors?: Locality[] }[]>('db/data/places.json')

const { districts } = moldova.objects
const localities = units.flatMap((unit) => unit.localities)
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
const base = {
  // A ring around the frame, and the land as its holes.
  sea: [frameRing, ...land.map((ring) => roundedLine(ring, 0.008))],
  borders: mesh(countries, neighbours, (one, other) => one !== other)
    .coordinates.map((line) => line.map(pointOf))
    .filter((line) => line.some(isInFrame))
    .map((line) => roundedLine(line, 0.02)),
  country: merge(moldova, districts.geometries).coordinates.map((rings) =>
    rings.map((ring) => roundedLine(ring.map(pointOf), 0)),
  ),
  districts: mesh(moldova, districts, (one, other) => one !== other).coordinates.map((line) =>
    roundedLine(line.map(pointOf), 0),
  ),
  // The border with Romania runs in the Prut.
  rivers: mesh(
    countries,
    neighbours,
    (one, other) =>
      one !== other && riverBetween.has(String(one.id)) && riverBetween.has(String(other.id)),
  ).coordinates.map((line) => roundedLine(line.map(pointOf), 0.002)),
  places: localities.flatMap((place) => {
    const rank = { city: 0, town: 1 }[place.kind ?? '']
    return rank === undefined ? [] : [[namesOf(place), ...at(place), rank]]
  }),
}

await mkdir(folder, { recursive: true })
await write('base', base)
for (const [index, lang] of languages.entries()) {
  const villages = localities.filter(({ kind }) => kind === 'village')
  const sectors = units.flatMap((unit) => unit.sectors ?? [])
  await write(`places-${lang}`, [
    ...villages.map((place) => [namesOf(place)[index], ...at(place), 2]),
    ...sectors.map((place) => [namesOf(place)[index], ...at(place), 3]),
  ])
}

async function write(name: string, content: unknown): Promise<void> {
  await writeFile(`${folder}${name}.json`, `${JSON.stringify(content)}\n`)
}

function namesOf(place: Locality): readonly [string, string, string] {
  return [place.name_ro, place.name_ru, place.name_en]
}

function at({ lat, lon }: Locality): readonly [number, number] {
  return [Number(lat.toFixed(3)), Number(lon.toFixed(3))]
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
