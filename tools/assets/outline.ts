import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** Cuts the country out of Natural Earth's map of the world: `node tools/assets/outline.ts`, what maps show without tiles. */
const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const world: Topology<{ countries: GeometryCollection }> = JSON.parse(await readFile(path, 'utf8'))

/** ISO 3166 number of Moldova. */
const code = '498'

const country = feature(world, world.objects.countries).features.find(({ id }) => id === code)
if (!country) throw new Error(`No country ${code} in ${path}`)

const outline = JSON.stringify(country.geometry, (_key, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(3)) : value,
)
await writeFile('app/public/assets/moldova.json', `${outline}\n`)
