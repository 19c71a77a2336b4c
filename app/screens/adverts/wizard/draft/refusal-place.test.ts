import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { placeOfRefusal } from './refusal-place.ts'
import { stateAfter } from '../state/save-state.ts'

test.each([
  'title',
  'translations.ru.description',
  'attributes.year',
  'address',
  'latitude',
  'subcategory',
])('a refusal of %s is told at its field', (field) => {
  expect(placeOfRefusal(new Refusal('contacts_in_text', field))).toEqual({ field, missing: null })
})

test('what has to be done first is told in the place of the button', () => {
  expect(placeOfRefusal(new Refusal('phone_needed', 'phone'))).toEqual({
    field: null,
    missing: 'phone',
  })
  expect(placeOfRefusal(new Refusal('login_required'))).toEqual({ field: null, missing: 'login' })
  expect(placeOfRefusal(new Refusal('token_invalid', 'token')).missing).toBe('login')
})

test('what concerns neither a field nor the person is told above', () => {
  expect(placeOfRefusal(new Refusal('unavailable'))).toEqual({ field: null, missing: null })
  expect(placeOfRefusal(new Refusal('too_many_images', 'images'))).toEqual({
    field: null,
    missing: null,
  })
})

test.each([
  ['', new Refusal('login_required'), 'local'],
  ['12', new Refusal('login_required'), 'ended'],
  ['12', new Refusal('token_invalid', 'token'), 'ended'],
  ['12', new Refusal('draft_changed', 'version'), 'conflict'],
  ['12', new Refusal('too_many_drafts'), 'full'],
  ['12', new Refusal('unavailable'), 'offline'],
  ['12', new Refusal('too_long', 'title'), 'refused'],
  ['12', new Error('A bug'), 'refused'],
] as const)('a draft of %j that met %s stands as %s', (owner, error, state) => {
  expect(stateAfter(error, owner)).toBe(state)
})
