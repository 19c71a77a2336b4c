import { expect, test } from '#tests/support/test.ts'
import { countEmptySearch, emptyQueries, storedQuery } from './asked.ts'

const from = (address: string, isRobot = false) => ({
  user: null,
  visitor: { id: null, address, isRobot, device: '' },
})

test('a query that found nothing is shown once three people have asked it', async ({ deps }) => {
  const ask = (address: string, search = 'Motocoasă  Stihl') =>
    countEmptySearch(deps, from(address), { search, searchType: 'search' })

  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) await ask(address)
  expect(await emptyQueries(deps, '2020-01-01')).toEqual([])
  await ask('10.0.0.3', 'motocoasă stihl')
  await ask('10.0.0.4', 'altceva rar')

  expect(await emptyQueries(deps, '2020-01-01')).toEqual([
    { query: 'motocoasă stihl', asks: 4, askers: 3 },
  ])
})

test('robots, filtered lists and a flood from one network are not counted', async ({ deps }) => {
  const rows = async () =>
    (await deps.sql`select from empty_searches where query like 'nimic%'`).length
  await countEmptySearch(deps, from('10.1.0.1', true), { search: 'nimic', searchType: 'search' })
  await countEmptySearch(deps, from('10.1.0.1'), {
    ...{ search: 'nimic', searchType: 'search', priceMax: 5 },
  })
  expect(await rows()).toBe(0)

  for (let n = 0; n < 70; n++) {
    const search = `nimic ${String.fromCodePoint(97 + (n % 26)).repeat(2 + n / 26)}`
    await countEmptySearch(deps, from('10.1.0.2'), { search, searchType: 'search' })
  }
  expect(await rows()).toBe(60)
})

test.for([
  '069123456',
  'sună la 069 12 34 56',
  'ana@exemplu.md',
  'www.exemplu.md',
  'idnp 2001001234567',
  '1',
  'a'.repeat(61),
])('the query «%s» is not stored', (query) => {
  expect(storedQuery(query)).toBeNull()
})

test('words with a few digits are stored', () => {
  expect(storedQuery('  iPhone 15   Pro ')).toBe('iphone 15 pro')
})
