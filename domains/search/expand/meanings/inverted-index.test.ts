import { expect, test } from 'vitest'
import { invertedIndex } from './inverted-index.ts'

test('a key has the numbers of its items in ascending order, each once', () => {
  const { get, keys } = invertedIndex([['masa', 'mese'], ['scaun'], [], ['mese', 'masa', 'mese']])

  expect([...get('masa')]).toEqual([0, 3])
  expect([...get('mese')]).toEqual([0, 3])
  expect([...get('scaun')]).toEqual([1])
  expect([...get('canapea')]).toEqual([])
  expect(keys.values()).toEqual(['masa', 'mese', 'scaun'])
})
