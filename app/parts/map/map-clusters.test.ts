import { expect, test } from 'vitest'
import { mergeOverlapping } from './map-clusters.ts'

const chisinau = { latitude: 47.02, longitude: 28.85, count: 56, advertId: '1' }
const straseni = { latitude: 47.14, longitude: 28.61, count: 6, advertId: '2' }
const cahul = { latitude: 45.9, longitude: 28.19, count: 1, advertId: '3' }

test('clusters that would cover each other are one, where the larger one stands', () => {
  const merged = { ...chisinau, count: 62 }
  expect(mergeOverlapping([straseni, cahul, chisinau], 7)).toEqual([merged, cahul])
})

test('closer up they part again, and no advert is lost', () => {
  expect(mergeOverlapping([straseni, cahul, chisinau], 10)).toEqual([chisinau, straseni, cahul])
  for (const zoom of [0, 5.5, 7, 14]) {
    const counts = mergeOverlapping([straseni, cahul, chisinau], zoom).map(({ count }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(63)
  }
})

test('an empty map stays empty', () => {
  expect(mergeOverlapping([], 7)).toEqual([])
})
