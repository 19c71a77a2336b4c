/** A box on the map in pixels: left, top, right, bottom. */
export type Room = readonly [number, number, number, number]

/** What we draw over the upper right corner, from there: buttons, below them the scale, below it the sources. */
const controls: readonly Room[] = [
  [-60, 0, 0, 104],
  [-100, 92, 0, 124],
  [-28, 116, 0, 310],
]

/** What is needed of a map: the visible part of the world in pixels. */
interface View {
  readonly getPixelBounds: () => {
    readonly min?: { readonly x: number; readonly y: number } | undefined
    readonly max?: { readonly x: number; readonly y: number } | undefined
  }
}

/** The visible part of the world in pixels. */
export function visibleRoom(map: View): Room {
  const { min, max } = map.getPixelBounds()
  return min && max ? [min.x, min.y, max.x, max.y] : [0, 0, 0, 0]
}

/** What the buttons, the scale and the sources of a map cover, in pixels of the world. */
export function controlRooms(map: View): readonly Room[] {
  const [, y, x] = visibleRoom(map)
  return controls.map(([left, top, right, bottom]) => [x + left, y + top, x + right, y + bottom])
}

export function touch(one: Room, other: Room): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
