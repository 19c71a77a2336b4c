import { expect, test } from 'vitest'
import { scaleAt } from './scale.ts'

test('the scale is a round distance that its bar has room for', () => {
  expect(scaleAt(47, 7)).toEqual({ metres: 50_000, pixels: 60 })
  expect(scaleAt(47, 11)).toEqual({ metres: 2_000, pixels: 38 })
  expect(scaleAt(47, 14)).toEqual({ metres: 500, pixels: 77 })
})
