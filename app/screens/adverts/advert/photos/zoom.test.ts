import { expect, test } from 'vitest'
import { maxScale, movedBy, swipeOf, wholePhoto, zoomedAt } from './zoom.ts'

const stage = { width: 400, height: 800 }

test('what lies under the fingers stays under them', () => {
  const once = zoomedAt(wholePhoto, 2, { x: 100, y: -50 }, stage)
  expect(once).toEqual({ scale: 2, x: -100, y: 50 })

  const twice = zoomedAt(once, 1.5, { x: 20, y: 20 }, stage)
  const before = { x: (20 - once.x) / once.scale, y: (20 - once.y) / once.scale }
  expect((20 - twice.x) / twice.scale).toBeCloseTo(before.x)
  expect((20 - twice.y) / twice.scale).toBeCloseTo(before.y)
})

test('a photo is never smaller than whole, nor larger than the most', () => {
  expect(zoomedAt(wholePhoto, 0.2, { x: 90, y: 0 }, stage)).toEqual(wholePhoto)
  expect(zoomedAt(wholePhoto, 100, { x: 0, y: 0 }, stage).scale).toBe(maxScale)
})

test('a zoomed photo moves to its edge and no farther; a whole one does not move', () => {
  const zoomed = { scale: 2, x: 0, y: 0 }
  expect(movedBy(zoomed, { x: 30, y: -900 }, stage)).toEqual({ scale: 2, x: 30, y: -400 })
  expect(movedBy(wholePhoto, { x: 30, y: 30 }, stage)).toEqual(wholePhoto)
})

test.each([
  [{ x: -80, y: 20 }, 'next'],
  [{ x: 80, y: -20 }, 'previous'],
  [{ x: 10, y: 140 }, 'close'],
  [{ x: 12, y: 9 }, null],
  [{ x: 0, y: -200 }, null],
] as const)('a movement of %j asks for %s', (movement, asked) => {
  expect(swipeOf(movement)).toBe(asked)
})
