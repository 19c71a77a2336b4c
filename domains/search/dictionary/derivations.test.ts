import { expect, test } from 'vitest'
import { derivationsOf } from './derivations.ts'

test.each([
  ['офисное', 'офис'],
  ['компьютерный', 'компьютер'],
  ['бензиновый', 'бензин'],
  ['деревянную', 'дерево'],
  ['автоматическая', 'автомат'],
  ['капитальный', 'capital'],
  ['металлического', 'metalic'],
  ['мобильная', 'mobil'],
])('«%s» is made from, or as, "%s"', (adjective, other) => {
  expect(derivationsOf(adjective)).toContain(other)
})

test('other words are made from nothing, and neither are adjectives of short nouns', () => {
  for (const word of ['стол', 'стола', 'capital', 'новый', 'большой', 'садовый', 'бежать', ''])
    expect(derivationsOf(word), word).toEqual([])
})
