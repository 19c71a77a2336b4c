import { expect, test } from 'vitest'
import { readGoods } from '#demo/market/read-market.ts'
import { drawScene, scenes } from './scenes.ts'

const goods = await readGoods()

test('every good names a scene that can be drawn', () => {
  const known = new Set(scenes)
  const without = goods.filter(({ scene }) => !known.has(scene))

  expect(without.map(({ ro, scene }) => `${ro}: ${scene}`)).toEqual([])
})

test('a picture is the same every time, and another one for another thing', () => {
  expect(drawScene('car', 1, 0)).toBe(drawScene('car', 1, 0))
  expect(drawScene('car', 1, 0)).not.toBe(drawScene('car', 2, 0))
  expect(() => drawScene('unicorn', 1, 0)).toThrow('unicorn')
})
