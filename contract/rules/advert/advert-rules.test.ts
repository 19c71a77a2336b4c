import { expect, test } from 'vitest'
import type { AttributeValues } from '../../adverts/adverts.ts'
import type { Attribute } from '../../categories.ts'
import { attribute, area, extras, make, model, year } from '#tests/support/market/attributes.ts'
import { attributeTextMax, descriptionMaxLength, titleMaxLength } from '../../limits.ts'
import { mapAdvertFields } from './advert-fields.ts'
import { advertProblems, otherLanguages, type WrittenAdvert } from './advert-rules.ts'

const isNew = attribute({ key: 'isNew', type: 'bool' })
const other = attribute({ key: 'other', type: 'text' })
const car = [make, model, year, area, extras, isNew, other]

const whole: WrittenAdvert = {
  ...mapAdvertFields(() => ''),
  language: 'ro',
  title: 'Dacia Logan',
  description: '',
  translations: {},
  subcategory: 'autoturisme',
  attributes: { make: 'dacia' },
  price: '',
  isFree: false,
  place: 'balti',
  pin: null,
}

/** "field code" of each problem, in order. */
function problemsOf(change: Partial<WrittenAdvert>, definitions: readonly Attribute[] = car) {
  return advertProblems({ ...whole, ...change }, definitions).map(
    ({ field, code }) => `${field} ${code}`,
  )
}

test('a complete advert has no problems', () => {
  const attributes: AttributeValues = {
    ...{ make: 'dacia', model: 'logan', year: 2015, area: 0.5 },
    ...{ extras: ['abs'], isNew: false, other: 'da' },
  }

  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ attributes, price: '1.234,5' })).toEqual([])
})

test('all missing fields are reported at once, the title first', () => {
  const missing = { title: '', subcategory: '', attributes: {}, place: '' }

  expect(problemsOf(missing)).toEqual([
    'title field_required',
    'subcategory category_required',
    'attributes.make field_required',
    'place place_required',
  ])
})

test.each([' ', '\u200b', '\u2800', '\n\t', '\u00ad'])('a title of %j is none', (title) => {
  expect(problemsOf({ title })).toEqual(['title field_required'])
})

test('texts are measured in code points, without invisible characters', () => {
  expect(problemsOf({ title: '😀'.repeat(titleMaxLength) })).toEqual([])
  expect(problemsOf({ title: `${'a'.repeat(titleMaxLength)} \u200b ` })).toEqual([])
  expect(problemsOf({ title: 'a'.repeat(titleMaxLength + 1) })).toEqual(['title title_too_long'])
  expect(problemsOf({ description: 'ș'.repeat(descriptionMaxLength) })).toEqual([])
  expect(problemsOf({ description: 'ș'.repeat(descriptionMaxLength + 1) })).toEqual([
    'description description_too_long',
  ])
})

test('a translation may be missing or have no title, but not be too long', () => {
  const long = { title: 'я'.repeat(titleMaxLength + 1), description: 'Длинно' }

  expect(problemsOf({ translations: { en: { title: '', description: 'Old.' } } })).toEqual([])
  expect(problemsOf({ translations: { ru: long } })).toEqual([
    'translations.ru.title title_too_long',
  ])
})

test('a translation into the main language of the advert is ignored', () => {
  const long = { title: 'a'.repeat(titleMaxLength + 1), description: '' }

  expect(problemsOf({ language: 'en', translations: { en: long } })).toEqual([])
  expect(otherLanguages('en')).toEqual(['ro', 'ru'])
})

test.each<[AttributeValues, string]>([
  [{ make: '' }, 'make field_required'],
  [{ make: ' ' }, 'make field_required'],
  [{ make: 'lada' }, 'make attribute_invalid'],
  [{ make: 'dacia', model: 'x5' }, 'model attribute_invalid'],
  [{ make: 'dacia', year: 1949 }, 'year attribute_invalid'],
  [{ make: 'dacia', year: 2028 }, 'year attribute_invalid'],
  [{ make: 'dacia', year: 2015.5 }, 'year attribute_invalid'],
  [{ make: 'dacia', year: Number.NaN }, 'year attribute_invalid'],
  [{ make: 'dacia', year: '2015' }, 'year attribute_invalid'],
  [{ make: 'dacia', area: 0.4 }, 'area attribute_invalid'],
  [{ make: 'dacia', area: 1e13 }, 'area attribute_invalid'],
  [{ make: 'dacia', extras: ['abs', 'tv'] }, 'extras attribute_invalid'],
  [{ make: 'dacia', extras: 'abs' }, 'extras attribute_invalid'],
  [{ make: 'dacia', isNew: 'true' }, 'isNew attribute_invalid'],
  [{ make: 'dacia', other: 7 }, 'other attribute_invalid'],
  [{ make: 'dacia', other: 'x'.repeat(attributeTextMax + 1) }, 'other too_long'],
])('values %j have the problem %s', (attributes, problem) => {
  expect(problemsOf({ attributes })).toEqual([`attributes.${problem}`])
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a make called %s has no models',
  (name) => {
    const attributes = { make: name, model: 'x5' }

    expect(problemsOf({ attributes }, [model])).toEqual(['attributes.model attribute_invalid'])
  },
)

test('attributes of another subcategory are not checked', () => {
  expect(problemsOf({ attributes: { make: 'bmw', rooms: 'many' } })).toEqual([])
})

test('an empty list of options is a missing value', () => {
  const needed = attribute({ ...extras, isRequired: true })

  expect(problemsOf({ attributes: { extras: [] } }, [extras])).toEqual([])
  expect(problemsOf({ attributes: { extras: [] } }, [needed])).toEqual([
    'attributes.extras field_required',
  ])
})

test('a price is checked unless the advert is free', () => {
  expect(problemsOf({ price: 'gratis' })).toEqual(['price price_invalid'])
  expect(problemsOf({ price: '0' })).toEqual(['price price_zero'])
  expect(problemsOf({ price: 'gratis', isFree: true })).toEqual([])
})

test('an address is a single line of limited length', () => {
  expect(problemsOf({ address: `str. Florilor 4 ${'\u200b'.repeat(300)}` })).toEqual([])
  expect(problemsOf({ address: 'x'.repeat(201) })).toEqual(['address too_long'])
})

test.each([
  [47.02, 28.83, []],
  [45.4, 28.2, []],
  [44.43, 26.1, ['latitude position_invalid']],
  [47.02, 30.4, ['latitude position_invalid']],
  [48.7, 28.83, ['latitude position_invalid']],
])('a pin at %d, %d is valid only in the country', (latitude, longitude, problems) => {
  expect(problemsOf({ pin: { latitude, longitude } })).toEqual(problems)
})
