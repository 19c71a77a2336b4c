import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../deps.ts'
import type { SearchQuery } from './filters/narrow.ts'
import { findAdverts, findClusters, findFacets, explainZeroResults } from './service.ts'

const cars = { searchType: 'subcategory', search: 'autoturisme' } as const

async function ids(deps: Deps, query: SearchQuery): Promise<readonly number[]> {
  return (await findAdverts(deps, { ...query, sort: 'oldest', start: 0, size: 100 })).ids
}

test('several values of an attribute are any of them, ranges have both ends', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const car = (fuel: string, year: number, more: object = {}) =>
    given.advert({ seller, subcategory: 'autoturisme', attributes: { fuel, year, ...more } })
  const old = await car('petrol', 1999, { mileage: 250_000 })
  const middle = await car('diesel', 2010, { mileage: 120_000 })
  const young = await car('electric', 2020, { mileage: 9_999 })
  const among = (attributes: Record<string, string>) => ids(deps, { ...cars, attributes })

  expect(await among({ fuel: 'petrol,diesel' })).toEqual([old.id, middle.id])
  expect(await among({ year: '2010-2020' })).toEqual([middle.id, young.id])
  expect(await among({ year: '-2009' })).toEqual([old.id])
  expect(await among({ year: '2011-' })).toEqual([young.id])
  expect(await among({ year: '2020-2010' })).toEqual([middle.id, young.id])
  expect(await among({ mileage: '-10000' })).toEqual([young.id])
  expect(await among({ mileage: '120000-120000', fuel: 'diesel' })).toEqual([middle.id])
  expect(await among({ fuel: 'hydrogen' })).toEqual([])
  for (const ignored of [{ invented: '1' }, { year: 'abc' }, { year: '-' }, { fuel: "'; drop" }])
    expect(await among(ignored), JSON.stringify(ignored)).toHaveLength(3)
})

test('models narrow their own make alone', async ({ deps, given }) => {
  const seller = await given.user()
  const car = (make: string, model: string) =>
    given.advert({ seller, subcategory: 'masini-electrice', attributes: { make, model } })
  const scope = { searchType: 'subcategory', search: 'masini-electrice' } as const
  const matching = await car('bmw', 'x5')
  await car('bmw', 'x3')
  const audi = await car('audi', 'a6')
  await car('opel', 'astra')

  expect(await ids(deps, { ...scope, attributes: { make: 'bmw,audi', model: 'x5' } })).toEqual([
    matching.id,
    audi.id,
  ])
  expect(await ids(deps, { ...scope, attributes: { model: 'x5' } })).toEqual([matching.id])
  const { attributes } = await findFacets(deps, {
    ...scope,
    attributes: { make: 'bmw', model: 'x5' },
  })
  expect(attributes).toMatchObject({ make: { bmw: 2, audi: 1, opel: 1 }, model: { x5: 1, x3: 1 } })
})

test('words of a text attribute narrow a list', async ({ deps, given }) => {
  const seller = await given.user()
  const mine = { searchType: 'subcategory', search: 'caini' } as const
  const { id } = await given.advert({
    seller,
    subcategory: 'caini',
    attributes: { breed: 'Labrador retriever' },
  })
  await given.advert({ seller, subcategory: 'caini', attributes: { breed: 'Ciobănesc' } })

  expect(await ids(deps, { ...mine, attributes: { breed: 'labradori' } })).toEqual([id])
})

test('photo, seller, terms and days narrow a list', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const person = await given.user()
  const scope = { searchType: 'subcategory', search: 'antichitati' } as const
  const subcategory = 'antichitati'
  const shown = await given.advert({ seller: company, subcategory, images: ['a'] })
  const bare = await given.advert({ seller: person, subcategory })
  await deps.sql`update adverts set is_negotiable = true, is_free = true, is_exchange = true,
    published_at = published_at - interval '5 days' where id = ${bare.id}`

  expect(await ids(deps, { ...scope, photo: true })).toEqual([shown.id])
  expect(await ids(deps, { ...scope, seller: 'company' })).toEqual([shown.id])
  expect(await ids(deps, { ...scope, seller: 'personal' })).toEqual([bare.id])
  for (const flag of ['negotiable', 'free', 'exchange'] as const)
    expect(await ids(deps, { ...scope, [flag]: true }), flag).toEqual([bare.id])
  expect(await ids(deps, { ...scope, period: 1 })).toEqual([shown.id])
  expect(await ids(deps, { ...scope, period: 7 })).toHaveLength(2)
})

test('several places are any of them, a radius reaches around each, a box cuts the map', async ({
  deps,
  given,
}) => {
  const subcategory = 'monede-bancnote'
  const scope = { searchType: 'subcategory', search: subcategory } as const
  const north = await given.advert({ subcategory, place: 'soroca' })
  const middle = await given.advert({ subcategory, place: 'orhei' })
  const capital = await given.advert({ subcategory, place: 'chisinau' })
  const all = [north.id, middle.id, capital.id]

  expect(await ids(deps, { ...scope, place: ['soroca', 'raion-orhei'] })).toEqual([
    north.id,
    middle.id,
  ])
  expect(await ids(deps, { ...scope, place: ['soroca', 'nicaieri'] })).toEqual([north.id])
  expect(await ids(deps, { ...scope, place: ['orhei'], radius: 50 })).toEqual([
    middle.id,
    capital.id,
  ])
  expect(await ids(deps, { ...scope, near: { latitude: 47.02, longitude: 28.83 } })).toEqual([
    capital.id,
  ])
  expect(
    await ids(deps, { ...scope, box: { south: 47.2, west: 28, north: 49, east: 29.5 } }),
  ).toEqual([north.id, middle.id])
  expect(await ids(deps, { ...scope, box: { south: 45, west: 26, north: 49, east: 31 } })).toEqual(
    all,
  )
})

