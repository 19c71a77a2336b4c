import { expect, test } from 'vitest'
import { unitPriceOf } from './unit-price.ts'

const home = (attributes: object, slug = 'imobiliare') =>
  unitPriceOf({ ad_price: 84_000, attributes: { ...attributes }, category: { slug } })

test('a flat is told per square metre, a plot per are', () => {
  expect(home({ offer_type: 'sell', area: 70 })).toEqual({ amount: 1_200, unit: 'squareMetre' })
  expect(home({ offer_type: 'sell', land_area: 6 })).toEqual({ amount: 14_000, unit: 'are' })
  expect(home({ offer_type: 'sell', area: 140, land_area: 6 })?.unit).toBe('squareMetre')
})

test('what is let or sought, what has no size and what is no home has no price of a metre', () => {
  expect(home({ offer_type: 'rent-out', area: 70 })).toBeNull()
  expect(home({ offer_type: 'buy', area: 70 })).toBeNull()
  expect(home({ offer_type: 'sell' })).toBeNull()
  expect(home({ offer_type: 'sell', area: 70 }, 'transport')).toBeNull()
})
