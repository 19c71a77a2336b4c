import type { Label, Projection } from './label-layout.ts'

/** A river or road with its name, and the points of its line as latitude and longitude. */
export interface NamedLine {
  readonly name: string
  readonly rank: number
  readonly line: readonly [number, number][]
}

/** Pixels between two names of one line. */
const distance = 320
/** A shorter line has no name. */
const shortest = 60

/** Where the name of a line may stand at a zoom level: again and again along it, once on a short one. */
export function labelsAlong(map: Projection, { name, rank, line }: NamedLine): readonly Label[] {
  const points = line.map((at) => ({ at, ...map.project(at) }))
  const legs = points.slice(1).map(({ x, y }, index) => {
    const from = points[index]
    return from ? Math.hypot(x - from.x, y - from.y) : 0
  })
  const length = legs.reduce((sum, leg) => sum + leg, 0)
  if (length < shortest) return []
  const count = Math.max(1, Math.floor(length / distance))
  const labels: Label[] = []
  let passed = 0
  for (const [index, leg] of legs.entries()) {
    const next = ((labels.length + 0.5) * length) / count
    passed += leg
    const at = points[index + 1]?.at
    if (at && passed >= next && labels.length < count) {
      labels.push({ name, rank, latitude: at[0], longitude: at[1] })
    }
  }
  return labels
}
