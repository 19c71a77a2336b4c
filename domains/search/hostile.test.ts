import { quickestOf } from '#tests/support/measures/pace.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../deps.ts'
import { findFacets } from './facets/facets.ts'
import { findAdverts, type AdvertQuery } from './retrieve/find.ts'
import { readCursor } from './rules.ts'
import { gridCellsOf } from './filters/grid.ts'

// Queries that the interface does not produce: from robots and attackers.

function found(deps: Deps, query: Partial<AdvertQuery>) {
  return findAdverts(deps, {
    searchType: 'all',
    search: '',
    sort: 'none',
    start: 0,
    size: 32,
    ...query,
  })
}

test('an empty box and a point beyond the poles match nothing', async ({ deps, given }) => {
  await given.advert()
  for (const where of [
    { box: { south: 47, west: 28, north: 46, east: 29 } },
    { box: { south: 40, west: 0, north: 44, east: 60 } },
    { near: { latitude: 99, longitude: 28 }, radius: 100 },
    { near: { latitude: -90, longitude: 0 } },
  ])
    expect((await found(deps, where)).count, JSON.stringify(where)).toBe(0)
})

test('cells are those of the country, however wide a box is', () => {
  expect(gridCellsOf([[-90, -180, 90, 180]])).toBeNull()
  expect(gridCellsOf([[45, -180, 47, 180]])?.length).toBeLessThan(73)
  expect(gridCellsOf([[47.01, 28.81, 47.03, 28.85]])).toEqual([['~g470:288']])
  expect(gridCellsOf([[10, 28, 11, 29]])).toEqual([['~g']])
})

test.for(['newest', 'oldest', 'cheapest', 'dearest', 'none'] as const)(
  'a cursor made by hand is answered, %s',
  async (sort, { deps, given }) => {
    await given.advert({ title: 'Ocarina', images: ['a'] })
    const order = sort === 'none' ? 'best' : sort
    const far = '9223372036854775807'
    for (const numbers of [
      far,
      `${far}.1`,
      `1.${far}`,
      '2147483648.1',
      '3.0',
      '9000000000000000000',
    ])
      for (const query of [{ photo: true }, { searchType: 'search', search: 'ocarina' }] as const)
        await expect(
          found(deps, { ...query, sort, cursor: `${order}.${numbers}` }),
        ).resolves.toBeTruthy()
    expect(readCursor('best.4.1', 'best')).toBeNull()
  },
)

test('a word of many short words is segmented or given up in time', async ({ deps }) => {
  const findLetters = (letters: string) => (at: number) =>
    found(deps, { searchType: 'search', search: `${letters.repeat(24)}zq${'k'.repeat(at)}` })

  const [unsegmented = 0, segmented = Infinity] = await quickestOf(3, [
    findLetters('wqxz'),
    findLetters('cupe'),
  ])

  expect(segmented).toBeLessThan(20 * unsegmented)
})

test('a filter that the subcategory does not know is ignored', async ({ deps, given }) => {
  await given.advert({ subcategory: 'carti' })
  const query = { searchType: 'subcategory', search: 'carti' } as const
  const facets = await findFacets(deps, { ...query, attributes: { constructor: '1', none: '1' } })
  expect(facets).toEqual(await findFacets(deps, query))
})

test.for([
  ['Vioară cucu\u00ADșoaie', 'cucușoaie'],
  ['Vioară bulbuc', 'bul\u00ADbuc'],
  ['\uFEFFZumzea\u200Dlă', 'zumzeală'],
  ['Їжачок', 'їжачок'],
  ['Ўзбекский казан', 'ўзбекский'],
  ['Чаи\u0306ханочка', 'чайханочка'],
  ['Глухарёныш', 'глухаре\u0308ныш'],
  ['Łukaszewo', 'łukaszewo'],
  ['Kahvaltı', 'KAHVALTI'],
  ['Kahvaltılık', 'kahvaltılık'],
  ['Model 77３１', '７７31'],
] as const)('%s is found as %s', async ([title, search], { deps, given }) => {
  const { id } = await given.advert({ title })
  const { ids, correctedTo } = await found(deps, { searchType: 'search', search })
  expect(ids).toContain(id)
  expect(correctedTo).toBe('')
})

test('a page beyond the maximum offset is empty, with the right count', async ({ deps, given }) => {
  await given.advert({ images: ['a'], title: 'Spinet' })
  for (const query of [{ photo: true }, { searchType: 'search', search: 'spinet' }] as const) {
    const { count } = await found(deps, query)
    for (const start of [10_000, 10_001, 9_999_999])
      expect(await found(deps, { ...query, start })).toMatchObject({
        ids: [],
        count,
        nextCursor: null,
      })
  }
})

test('facets of a query with a dropped word equal the counts of the filtered lists', async ({
  deps,
  given,
}) => {
  const title = 'Clavicord flamand'
  await given.advert({ title, place: 'orhei', images: ['a'] })
  await given.advert({ title, place: 'soroca' })
  await given.advert({ title: 'Clavicord zumzar', place: 'balti' })
  const query = { searchType: 'search', search: 'clavicord zumzar flamand' } as const

  const { flags, places } = await findFacets(deps, query)

  expect(flags['photo']).toBe(1)
  expect((await found(deps, { ...query, photo: true })).count).toBe(1)
  for (const slug of ['orhei', 'soroca'])
    expect((await found(deps, { ...query, place: [slug] })).count, slug).toBe(places[slug])
  const elsewhere = { ...query, search: 'clavicord flamand', place: ['balti'] }
  expect(await found(deps, elsewhere)).toMatchObject({ missing: ['flamand'] })
})
