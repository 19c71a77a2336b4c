import { expect, test } from 'vitest'
import { ranks } from './label-layout.ts'
import { labelsAlong } from './line-labels.ts'

const map = {
  project: ([latitude, longitude]: [number, number]) => ({ x: longitude, y: -latitude }),
}

function numbersOf(length: number): readonly number[] {
  const line = Array.from({ length: length + 1 }, (_, x): [number, number] => [0, x])
  return labelsAlong(map, { name: 'M1', rank: ranks.road, line }).map(({ longitude }) => longitude)
}

test('a short road has its number once, in the middle', () => {
  expect(numbersOf(200)).toEqual([100])
})

test('a long road has its number again and again', () => {
  expect(numbersOf(1000)).toEqual([167, 500, 834])
})

test('a road of a few pixels has no number', () => {
  expect(numbersOf(40)).toEqual([])
})
