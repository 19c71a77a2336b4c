import { expect, test } from 'vitest'
import { comparedIds, comparisonAddress } from './comparison-address.ts'

const idsOf = (query: string) => comparedIds(new URLSearchParams(query))

test('the address of a comparison holds its adverts, and is read back', () => {
  expect(comparisonAddress(['12', '7'])).toBe('/compare?ids=12,7')
  expect(comparisonAddress(['12', '7'], { onlyDifferences: true })).toBe(
    '/compare?ids=12,7&only=differences',
  )
  expect(idsOf('ids=12,7')).toEqual(['12', '7'])
})

test('a form without JavaScript sends each advert on its own', () => {
  expect(idsOf('ids=12&ids=7')).toEqual(['12', '7'])
})

test('what is no id, and a repetition, is passed over', () => {
  expect(idsOf('ids=12,abc,-3,0,12,99999999999')).toEqual(['12'])
})
