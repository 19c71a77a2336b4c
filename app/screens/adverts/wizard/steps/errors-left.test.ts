import { expect, test } from 'vitest'
import { emptyAdvert } from '../draft/draft.ts'
import { errorsLeft } from './errors-left.ts'

const typed = { ...emptyAdvert('ro'), attributes: { memory: '128' } }

test('an error goes with the change of its field, whoever made it, and the others stay', () => {
  const errors = { title: 'bad_input', subcategory: 'bad_input', place: 'bad_input' } as const

  expect(errorsLeft(errors, typed, { subcategory: 'smartphone-uri' })).toEqual({
    title: 'bad_input',
    place: 'bad_input',
  })
  expect(errorsLeft(errors, typed, { description: 'Nou' })).toBe(errors)
})

test('a change of attributes fixes those that it changes', () => {
  const errors = { 'attributes.brand': 'bad_input', 'attributes.memory': 'bad_input' } as const

  expect(errorsLeft(errors, typed, { attributes: { memory: '128', brand: 'apple' } })).toEqual({
    'attributes.memory': 'bad_input',
  })
})

test('another subcategory has no errors of the attributes of the one before', () => {
  const errors = { price: 'bad_input', 'attributes.memory': 'bad_input' } as const

  expect(errorsLeft(errors, typed, { subcategory: 'apartamente', attributes: {} })).toEqual({
    price: 'bad_input',
  })
})
