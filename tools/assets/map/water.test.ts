import { expect, test } from 'vitest'
import type { Point } from './lines.ts'
import { alongBorder, insideRing } from './water.ts'

/** A rectangle of 0.4 by 0.2 degrees with a point every hundredth of a degree. */
const border: readonly Point[] = [
  ...Array.from({ length: 40 }, (_, step): Point => [28 + step / 100, 47]),
  ...Array.from({ length: 20 }, (_, step): Point => [28.4, 47 + step / 100]),
  ...Array.from({ length: 40 }, (_, step): Point => [28.4 - step / 100, 47.2]),
  ...Array.from({ length: 20 }, (_, step): Point => [28, 47.2 - step / 100]),
]

test('a river that forms the border runs in it, and as its source says where it leaves it', () => {
  const river = Array.from({ length: 21 }, (_, step): Point => [28.1 + step / 100, 47.01])
  const inland: Point = [28.35, 47.1]
  const line = alongBorder([...river, inland], border)
  expect(line[0]).toEqual([28.1, 47])
  expect(line.slice(0, -1).every(([, lat]) => lat === 47)).toBe(true)
  expect(line.at(-1)).toEqual(inland)
})

test('a river that only crosses the border keeps its course', () => {
  const river: readonly Point[] = [
    [28.2, 46.9],
    [28.2, 47.01],
    [28.2, 47.1],
  ]
  expect(alongBorder(river, border)).toEqual(river)
})

test('a line of districts ends at the border of the country, neither before nor behind it', () => {
  const line: readonly Point[] = [
    [28.2, 46.99],
    [28.2, 47.005],
    [28.2, 47.1],
  ]
  expect(insideRing(line, border)).toEqual([
    [
      [28.2, 47],
      [28.2, 47.005],
      [28.2, 47.1],
    ],
  ])
})
