import { findAdverts } from '#domains/search/service.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/test.ts'
import { suggest } from './suggest.ts'

/** Number of adverts of a list by words, in a subcategory if given. */
async function found(deps: Deps, search: string, category?: string): Promise<number> {
  const query = { searchType: 'search', search, category, sort: 'none', start: 0, size: 1 } as const
  return (await findAdverts(deps, query)).count
}

test('nothing is suggested before the third character', async ({ deps, given }) => {
  await given.advert({ title: 'Oboi de concert', place: 'orhei' })

  for (const typed of ['', 'o', 'ob', ' or ', '%%%']) {
    const nothing = { queries: [], advertIds: [], subcategories: [], places: [] }
    expect(await suggest(deps, typed), typed).toEqual(nothing)
  }
})

test('adverts are suggested by the beginning of a word of their title', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Violoncel de maestru' })

  for (const typed of ['vio', 'VIOLONC', 'maestru viol']) {
    expect((await suggest(deps, typed)).advertIds, typed).toContain(id)
  }
})

test('queries are words and phrases that several titles have, as these write them', async ({
  deps,
  given,
}) => {
  for (const title of ['Ferăstrău de traforaj Bosch', 'Ferastrau de traforaj vechi']) {
    await given.advert({ title })
  }
  await given.advert({ title: 'Ferăstrău de traforaj, 100 W' })

  const { queries } = await suggest(deps, 'feras')

  expect(queries[0]).toBe('ferăstrău de traforaj')
  for (const query of queries) expect(await found(deps, query), query).toBeGreaterThan(0)
})

test('a query goes on from the words before it, in whatever order a title has them', async ({
  deps,
  given,
}) => {
  await given.advert({ title: 'Melodica Hohner roșie' })

  expect((await suggest(deps, 'melodica hoh')).queries).toEqual(['melodica hohner'])
  expect((await suggest(deps, 'hohner mel')).queries).toEqual(['hohner melodica'])
})

test.for([
  ['okarina 13', 'Okarina 13 Pro'],
  ['okarina 1', 'Okarina 13 Pro'],
  ['okarina x5', 'Okarina X5'],
] as const)('"%s" finds "%s" by its number', async ([typed, title], { deps, given }) => {
  const { id } = await given.advert({ title })

  expect((await suggest(deps, typed)).advertIds).toContain(id)
})

test.for([
  ['a name of the synonyms, unfinished', 'айфо', 'iPhone 13 negru'],
  ['a translation', 'fridg', 'Frigider Atlant'],
  ['the other alphabet', 'stiralk', 'Стиральная машина Beko'],
  ['the wrong keyboard layout', '[jkjlbkmybr', 'Холодильник Atlant'],
  ['a typo in an unfinished word', 'frigdi', 'Frigider Atlant'],
  ['a typo', 'televozor', 'Televizor Samsung'],
] as const)('%s is understood: "%s"', async ([, typed, title], { deps, given }) => {
  const { id } = await given.advert({ title })

  expect((await suggest(deps, typed)).advertIds).toContain(id)
})

test('no two suggested adverts have the same title', async ({ deps, given }) => {
  for (const title of ['Ukulele sopran', 'UKULELE SOPRAN', 'Ukulele  sopran!', 'Ukulele tenor']) {
    await given.advert({ title })
  }

  expect((await suggest(deps, 'ukul')).advertIds).toHaveLength(2)
})

test('the thing comes before what only mentions it, and before parts and repairs', async ({
  deps,
  given,
}) => {
  const thing = await given.advert({ title: 'Theremin Moog', subcategory: 'instrumente-muzicale' })
  await given.advert({ title: 'Boxe pentru theremin', subcategory: 'boxe-sisteme-audio' })
  await given.advert({ title: 'Theremin, reparație', subcategory: 'reparatii-electrocasnice' })

  expect((await suggest(deps, 'therem')).advertIds[0]).toBe(thing.id)
})

test('a subcategory of the adverts keeps the query and counts its adverts', async ({
  deps,
  given,
}) => {
  for (let nth = 1; nth <= 3; nth++) {
    await given.advert({ title: `Dudukulator ${nth} Sol`, subcategory: 'instrumente-muzicale' })
  }
  await given.advert({ title: 'Trompetă', subcategory: 'instrumente-muzicale' })

  for (const typed of ['duduk', 'dudukulator']) {
    const { subcategories } = await suggest(deps, typed)
    const words = 'dudukulator'
    expect(subcategories, typed).toMatchObject([
      { slug: 'instrumente-muzicale', words, count: 3, isCapped: false },
    ])
    expect(await found(deps, words, 'instrumente-muzicale')).toBe(3)
  }
})

test('what completes nothing is answered by the full search', async ({ deps, given }) => {
  const { id } = await given.advert({
    title: 'Instrument vechi',
    description: 'Este un clavicordium, ca la muzeu.',
  })

  expect((await suggest(deps, 'clavicordium')).advertIds).toContain(id)
})

test('named subcategories come with how many adverts they hold, the fuller first', async ({
  deps,
  given,
}) => {
  const made = Array.from({ length: 3 }, () => given.advert({ subcategory: 'apartamente-chirie' }))
  await Promise.all([...made, given.advert({ subcategory: 'apartamente-vanzare' })])
  await given.advert({ subcategory: 'apartamente-vanzare', status: 'archived' })

  const { subcategories } = await suggest(deps, 'apartam')

  expect(subcategories.map(({ slug, words, count }) => [slug, words, count])).toEqual([
    ['apartamente-chirie', '', 3],
    ['apartamente-vanzare', '', 1],
  ])
})
