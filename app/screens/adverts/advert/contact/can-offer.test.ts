import { expect, test } from 'vitest'
import { canOffer } from './can-offer.ts'

const advert = { price: 500, isFree: false, isReserved: false }

test('a price is offered for what has one, and is neither given away nor kept for somebody', () => {
  expect(canOffer(advert)).toBe(true)
  expect(canOffer({ ...advert, price: 0 })).toBe(false)
  expect(canOffer({ ...advert, isFree: true })).toBe(false)
  expect(canOffer({ ...advert, isReserved: true })).toBe(false)
})
