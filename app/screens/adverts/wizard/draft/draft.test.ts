import { expect, test } from 'vitest'
import { maxImages } from '#contract/limits.ts'
import { advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import { emptyAdvert, errorsOf, imagesAllowed, isOfForm, isUntouched } from './draft.ts'

test('a form that was only opened is untouched, in whatever language', () => {
  expect(isUntouched(emptyAdvert('ro'))).toBe(true)
  expect(isUntouched(emptyAdvert('ru'))).toBe(true)
})

test.each([
  { title: 'S' },
  { price: '1' },
  { isFree: true },
  { showsPhone: false },
  { address: 'str. Florilor' },
  { attributes: { make: 'dacia' } },
  { pin: { latitude: 47, longitude: 28 } },
])('%j could be lost', (change) => {
  expect(isUntouched({ ...emptyAdvert('ro'), ...change })).toBe(false)
})

test('a category allows its photos, and before one is chosen as many as any does', () => {
  const categories = [{ slug: 'transport', label: 'Transport', maxImages: 15, groups: [] }]

  expect(imagesAllowed(categories, 'transport')).toBe(15)
  expect(imagesAllowed(categories, '')).toBe(maxImages.beforeCategory)
})

test('the form tells what it holds against an advert by the name of the field', () => {
  const typed = { ...emptyAdvert('ro'), title: 'Scaun', price: 'mult' }

  expect(errorsOf(typed, [])).toEqual({
    subcategory: 'category_required',
    price: 'price_invalid',
    place: 'place_required',
  })
})

test.each([
  ...['title', 'description', 'translations.ru.title', 'subcategory', 'attributes.make', 'price'],
  ...['place', 'latitude', ...advertFieldNames],
])('a refusal of %s is told in the form', (field) => {
  expect(isOfForm(field)).toBe(true)
})

test.each(['', 'images', 'version', 'token', 'titles', 'phone'])(
  'a refusal of %j is none of the form',
  (field) => {
    expect(isOfForm(field)).toBe(false)
  },
)
