import { expect, test } from 'vitest'
import { clippedRing, roundedLine, type Point } from './lines.ts'

const square: readonly Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
]

test('a ring that leaves the frame follows its edge', () => {
  const inside = clippedRing(square, [-1, -1, 2, 2])
  expect(inside).toHaveLength(4)
  expect(new Set(inside.map(String))).toEqual(new Set(['0,0', '2,0', '2,2', '0,2']))
  expect(clippedRing(square, [5, 5, 6, 6])).toEqual([])
})

test('points that a line does not need are left out, its turns stay', () => {
  const line: readonly Point[] = [
    [0, 0],
    [1, 0.0004],
    [2, 0],
    [2, 0],
    [2, 3],
  ]
  expect(roundedLine(line, 0.001)).toEqual([
    [0, 0],
    [2, 0],
    [2, 3],
  ])
})
