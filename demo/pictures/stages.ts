import { desk, meadow, outdoors, room, table } from './backdrops.ts'
import { fillsOf, type Fills } from './fills.ts'
import { shadow } from './pieces.ts'
import type { Painter, Studio } from './studio.ts'

/** Draws an item in the colour of the fills. */
export type Draw = (fills: Fills, studio: Studio) => string

type Stage = (tones: readonly string[], draw: Draw, reach?: number) => Painter

/** Items of one kind vary in colour by seed; `ground` is the y of their foot. */
function stage(backdrop: (studio: Studio) => string, ground: number): Stage {
  return (tones, draw, reach = 400) =>
    (studio) => {
      const fills = fillsOf(studio.brush, studio.turn(tones))
      const under = shadow(studio.brush, { x: 600, y: ground, rx: reach, ry: 46, dark: 0.8 })
      return `${backdrop(studio)}${ground > 0 ? under : ''}${draw(fills, studio)}`
    }
}

/** Stands on a table; the foot is at y 770. */
export const onTable = stage(({ brush, around }) => table(brush, around), 770)
/** Lies on a desk, seen from above, around the middle 600, 450. */
export const onDesk = stage(({ brush, around }) => desk(brush, around), 0)
/** Stands on the floor of a room; the foot is at y 790, the wall ends at y 640. */
export const inRoom = stage(({ brush, around }) => room(brush, around), 790)
/** Hangs on the wall of a room. */
export const onWall = stage(({ brush, around }) => room(brush, around, 780), 0)
/** Stands in the grass; the foot is at y 790. */
export const inGarden = stage(({ brush, around }) => meadow(brush, around), 790)
/** Stands in a street or on a road; the foot is at y 730. */
export const onRoad = stage(({ brush, around }) => outdoors(brush, around), 730)

export const bright = ['#b3202a', '#24489c', '#2f7d5b', '#e07a2c', '#d9b12f', '#7a1f4f', '#2b7a8c']
export const greys = ['#d9dce0', '#3a3c42', '#8d949c', '#f1efea', '#5d626b', '#26272c']
export const darks = ['#26272c', '#33353b', '#1b1c20', '#3a3f4a', '#2f2a3a']
export const whites = ['#f1f2f3', '#e6e3dd', '#dfe5ea', '#efe9df', '#d3d8dc']
export const woods = ['#b48a63', '#7d5a43', '#d5b895', '#9c6f45', '#c9a27c', '#6d4a34']
export const cloths = ['#3f5f86', '#7a1f4f', '#8a8f98', '#c9a27c', '#4a5a48', '#2b2d33', '#b5654a']
