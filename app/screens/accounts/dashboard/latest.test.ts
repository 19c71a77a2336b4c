import { expect, test } from 'vitest'
import { cardWith } from '#tests/support/app/adverts.ts'
import { nextStep, pathOf, type LatestAdvert } from './latest.ts'

const advert: LatestAdvert = {
  ...cardWith({ id: '7', price: 450, images: ['1.webp'] }),
  ...{ views: 3, hearts: 1, isPublic: true, daysLeft: 20 },
}

test.each<[string, Partial<LatestAdvert>, ReturnType<typeof nextStep>]>([
  ['one that ends in three days is renewed', { daysLeft: 3 }, { step: 'renew' }],
  ['one without photos gets some', { images: [] }, { step: 'photos', to: '/edit-advert/7' }],
  ['one without a price gets one', { price: 0 }, { step: 'price', to: '/edit-advert/7' }],
  [
    'what is free needs no price',
    { price: 0, isFree: true },
    { step: 'statistics', to: '/my-adverts/7/statistics' },
  ],
  [
    'nor does what cannot have one',
    { price: 0, priceUnit: 'none' },
    { step: 'statistics', to: '/my-adverts/7/statistics' },
  ],
  [
    'one with everything shows its numbers',
    { daysLeft: null },
    { step: 'statistics', to: '/my-adverts/7/statistics' },
  ],
  ['the end comes before all else', { daysLeft: 0, images: [], price: 0 }, { step: 'renew' }],
])('%s', (_name, change, step) => {
  expect(nextStep({ ...advert, ...change })).toEqual(step)
})

test('one that is hidden from others opens as a preview', () => {
  expect(pathOf(advert)).toBe('/advert/7')
  expect(pathOf({ ...advert, isPublic: false })).toBe('/advert-preview/7')
})
