import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../deps.ts'
import {
  explainZeroResults,
  findAdverts,
  findFacets,
  suggest,
  type AdvertQuery,
} from './service.ts'

async function idsOf(deps: Deps, query: Partial<AdvertQuery>): Promise<number[]> {
  const all = { searchType: 'all', search: '', sort: 'newest', start: 0, size: 50 } as const
  const { ids, count } = await findAdverts(deps, { ...all, ...query })
  expect(count).toBe(ids.length)
  return [...ids]
}

test('a city holds the adverts of its sectors, a sector only its own, and every count agrees', async ({
  deps,
  given,
}) => {
  const subcategory = 'casti'
  const [city, botanica, ciocana, elsewhere] = [
    await given.advert({ subcategory }),
    await given.advert({ subcategory, place: 'chisinau-botanica' }),
    await given.advert({ subcategory, place: 'chisinau-ciocana' }),
    await given.advert({ subcategory, place: 'orhei' }),
  ].map(({ id }) => id)
  const inSubcategory = { searchType: 'subcategory', search: subcategory } as const
  const lists = [
    [['chisinau'], [ciocana, botanica, city]],
    [['mun-chisinau'], [ciocana, botanica, city]],
    [['chisinau-botanica'], [botanica]],
    [
      ['chisinau-botanica', 'orhei'],
      [elsewhere, botanica],
    ],
    [
      ['chisinau', 'chisinau-botanica'],
      [ciocana, botanica, city],
    ],
    [['chisinau-buiucani'], []],
  ] as const

  for (const [place, ids] of lists) {
    for (const sort of ['newest', 'none', 'oldest'] as const) {
      const found = await idsOf(deps, { ...inSubcategory, place: [...place], sort })
      expect(sort === 'oldest' ? found.toReversed() : found, place.join()).toEqual(ids)
    }
  }
  const { places } = await findFacets(deps, { ...inSubcategory, place: ['chisinau-botanica'] })
  expect(places).toEqual({
    ...{ chisinau: 3, 'mun-chisinau': 3, orhei: 1, 'raion-orhei': 1 },
    ...{ 'chisinau-botanica': 1, 'chisinau-ciocana': 1 },
  })
})

test('an advert that moves between sectors is counted where it is', async ({ deps, given }) => {
  const { id } = await given.advert({ subcategory: 'casti', place: 'balti-slobozia' })
  const move = (slug: string) =>
    deps.sql`update adverts set place_id = (select id from places where slug = ${slug}) where id = ${id}`
  const found = async () => ({
    slobozia: await idsOf(deps, { place: ['balti-slobozia'] }),
    centru: await idsOf(deps, { place: ['balti-centru'] }),
    city: await idsOf(deps, { place: ['balti'] }),
  })

  expect(await found()).toEqual({ slobozia: [id], centru: [], city: [id] })
  await move('balti-centru')
  expect(await found()).toEqual({ slobozia: [], centru: [id], city: [id] })
  await move('balti')
  expect(await found()).toEqual({ slobozia: [], centru: [], city: [id] })
})

test.for([
  ['apartament botanica', 'chisinau-botanica'],
  ['квартира на ботанике', 'chisinau-botanica'],
  ['apartament botanika', 'chisinau-botanica'],
  ['apartament la ciocana', 'chisinau-ciocana'],
  ['квартира на чеканах', 'chisinau-ciocana'],
  ['квартира на рышкановке', 'chisinau-riscani'],
  ['apartament râșcani', 'chisinau-riscani'],
  ['apartment rîșcani', 'chisinau-riscani'],
  ['apartment buiucani', 'chisinau-buiucani'],
  ['квартира в центре', 'chisinau-centru'],
  ['casă slobozia', 'balti-slobozia'],
] as const)(
  '"%s" finds an advert that says so only by its place',
  async ([search, place], { deps, given }) => {
    const subcategory = search.startsWith('casă') ? 'case-vanzare' : 'apartamente-vanzare'
    const { id } = await given.advert({ title: 'Trei camere, mobilat', subcategory, place })
    const { id: elsewhere } = await given.advert({
      title: 'Două camere',
      subcategory,
      place: 'cahul',
    })

    const { ids, missing } = await findAdverts(deps, {
      ...{ searchType: 'search', search, sort: 'none', start: 0, size: 50 },
    })

    expect(missing).toEqual([])
    expect(ids).toContain(id)
    expect(ids).not.toContain(elsewhere)
  },
)

test('where a sector has nothing of the kind, other parts of the country answer', async ({
  deps,
  given,
}) => {
  const bought = { subcategory: 'viniluri-playere', title: 'Gramofon', place: 'soroca' }
  const { id } = await given.advert(bought)

  const { ids, missing } = await findAdverts(deps, {
    ...{ searchType: 'search', search: 'gramofon botanica', sort: 'none', start: 0, size: 9 },
  })

  expect([ids, missing]).toEqual([[id], ['botanica']])
})

test('a hammer is no sector', async ({ deps, given }) => {
  const hammer = await given.advert({ title: 'Ciocan de lemn' })
  await given.advert({ title: 'Masă de lemn', place: 'chisinau-ciocana' })

  expect(await idsOf(deps, { searchType: 'search', search: 'ciocan' })).toEqual([hammer.id])
})

test('who types the name of a make means the car, not a sector of that name', async ({
  deps,
  given,
}) => {
  await given.advert({ title: 'Motocultor diesel', place: 'balti-dacia' })
  const car = await given.advert({ title: 'Dacia Logan diesel', subcategory: 'autoturisme' })

  expect(await idsOf(deps, { searchType: 'search', search: 'dacia diesel' })).toEqual([car.id])
})

test('a town and a sector of one name are both suggested, each with where it is', async ({
  deps,
  given,
}) => {
  await given.advert({ place: 'riscani' })
  await given.advert({ place: 'chisinau-riscani' })

  const { places } = await suggest(deps, 'râșcani')

  expect(places.map(({ slug, labels }) => [slug, labels.ro])).toEqual([
    ['riscani', 'Rîșcani'],
    ['chisinau-riscani', 'Chișinău, Rîșcani'],
    ['raion-riscani', 'raionul Rîșcani'],
  ])
})

test('beside a sector without results its neighbours are near; from elsewhere only the city', async ({
  deps,
  given,
}) => {
  const subcategory = 'tablete'
  await given.advert({ subcategory, place: 'chisinau-botanica' })
  const near = async (where: Pick<AdvertQuery, 'place' | 'near' | 'radius'>) => {
    const query = { searchType: 'subcategory', search: subcategory, ...where } as const
    return (await explainZeroResults(deps, query)).places.map(({ slug }) => slug)
  }
  const center = { near: { latitude: 47.02, longitude: 28.85 }, radius: 1 }

  expect(await near({ place: ['chisinau-ciocana'] })).toEqual(['chisinau', 'chisinau-botanica'])
  expect(await near(center)).toEqual(['chisinau', 'chisinau-botanica'])
  expect(await near({ place: ['orhei'] })).toEqual(['chisinau'])
})
