/** A box on the map in pixels: left, top, right, bottom. */
export type Room = readonly [number, number, number, number]

export function touch(one: Room, other: Room): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
