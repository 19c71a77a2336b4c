import { expect, test } from '#tests/support/test.ts'
import { suggest } from './suggest.ts'

test('nothing is suggested before the third character', async ({ deps, given }) => {
  await given.advert({ title: 'Oboi de concert', place: 'orhei' })

  for (const typed of ['', 'o', 'ob', ' or ', '%%%']) {
    const nothing = { advertIds: [], subcategories: [], places: [] }
    expect(await suggest(deps, typed), typed).toEqual(nothing)
  }
})

test('adverts are suggested by the beginning of a word of their title', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Violoncel de maestru' })

  for (const typed of ['vio', 'VIOLONC', 'maestru viol']) {
    expect((await suggest(deps, typed)).advertIds, typed).toContain(id)
  }
})

test('subcategories come with how many adverts they hold, the fuller first', async ({
  deps,
  given,
}) => {
  const made = Array.from({ length: 3 }, () => given.advert({ subcategory: 'apartamente-chirie' }))
  await Promise.all([...made, given.advert({ subcategory: 'apartamente-vanzare' })])
  await given.advert({ subcategory: 'apartamente-vanzare', status: 'archived' })

  const { subcategories } = await suggest(deps, 'apartam')

  expect(subcategories.map(({ slug, count }) => [slug, count])).toEqual(
    expect.arrayContaining([
      ['apartamente-chirie', 3],
      ['apartamente-vanzare', 1],
    ]),
  )
  const slugs = subcategories.map(({ slug }) => slug)
  expect(slugs.indexOf('apartamente-chirie')).toBeLessThan(slugs.indexOf('apartamente-vanzare'))
})

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
