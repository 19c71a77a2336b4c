import { expect, test } from 'vitest'
import { OwnAdvertShape } from '#contract/adverts/own-advert-shapes.ts'
import { emptyAdvert } from './draft.ts'
import { draftPayloadOf, payloadOf, typedOf } from './own-advert.ts'

type OwnAdvert = Parameters<typeof typedOf>[1]

const nowhere = { ro: '', ru: '', en: '' }

/** An advert as the server sends it to its owner; `item` overrides fields. */
function ownAdvert(item: Partial<OwnAdvert['item']> = {}, own: Partial<OwnAdvert> = {}): OwnAdvert {
  return OwnAdvertShape.parse({
    isPublic: true,
    showPhone: true,
    version: 3,
    place: 'balti',
    reasons: [],
    hasQuestion: false,
    expiresAt: null,
    promotionsLeft: 5,
    isPromotedToday: false,
    ...own,
    item: {
      ...{ id: '7', u_id: '1', ad_lang: 'ro', ad_price: 450, ad_currency: 'EUR', ad_address: '' },
      ...{ ad_title_ro: 'Scaun', ad_title_ru: 'Стул', ad_title_en: '' },
      ...{ ad_descr_ro: 'De lemn.', ad_descr_ru: '', ad_descr_en: '' },
      ...{ ad_city: { ro: 'Bălți', ru: 'Бельцы', en: 'Bălți' }, district: nowhere },
      ...{ cat_id: 1, sub_id: 2, created: '2026-11-22T10:00:00Z', ad_images: { images: [] } },
      ...{ user: { id: '1' }, negotiable: true, free: false, exchange: false },
      ...{ promoted: false, reserved: false, urgent: false, highlighted: false },
      ...{ address: 'str. Florilor', status: 'active', views: 0, show_phone: true, model: '' },
      attributes: { material: 'lemn' },
      shareVersion: 'v1-a',
      category: { slug: 'casa-gradina', labels: nowhere, isOffered: true },
      subcategory: { slug: 'mobila', labels: nowhere, isOffered: true },
      ...{ priceHistory: [], market: null, position: null },
      seller: {
        ...{ id: '1', username: 'ion', name: 'Ion', accountType: 0, avatar: '' },
        ...{ memberSince: '2026-01-01', adverts: 1, answersWithin: null },
        ...{ isPhoneVerified: true, isEmailVerified: false, isCompanyVerified: false },
      },
      ...item,
    },
  })
}

test('the form shows an own advert as it was written, its place in the language of the page', () => {
  expect(typedOf('ru', ownAdvert())).toMatchObject({
    ...{ language: 'ro', title: 'Scaun', description: 'De lemn.', address: 'str. Florilor' },
    translations: { ru: { title: 'Стул', description: '' }, en: { title: '', description: '' } },
    ...{ category: 'casa-gradina', subcategory: 'mobila', attributes: { material: 'lemn' } },
    ...{ price: '450', currency: 'EUR', isNegotiable: true, isFree: false },
    ...{ place: 'balti', placeLabel: 'Бельцы', pin: null, showsPhone: true },
  })
})

test('no price is an empty field and no nought, which would ask what it means', () => {
  expect(typedOf('ro', ownAdvert({ ad_price: 0 })).price).toBe('')
})

test('an advert without a place shows none, whatever the town is called', () => {
  expect(typedOf('ro', ownAdvert({}, { place: '' }))).toMatchObject({ place: '', placeLabel: '' })
})

test('a pin is shown where it was put, and whether buyers see it', () => {
  const position = { latitude: 47.5, longitude: 28.5, isExact: true }

  expect(typedOf('ro', ownAdvert({ position }))).toMatchObject({
    pin: { latitude: 47.5, longitude: 28.5 },
    showsExactPlace: true,
  })
})

test('what is sent back unchanged is what the server gave', () => {
  const payload = payloadOf(typedOf('ro', ownAdvert()))

  expect(payload).toMatchObject({
    ...{ ad_lang: 'ro', title: 'Scaun', description: 'De lemn.', address: 'str. Florilor' },
    translations: { ru: { title: 'Стул', description: '' }, en: { title: '', description: '' } },
    ...{ subcategory: 'mobila', attributes: { material: 'lemn' }, price: '450', currency: 'EUR' },
    ...{ negotiable: true, free: false, exchange: false, place: 'balti', showPhone: true },
    ...{ latitude: '', longitude: '' },
  })
  expect(payload.translations).not.toHaveProperty('ro')
})

test('what is given away is sent without the price that the form remembers', () => {
  const typed = { ...emptyAdvert('ro'), price: '450', isFree: true }

  expect(payloadOf(typed)).toMatchObject({ price: '', free: true })
  expect(draftPayloadOf(typed)).not.toHaveProperty('price')
})

test('a place that was taken back is taken back on the server as well', () => {
  expect(payloadOf(emptyAdvert('ro'))).toMatchObject({ place: '', subcategory: '' })
})

test('a half-typed price keeps nothing else of a draft from being saved', () => {
  const typed = { ...emptyAdvert('ro'), title: 'Scaun', price: '12,' }

  expect(draftPayloadOf({ ...typed, price: 'doi' })).not.toHaveProperty('price')
  expect(draftPayloadOf({ ...typed, price: 'doi' })).toHaveProperty('title', 'Scaun')
  expect(draftPayloadOf({ ...typed, price: '12' })).toHaveProperty('price', '12')
  expect(payloadOf({ ...typed, price: 'doi' })).toHaveProperty('price', 'doi')
})
