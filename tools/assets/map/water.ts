import { kilometres } from './ways.ts'
import type { Point } from './lines.ts'

/** Kilometres between a river of a coarse source and the border that runs in it. */
const reach = 1.8
/** So many points of a river in a row along the border are no chance. */
const shortestRun = 8
/** A run goes on over so many points that are farther. */
const longestGap = 4

/** A river with the stretches where the border runs in it as the border, which is drawn more finely. */
export function alongBorder(river: readonly Point[], border: readonly Point[]): readonly Point[] {
  const near = river.map((point) => nearestTo(point, border))
  const line: Point[] = []
  let at = 0
  for (const [from, to] of runs(near.map((found) => found.distance < reach))) {
    line.push(...river.slice(at, from))
    line.push(...stretch(border, near[from]?.index ?? 0, near[to]?.index ?? 0))
    at = to + 1
  }
  return [...line, ...river.slice(at)]
}

/** Pieces of a line inside a ring; an end close to the ring is drawn on to it. */
export function insideRing(
  line: readonly Point[],
  ring: readonly Point[],
): readonly (readonly Point[])[] {
  const pieces: Point[][] = [[]]
  for (const point of line) {
    if (isInside(point, ring)) pieces.at(-1)?.push(point)
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces
    .filter((piece) => piece.length > 1)
    .map((piece) => [...joint(piece[0], ring), ...piece, ...joint(piece.at(-1), ring)])
}

export function isInside([lon, lat]: Point, ring: readonly Point[]): boolean {
  let isIn = false
  for (const [index, point] of ring.entries()) {
    const before = ring.at(index - 1) ?? point
    if (point[1] > lat === before[1] > lat) continue
    const crossing = point[0] + ((lat - point[1]) / (before[1] - point[1])) * (before[0] - point[0])
    if (lon < crossing) isIn = !isIn
  }
  return isIn
}

function joint(end: Point | undefined, ring: readonly Point[]): readonly Point[] {
  if (!end) return []
  const { index, distance } = nearestTo(end, ring)
  const point = ring[index]
  return point && distance < reach ? [point] : []
}

function nearestTo(point: Point, ring: readonly Point[]): { index: number; distance: number } {
  const distances = ring.map((other) => kilometres(point, other))
  const distance = Math.min(...distances)
  return { index: distances.indexOf(distance), distance }
}

/** First and last index of each run of true values. */
function runs(values: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  for (const [index, isTrue] of values.entries()) {
    if (!isTrue) continue
    const last = found.at(-1)
    if (last && index - last[1] <= longestGap) last[1] = index
    else found.push([index, index])
  }
  return found.filter(([from, to]) => to - from >= shortestRun)
}

/** The shorter way along a ring from one of its points to another. */
function stretch(ring: readonly Point[], from: number, to: number): readonly Point[] {
  const forward = around(ring, from, to)
  const backward = around(ring, to, from).toReversed()
  return lengthOf(forward) <= lengthOf(backward) ? forward : backward
}

function around(ring: readonly Point[], from: number, to: number): readonly Point[] {
  return from <= to ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)]
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, index) => sum + kilometres(point, line[index - 1] ?? point), 0)
}
