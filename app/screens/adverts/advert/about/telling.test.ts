import { expect, test } from 'vitest'
import type { Fact } from '../detail.ts'
import { keyFacts, tellingFirst } from './telling.ts'

const fact = (key: string, value: string | boolean = key): Fact => ({ key, label: key, value })
const keysOf = (facts: readonly Fact[]): string[] => facts.map(({ key }) => key)

test('of a car year, mileage and fuel come first, that it is for sale comes last', () => {
  const car = ['offer_type', 'make', 'model', 'year', 'mileage', 'fuel', 'color'].map((key) =>
    fact(key),
  )

  expect(keysOf(tellingFirst(car))).toEqual([
    ...['year', 'mileage', 'fuel', 'make', 'model', 'color', 'offer_type'],
  ])
})

test('the line under the title has four facts at most, and none that is only a yes', () => {
  const flat = [
    fact('parking', true),
    ...['floors_total', 'floor', 'area', 'rooms', 'finish', 'state'].map((key) => fact(key)),
  ]

  expect(keysOf(keyFacts(flat))).toEqual(['rooms', 'area', 'floor', 'finish'])
  expect(keyFacts([fact('color'), fact('balcony', true)])).toEqual([])
})
