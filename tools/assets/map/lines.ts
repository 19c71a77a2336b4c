/** Longitude and latitude, degrees. */
export type Point = readonly [number, number]

/** West, south, east, north. */
type Frame = readonly [number, number, number, number]

/** The part of a ring inside a frame (Sutherland–Hodgman). */
export function clippedRing(ring: readonly Point[], frame: Frame): readonly Point[] {
  const [west, south, east, north] = frame
  const sides = [
    [0, west, 1],
    [1, south, 1],
    [0, east, -1],
    [1, north, -1],
  ] as const
  let clipped = ring
  for (const [axis, limit, sign] of sides) {
    const isInside = (point: Point): boolean => (point[axis] - limit) * sign >= 0
    const points = clipped
    clipped = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point
      const kept = isInside(point) ? [point] : []
      return isInside(point) === isInside(before)
        ? kept
        : [crossing(before, point, axis, limit), ...kept]
    })
  }
  return clipped
}

function crossing(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const part = (limit - from[axis]) / (to[axis] - from[axis])
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
}

/** Three decimals of a degree are about 100 m. */
export const decimals = { coarse: 3, fine: 4 } as const

/** A line to so many decimals, without points closer than `tolerance` degrees to it (Douglas–Peucker). */
export function roundedLine(
  line: readonly Point[],
  tolerance: number,
  digits: number = decimals.coarse,
): readonly Point[] {
  const round = (degrees: number): number => Number(degrees.toFixed(digits))
  const rounded = line.map(([lon, lat]): Point => [round(lon), round(lat)])
  const different = rounded.filter(
    ([lon, lat], index) =>
      index === 0 || lon !== rounded[index - 1]?.[0] || lat !== rounded[index - 1]?.[1],
  )
  return tolerance > 0 ? simplified(different, tolerance) : different
}

function simplified(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (line.length < 3 || !first || !last) return line
  const distances = line.map((point) => distance(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= tolerance) return [first, last]
  const split = distances.indexOf(farthest)
  return [
    ...simplified(line.slice(0, split + 1), tolerance),
    ...simplified(line.slice(split), tolerance).slice(1),
  ]
}

/** From a point to the line through two; to the first of them when they are one. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [px, py] = [point[0] - from[0], point[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length
}
