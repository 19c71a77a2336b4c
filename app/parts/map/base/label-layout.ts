import { touch, type Room } from './map-rooms.ts'

/** Kinds of names on the drawn map; those of places as in its files. */
export const ranks = {
  city: 0,
  town: 1,
  village: 2,
  sector: 3,
  country: 4,
  river: 5,
  road: 6,
  abroad: 7,
} as const

export interface Label {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly rank: number
  /** Of the built-up area, metres. */
  readonly radius?: number
}

/** Where a name is: beside the dot of its place, or on the point itself. */
export type Side = 'below' | 'above' | 'right' | 'left' | 'on'

export interface PlacedLabel {
  readonly label: Label
  readonly side: Side
}

/** What is needed of a map: pixels of the world at its zoom. */
export interface Projection {
  readonly project: (at: [number, number]) => { readonly x: number; readonly y: number }
}

interface LabelRule {
  /** The lower, the sooner it gets room. */
  readonly order: number
  /** Zoom levels between which such names appear. */
  readonly from: number
  readonly to: number
  /** Width of a letter in pixels, the widest alphabet counts. */
  readonly letter: number
  readonly sides: readonly Side[]
}

const aroundDot: readonly Side[] = ['below', 'above', 'right', 'left']
const always = { from: 0, to: Infinity }
const rules: ReadonlyMap<number, LabelRule> = new Map([
  [ranks.city, { ...always, order: 0, letter: 8.2, sides: aroundDot }],
  [ranks.country, { order: 1, from: 0, to: 9.5, letter: 11, sides: ['on'] }],
  [ranks.town, { order: 2, from: 7.5, to: Infinity, letter: 7.2, sides: aroundDot }],
  [ranks.sector, { order: 3, from: 11.5, to: Infinity, letter: 7.4, sides: ['on'] }],
  [ranks.road, { order: 4, from: 7.5, to: Infinity, letter: 7.5, sides: ['on'] }],
  [ranks.abroad, { order: 5, from: 7, to: Infinity, letter: 7.2, sides: aroundDot }],
  [ranks.river, { order: 6, from: 8, to: Infinity, letter: 7, sides: ['on'] }],
  [ranks.village, { order: 7, from: 10.5, to: Infinity, letter: 7, sides: aroundDot }],
])
const mostNames = 90
const lineHeight = 16
const dot = 4
const padding = 3

/** Names that have room, the more important first: none over another, over `taken`, or cut by the edge of the view. */
export function layLabels(
  map: Projection,
  labels: readonly Label[],
  { zoom, view, taken }: { zoom: number; view: Room; taken: readonly Room[] },
): readonly PlacedLabel[] {
  const rooms = [...taken]
  const placed: PlacedLabel[] = []
  const candidates = labels
    .flatMap((label) => {
      const rule = rules.get(label.rank)
      const at = map.project([label.latitude, label.longitude])
      return rule && isShown(rule, zoom) && isWithin([at.x, at.y, at.x, at.y], view)
        ? [{ label, rule, at }]
        : []
    })
    .toSorted((one, other) => one.rule.order - other.rule.order)
  for (const { label, rule, at } of candidates) {
    const width = label.name.length * rule.letter + 2 * padding
    for (const side of rule.sides) {
      const room = roomOf(at, width, side)
      if (!isWithin(room, view) || rooms.some((other) => touch(room, other))) continue
      rooms.push(room)
      placed.push({ label, side })
      break
    }
    if (placed.length === mostNames) break
  }
  return placed
}

function isShown({ from, to }: LabelRule, zoom: number): boolean {
  return zoom >= from && zoom <= to
}

/** A name with the dot of its place, in pixels of the world: a move does not change it. */
function roomOf({ x, y }: { x: number; y: number }, width: number, side: Side): Room {
  const half = width / 2
  const middle = lineHeight / 2
  if (side === 'below') return [x - half, y - dot, x + half, y + dot + lineHeight]
  if (side === 'above') return [x - half, y - dot - lineHeight, x + half, y + dot]
  if (side === 'right') return [x - dot, y - middle, x + dot + width, y + middle]
  if (side === 'left') return [x - dot - width, y - middle, x + dot, y + middle]
  return [x - half, y - middle, x + half, y + middle]
}

function isWithin(room: Room, view: Room): boolean {
  return room[0] >= view[0] && room[1] >= view[1] && room[2] <= view[2] && room[3] <= view[3]
}