test('bounds in another currency are compared in lei', async ({ deps, given }) => {
  const subcategory = 'jocuri-de-masa'
  const scope = { searchType: 'subcategory', search: subcategory } as const
  const lei = await given.advert({ subcategory, price: 2_000 })
  const euros = await given.advert({ subcategory, price: 150, currency: 'EUR' })

  expect(await ids(deps, { ...scope, priceMax: 120, currency: 'EUR' })).toEqual([lei.id])
  expect(await ids(deps, { ...scope, priceMin: 120, currency: 'EUR' })).toEqual([euros.id])
})

test('facets are counted with all other filters applied, and without their own', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const bike = (state: string, wheel_in: string, place: string) =>
    given.advert({
      seller,
      subcategory: 'biciclete-electrice',
      place,
      images: ['a'],
      attributes: { state, wheel_in },
    })
  await bike('new', '26', 'balti')
  await bike('new', '28', 'balti')
  await bike('used', '28', 'cahul')
  const scope = { searchType: 'subcategory', search: 'biciclete-electrice' } as const

  const free = await findFacets(deps, scope)
  expect(free).toMatchObject({
    isEstimate: false,
    attributes: { state: { new: 2, used: 1 }, wheel_in: { 26: 1, 28: 2 } },
    flags: { photo: 3, personal: 3, company: 0, 1: 3 },
    places: { balti: 2, cahul: 1 },
    categories: { 'biciclete-electrice': 3 },
  })
  const narrowed = await findFacets(deps, {
    ...scope,
    place: ['balti'],
    attributes: { state: 'new', wheel_in: '28' },
  })
  expect(narrowed.attributes).toEqual({ state: { new: 1 }, wheel_in: { 26: 1, 28: 1 } })
  expect(narrowed.places).toEqual(expect.objectContaining({ balti: 1 }))
  expect(narrowed.places['cahul']).toBeUndefined()
})

test('attributes are counted where lists filter them: those offered in the subcategory', async ({
  deps,
  given,
}) => {
  const word = 'Trotibenzol'
  const subcategory = 'biciclete-electrice'
  const attributes = { state: 'new', wheel_in: '28', former: 'yes', weight_before: 7 }
  await given.advert({ title: word, subcategory, attributes })
  const query = { searchType: 'search', search: word, attributes: { state: 'used' } } as const

  const anywhere = await findFacets(deps, query)
  expect(anywhere).toEqual(
    expect.objectContaining({ attributes: {}, ranges: { price: expect.anything() } }),
  )
  expect(await ids(deps, query)).toHaveLength(1)
  const inside = await findFacets(deps, { ...query, category: subcategory, attributes: {} })
  expect(inside.attributes).toEqual({ state: { new: 1 }, wheel_in: { 28: 1 } })
  expect(Object.keys(inside.ranges)).toEqual(['price'])
})

test('adverts near each other are one cluster on a map, and separate at a higher zoom', async ({
  deps,
  given,
}) => {
  const scope = { searchType: 'search', search: 'clusterix' } as const
  for (const place of ['chisinau', 'chisinau', 'durlesti', 'soroca'])
    await given.advert({ title: 'Clusterix', place })

  const far = await findClusters(deps, scope, 7)
  expect(far).toMatchObject({ count: 4, isCapped: false })
  expect(far.clusters.length).toBeLessThan(4)
  expect((await findClusters(deps, scope, 13)).clusters.map(({ count }) => count)).toEqual([
    2, 1, 1,
  ])
  const box = { south: 48, west: 28, north: 48.5, east: 28.6 }
  expect(await findClusters(deps, { ...scope, box }, 10)).toMatchObject({ count: 1 })
})

test('a list without adverts proposes filters, words and places', async ({ deps, given }) => {
  const { id } = await given.advert({ title: 'Theremin vintage', place: 'orhei', price: 900 })

  const ways = await explainZeroResults(deps, {
    ...{ searchType: 'search', search: 'theremin vintage', place: ['chisinau'], priceMax: 100 },
  })
  expect(ways.without).toEqual([])
  const here = await explainZeroResults(deps, {
    searchType: 'search',
    search: 'theremin',
    place: ['chisinau'],
  })
  expect(here.without).toEqual([{ filter: 'place', count: 1, isCapped: false }])
  expect(here.places).toMatchObject([{ slug: 'orhei', count: 1 }])
  expect(here.places[0]?.kilometres).toBeGreaterThan(30)
  const nearest = await explainZeroResults(deps, {
    ...{ searchType: 'search', search: 'theremin 77', place: ['orhei'], exact: true },
  })
  expect(nearest).toMatchObject({ missingWord: '77', advertIds: [id] })
})
