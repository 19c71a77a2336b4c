import { expect, test } from 'vitest'
import { moveCrop, wholeCrop, zoomCrop, zoomOf } from './crop.ts'

const wide = { width: 1_200, height: 800 }

test('a picture is first cut to the largest square in its middle', () => {
  expect(wholeCrop(wide)).toEqual({ left: 200, top: 0, side: 800 })
})

test('a picture moves with the finger and never leaves the frame', () => {
  const start = wholeCrop(wide)
  expect(moveCrop(start, wide, 0.1, 0)).toEqual({ left: 120, top: 0, side: 800 })
  expect(moveCrop(start, wide, 5, 5)).toEqual({ left: 0, top: 0, side: 800 })
  expect(moveCrop(start, wide, -5, -5)).toEqual({ left: 400, top: 0, side: 800 })
})

test('a picture grows around the middle of the frame, and shrinks back inside it', () => {
  const close = zoomCrop(wholeCrop(wide), wide, 2)
  expect(close).toEqual({ left: 400, top: 200, side: 400 })
  expect(zoomOf(close, wide)).toBe(2)
  const corner = moveCrop(close, wide, 9, 9)
  expect(zoomCrop(corner, wide, 1)).toEqual({ left: 0, top: 0, side: 800 })
})
