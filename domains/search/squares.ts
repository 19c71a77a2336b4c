import type { Clause } from './condition.ts'

const kilometresPerDegree = 111.32
/** As many squares as one question names; wider ones are taken where there would be more. */
const mostSquares = 80

/** South, west, north, east, in degrees. */
export type Box = readonly [number, number, number, number]

/** The box around a circle; the earth is flat on so small a piece of it. */
export function boxAround([latitude, longitude, kilometres]: readonly [
  number,
  number,
  number,
]): Box {
  const north = kilometres / kilometresPerDegree
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return [latitude - north, longitude - east, latitude + north, longitude + east]
}

/** The squares of the map that the boxes touch, in the words of the index; null where they are the whole country. */
export function squaresOf(boxes: readonly Box[]): Clause | null {
  for (const { letter, parts } of [
    { letter: '~g', parts: 10 },
    { letter: '~h', parts: 2 },
  ]) {
    const count = boxes.reduce((sum, box) => sum + countOf(box, parts), 0)
    if (count <= mostSquares) {
      return [...new Set(boxes.flatMap((box) => namesOf(box, letter, parts)))].map((name) => [name])
    }
  }
  return null
}

function countOf([south, west, north, east]: Box, parts: number): number {
  const along = (from: number, to: number): number =>
    Math.floor(to * parts) - Math.floor(from * parts) + 1
  return Math.max(0, along(south, north)) * Math.max(0, along(west, east))
}

function namesOf([south, west, north, east]: Box, letter: string, parts: number): string[] {
  const names: string[] = []
  for (let row = Math.floor(south * parts); row <= Math.floor(north * parts); row++) {
    for (let column = Math.floor(west * parts); column <= Math.floor(east * parts); column++)
      names.push(`${letter}${row}:${column}`)
  }
  return names
}
