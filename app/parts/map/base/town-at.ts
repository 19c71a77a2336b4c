import { ranks, type Label, type Projection } from './label-layout.ts'

export type Point = Pick<Label, 'latitude' | 'longitude'>

/** Name of the largest city or town within so many pixels of a point; null: none. */
export function townAt(
  map: Projection,
  places: readonly Label[],
  at: Point,
  pixels: number,
): string | null {
  const centre = map.project([at.latitude, at.longitude])
  const isNear = ({ latitude, longitude }: Label): boolean => {
    const { x, y } = map.project([latitude, longitude])
    return Math.hypot(x - centre.x, y - centre.y) <= pixels
  }
  const [town] = places
    .filter(({ rank }) => rank === ranks.city || rank === ranks.town)
    .filter(isNear)
    .toSorted((one, other) => one.rank - other.rank || sizeOf(other) - sizeOf(one))
  return town?.name ?? null
}

function sizeOf({ radius = 0 }: Label): number {
  return radius
}
