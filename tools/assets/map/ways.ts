import type { Point } from './lines.ts'

export interface Locality {
  readonly name_ro: string
  readonly lat: number
  readonly lon: number
  readonly district: string
  readonly kind?: string
}

/** Separates the stops of a way: names of localities, `Name@District` where many are called so, or `lon lat`. */
const separator = ', '
/** Of latitude 47, in kilometres. */
const degree = { lon: 76, lat: 111 } as const
/** Between two stops, kilometres. Farther apart, a name was mistaken. */
const longestLeg = 45

/** The line of a road or river through the localities that it passes; of several with one name a town, else the nearest. */
export function wayThrough(stops: string, localities: readonly Locality[]): readonly Point[] {
  const line: Point[] = []
  for (const stop of stops.split(separator)) {
    const last = line.at(-1)
    const next = pointOf(stop, localities, last)
    if (last && kilometres(last, next) > longestLeg) throw new Error(`${stop} is too far: ${stops}`)
    line.push(next)
  }
  return line
}

function pointOf(stop: string, localities: readonly Locality[], from: Point | undefined): Point {
  if (/^\d/.test(stop)) {
    const [lon = 0, lat = 0] = stop.split(' ').map(Number)
    return [lon, lat]
  }
  const [name, district] = stop.split('@')
  const called = localities.filter(
    (place) => place.name_ro === name && (!district || place.district === district),
  )
  const towns = called.filter(({ kind }) => kind === 'city' || kind === 'town')
  const [nearest, other] = (towns.length > 0 ? towns : called)
    .map(({ lon, lat }): Point => [lon, lat])
    .toSorted((one, two) => (from ? kilometres(from, one) - kilometres(from, two) : 0))
  if (!nearest) throw new Error(`No locality is called ${stop}`)
  if (!from && other) throw new Error(`Several localities are called ${stop}`)
  return nearest
}

/** A curve through the points of a line (Catmull–Rom), `steps` points to a leg. */
export function curved(line: readonly Point[], steps: number): readonly Point[] {
  const curve: Point[] = []
  for (const [index, from] of line.entries()) {
    const to = line[index + 1]
    if (!to) break
    const [before, after] = [line[index - 1] ?? from, line[index + 2] ?? to]
    for (let step = 0; step < steps; step++) {
      const part = step / steps
      const along = (axis: 0 | 1): number =>
        between([before[axis], from[axis], to[axis], after[axis]], part)
      curve.push([along(0), along(1)])
    }
  }
  return [...curve, ...line.slice(-1)]
}

function between(
  [before, from, to, after]: readonly [number, number, number, number],
  part: number,
): number {
  const bend = 2 * before - 5 * from + 4 * to - after
  const twist = 3 * (from - to) + after - before
  return from + (part * (to - before + part * (bend + part * twist))) / 2
}

/** A ring with its corners cut twice (Chaikin). */
export function softened(ring: readonly Point[]): readonly Point[] {
  return cut(cut(ring))
}

function cut(ring: readonly Point[]): readonly Point[] {
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point
    return [mixed(point, next, 0.25), mixed(point, next, 0.75)]
  })
}

function mixed(one: Point, other: Point, part: number): Point {
  return [one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])]
}

export function kilometres(one: Point, other: Point): number {
  return Math.hypot((one[0] - other[0]) * degree.lon, (one[1] - other[1]) * degree.lat)
}
