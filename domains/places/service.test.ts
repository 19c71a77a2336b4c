import { expect, test } from '#tests/support/test.ts'
import { findPlaces } from './service.ts'

test.for([
  ['chisinau', 'chisinau'],
  ['CHIȘINĂU', 'chisinau'],
  ['Chişinău', 'chisinau'],
  ['Кишинев', 'chisinau'],
  ['кишинёв', 'chisinau'],
  ['hancesti', 'hincesti'],
  ['hincesti', 'hincesti'],
  ['Hâncești', 'hincesti'],
  ['ungh', 'ungheni'],
] as const)('%s finds the place %s', async ([typed, slug], { deps }) => {
  const [first] = await findPlaces(deps, typed)
  expect(first?.slug).toBe(slug)
})

test('a place is found by the start of its name, not by its middle', async ({ deps }) => {
  const found = await findPlaces(deps, 'sinau')
  expect(found.map(({ slug }) => slug)).not.toContain('chisinau')
})

test('signs are no wildcards', async ({ deps }) => {
  expect(await findPlaces(deps, '%')).toEqual([])
  expect(await findPlaces(deps, '_hisinau')).toEqual([])
})
