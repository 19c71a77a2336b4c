import type { Clause } from '../condition.ts'

const kilometresPerDegree = 111.32
/** Maximum number of small cells in a query; above it, wide cells are used. */
const maxSmallCells = 80

/** South, west, north, east, in degrees. */
export type Box = readonly [number, number, number, number]

/** Bounding box of all adverts: at most 72 wide cells. */
const country: Box = [45.3, 26.4, 48.7, 30.4]
/** A clause that no advert matches. */
const nowhere: Clause = [['~g']]

/** Bounding box of a circle, in the equirectangular approximation. */
export function boxAround([latitude, longitude, kilometres]: readonly [
  number,
  number,
  number,
]): Box {
  const north = kilometres / kilometresPerDegree
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return [latitude - north, longitude - east, latitude + north, longitude + east]
}

/** Clause of the grid cells that intersect any of the boxes; null when a box covers the whole country. */
export function gridCellsOf(boxes: readonly Box[]): Clause | null {
  const inside = boxes.map(inCountry)
  if (inside.some((box) => box.every((side, at) => side === country[at]))) return null
  const count = inside.reduce((sum, box) => sum + countOf(box, 10), 0)
  const cells =
    count > maxSmallCells
      ? inside.flatMap((box) => namesOf(box, '~h', 2))
      : inside.flatMap((box) => namesOf(box, '~g', 10))
  return cells.length > 0 ? [...new Set(cells)].map((name) => [name]) : nowhere
}

function inCountry([south, west, north, east]: Box): Box {
  return [
    Math.max(south, country[0]),
    Math.max(west, country[1]),
    Math.min(north, country[2]),
    Math.min(east, country[3]),
  ]
}

function countOf([south, west, north, east]: Box, parts: number): number {
  const along = (from: number, to: number): number =>
    Math.max(0, Math.floor(to * parts) - Math.floor(from * parts) + 1)
  return along(south, north) * along(west, east)
}

function namesOf([south, west, north, east]: Box, letter: string, parts: number): string[] {
  const names: string[] = []
  for (let row = Math.floor(south * parts); row <= Math.floor(north * parts); row++) {
    for (let column = Math.floor(west * parts); column <= Math.floor(east * parts); column++)
      names.push(`${letter}${row}:${column}`)
  }
  return names
}
