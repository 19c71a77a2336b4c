import { expect, test } from '#tests/support/test.ts'
import { allPlaces, findCityWithSectors, findPlaces } from './service.ts'

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

test('a city comes with its sectors, and so does each of them', async ({ deps }) => {
  for (const slug of ['chisinau', 'chisinau-botanica']) {
    const city = await findCityWithSectors(deps.sql, slug)
    expect(city).toMatchObject({ slug: 'chisinau', labels: { ro: 'Chișinău' } })
    const names = city?.sectors.map(({ labels }) => labels.ro)
    expect(names).toEqual(['Botanica', 'Buiucani', 'Centru', 'Ciocana', 'Rîșcani'])
  }
  expect(await findCityWithSectors(deps.sql, 'orhei')).toBeNull()
  expect(await findCityWithSectors(deps.sql, 'mun-chisinau')).toBeNull()
})

test('a sector and a town of one name are found, the sector with its city', async ({ deps }) => {
  const found = await findPlaces(deps, 'rîșcani')

  expect(found.map(({ slug, labels, district }) => [slug, labels.ro, district.ro])).toEqual([
    ['riscani', 'Rîșcani', 'raionul Rîșcani'],
    ['chisinau-riscani', 'Rîșcani', 'Chișinău'],
    ['raion-riscani', 'raionul Rîșcani', 'raionul Rîșcani'],
  ])
})

test('sectors stand under their city, not among the places of the district', async ({ deps }) => {
  const { main, districts } = await allPlaces(deps)
  const municipality = districts.find(({ slug }) => slug === 'mun-balti')
  const listed = municipality?.places.map(({ slug, sectors }) => [slug, sectors?.length])

  expect(listed).toEqual([
    ['balti', 4],
    ['elizaveta', undefined],
    ['sadovoe', undefined],
  ])
  expect(main.map(({ sectors }) => sectors?.length)).toEqual([
    5,
    4,
    undefined,
    undefined,
    undefined,
  ])
})
