import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** Extracts the outline of Moldova from Natural Earth: `node tools/assets/outline.ts`. Maps without tiles show it. */
const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const world: Topology<{ countries: GeometryCollection }> = JSON.parse(await readFile(path, 'utf8'))

/** ISO 3166 numeric code of Moldova. */
const code = '498'

const country = feature(world, world.objects.countries).features.find(({ id }) => id === code)
if (!country) throw new Error(`No country ${code} in ${path}`)

const outline = JSON.stringify(country.geometry, (_key, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(3)) : value,
)
await writeFile('app/public/assets/moldova.json', `${outline}\n`)
