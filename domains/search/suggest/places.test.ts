import { expect, test } from '#tests/support/test.ts'
import { suggest } from './suggest.ts'

test.for([
  ['ungh', 'ungheni'],
  ['Унген', 'ungheni'],
  ['bicicleta de oras UNGHENI', 'ungheni'],
  ['apartament vadul lui v', 'vadul-lui-voda'],
  ['vadul lui', 'vadul-lui-voda'],
] as const)('"%s" suggests the place %s', async ([typed, slug], { deps, given }) => {
  await given.advert({ place: slug })

  const { places } = await suggest(deps, typed)

  expect(places.map((place) => place.slug)).toContain(slug)
})

test('a place comes with its number of adverts, and one without adverts not at all', async ({
  deps,
  given,
}) => {
  await given.advert({ place: 'comrat' })
  await given.advert({ place: 'comrat' })
  await given.advert({ place: 'comrat', isPublic: false })

  expect((await suggest(deps, 'comrat')).places).toContainEqual({
    slug: 'comrat',
    labels: expect.objectContaining({ ru: 'Комрат' }),
    district: expect.anything(),
    count: 2,
  })
  expect((await suggest(deps, 'briceni')).places).toEqual([])
  // Two letters of the last word are too few to suggest a place.
  expect((await suggest(deps, 'apartament co')).places).toEqual([])
})
