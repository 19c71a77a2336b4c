/** Degrees. */
interface Point {
  readonly latitude: number
  readonly longitude: number
}

const metresPerDegree = 111_320

/** Distance in metres, in the equirectangular approximation. */
export function metresBetween(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * metresPerDegree
  const east =
    (a.longitude - b.longitude) * metresPerDegree * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
