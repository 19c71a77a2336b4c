import { expect, test } from 'vitest'
import { readGoods } from '#demo/market/read-market.ts'
import { drawScene, scenes } from './scenes.ts'

const goods = await readGoods()

test('every good names a scene that can be drawn', () => {
  const known = new Set(scenes)
  const without = goods.filter(({ scene }) => !known.has(scene))

  expect(without.map(({ ro, scene }) => `${ro}: ${scene}`)).toEqual([])
})

test('every scene is a picture of something that is sold', () => {
  const named = new Set(goods.map(({ scene }) => scene))

  expect(scenes.filter((scene) => !named.has(scene))).toEqual([])
})

test.each([
  ['Acumulator Varta 74 Ah, nou', 'battery'],
  ['Șosete de bumbac angro, 12 perechi', 'socks'],
  ['Jante aliaj R16 5×112 VW, Škoda', 'rim'],
  ['AMD Ryzen 5 5600', 'processor'],
  ['Mașină de spălat LG Direct Drive, 7 kg', 'washer'],
])('“%s” has the scene of its kind', (title, scene) => {
  expect(goods.find(({ ro }) => ro === title)?.scene).toBe(scene)
})

test('a picture is the same every time, and another one for another thing', () => {
  expect(drawScene('car', 1, 0)).toBe(drawScene('car', 1, 0))
  expect(drawScene('car', 1, 0)).not.toBe(drawScene('car', 2, 0))
  expect(() => drawScene('unicorn', 1, 0)).toThrow('unicorn')
})
