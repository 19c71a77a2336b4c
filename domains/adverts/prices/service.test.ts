import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { clearTtlCaches } from '../../lib/ttl-cache.ts'
import { comparedAttributes } from './comparison.ts'
import { comparableMedian, marketOf, priceHint } from './service.ts'
import { findOwn } from '../own-store.ts'
import { listCircumstances } from '../review-rules/service.ts'
import { publicAdvert } from '../service.ts'

type Fields = NonNullable<Parameters<Given['advert']>[0]>

/** Market of the last of the adverts at these prices. */
async function marketOfLast(deps: Deps, given: Given, fields: Fields, prices: readonly number[]) {
  let last = 0
  for (const price of prices) {
    // In order of publication.
    last = (await given.advert({ ...fields, price })).id
  }
  return marketOf(deps, await publicAdvert(deps, last))
}

test('the market is the middle half of comparable prices', async ({ deps, given }) => {
  const fields = {
    subcategory: 'autoturisme',
    attributes: { make: 'dacia', model: 'logan', year: 2012 },
  }
  const other = { make: 'bmw', model: 'x5', year: 2012 }
  await given.advert({ ...fields, price: 900_000, attributes: other })

  expect(await marketOfLast(deps, given, fields, [100, 200, 300, 400, 500])).toEqual({
    count: 5,
    median: 300,
    low: 200,
    high: 400,
    price: 500,
    standing: 'above',
    shared: ['make', 'model', 'year'],
    years: 1,
  })
})

test('a price is beside the market only outside of the bounds as they are told', async ({
  deps,
  given,
}) => {
  const fields = { subcategory: 'casti', attributes: { brand: 'jbl' } }
  const standingAfter = async (prices: readonly number[]) =>
    (await marketOfLast(deps, given, fields, prices))?.standing

  // The middle half is 7,804–7,996, told as 7,800–8,000.
  expect(await standingAfter([7_700, 7_804, 7_900, 7_996, 8_000])).toBe('usual')
  expect(await standingAfter([7_800])).toBe('usual')
  expect(await standingAfter([8_001])).toBe('above')
  expect(await standingAfter([7_799])).toBe('below')
})

test('a car is compared with those of its year, the one before and the one after, in its condition', async ({
  deps,
  given,
}) => {
  const golf = (year: number, state: string, price: number) => ({
    ...{ subcategory: 'autoturisme-piese', price },
    attributes: { make: 'volkswagen', model: 'golf', year, state },
  })
  for (const price of [9_000, 9_100, 9_200]) {
    await given.advert(golf(2024, 'used', price * 3))
    await given.advert(golf(2016, 'broken', price / 9))
  }
  for (const year of [2015, 2016, 2017]) await given.advert(golf(year, 'used', 9_000 + year))
  await given.advert(golf(2017, 'used', 12_000))
  const { id } = await given.advert(golf(2016, 'used', 10_000))
  const lonely = await given.advert(golf(2024, 'used', 10_000))

  expect(await marketOf(deps, await publicAdvert(deps, id))).toMatchObject({
    ...{ count: 5, median: 11_016, standing: 'below' },
    shared: ['make', 'model', 'year', 'state'],
  })
  expect(await marketOf(deps, await publicAdvert(deps, lonely.id))).toBeNull()
})

test('with few of its years, a car is compared with those three years apart, brought to its year', async ({
  deps,
  given,
}) => {
  const golf = (year: number, price: number) => ({
    ...{ subcategory: 'masini-electrice', price },
    attributes: { make: 'volkswagen', model: 'id-3', year, state: 'used' },
  })
  // A year costs a tenth.
  for (const year of [2018, 2019, 2021, 2023, 2024])
    for (const share of [0.9, 1, 1, 1.1])
      await given.advert(golf(year, Math.round(10_000 * share * 1.1 ** (year - 2021))))
  const { id } = await given.advert(golf(2016, 6_200))

  const market = await marketOf(deps, await publicAdvert(deps, id))
  expect(market).toMatchObject({ count: 9, years: 3, standing: 'usual' })
  expect(market?.median).toBeCloseTo(10_000 * 1.1 ** -5, -2)
})

test('a home that is sold is compared by the price of its square metre, with those of the same place', async ({
  deps,
  given,
}) => {
  const flat = (place: string, rooms: string, area: number, price: number) => ({
    ...{ subcategory: 'apartamente-noi', place, price },
    attributes: { offer_type: 'sell', rooms, area },
  })
  for (const perMetre of [800, 900, 1_000, 1_100]) {
    await given.advert(flat('soroca', '2', 60, perMetre * 60))
    await given.advert(flat('cahul', '2', 60, perMetre * 120))
  }
  const { id } = await given.advert(flat('soroca', '4', 100, 105_000))
  const elsewhere = await given.advert(flat('orhei', '2', 60, 60_000))

  expect(await marketOf(deps, await publicAdvert(deps, id))).toMatchObject({
    ...{ count: 5, median: 100_000, low: 90_000, high: 105_000, standing: 'usual' },
    shared: ['offer_type', 'area', 'place'],
  })
  expect(await marketOf(deps, await publicAdvert(deps, elsewhere.id))).toBeNull()
})

test('a home that is let is compared by the month, with as many rooms', async ({ deps, given }) => {
  const house = (rooms: string, area: number, price: number) => ({
    ...{ subcategory: 'case-vanzare', place: 'soroca', price },
    attributes: { offer_type: 'rent-out', rooms, area },
  })
  for (const price of [200, 210, 220, 230]) {
    await given.advert(house('2', price, price))
    await given.advert(house('4', price, price * 2))
  }
  const { id } = await given.advert(house('2', 500, 240))

  expect(await marketOf(deps, await publicAdvert(deps, id))).toMatchObject({
    ...{ count: 5, median: 220 },
    shared: ['offer_type', 'rooms', 'place'],
  })
})

test('what does not say which item it is has no market: a phone without a model, a plot without a size, a book, a job', async ({
  deps,
  given,
}) => {
  const unsaid: [string, AttributeValues][] = [
    ['smartphone-uri', { brand: 'apple', memory: '128', state: 'used' }],
    ['terenuri-agricole', { offer_type: 'sell' }],
    ['carti', {}],
    ['curatenie', { price_unit: 'job' }],
  ]
  for (const [subcategory, attributes] of unsaid)
    expect(await marketOfLast(deps, given, { subcategory, attributes }, [5, 5, 5, 5, 5])).toBeNull()
  const phone = { brand: 'apple', model: 'iPhone 13', memory: '128', state: 'used' }
  const fields = { subcategory: 'smartphone-uri', attributes: phone }
  await marketOfLast(deps, given, fields, [5, 5, 5, 5])
  clearTtlCaches()
  const other = { ...fields, attributes: { ...phone, model: 'IPHONE 13' } }
  expect(await marketOfLast(deps, given, other, [6])).toMatchObject({ count: 5 })
})

test('the form takes the make where the model is rare, a reader is told nothing; other makes never count', async ({
  deps,
  given,
}) => {
  const fields = (make: string, model: string) => ({
    subcategory: 'masini-electrice',
    attributes: { make, model, year: 2020 },
  })
  for (const price of [10, 20, 30, 40]) {
    await given.advert({ ...fields('renault', 'zoe'), price })
  }
  const rare = await given.advert({ ...fields('renault', 'twizy'), price: 50 })
  await given.advert({ ...fields('tesla', 'model-s'), price: 60 })
  const hint = (make: string, model: string) => priceHint(deps, 'masini-electrice', { make, model })

  expect(await hint('renault', 'twizy')).toMatchObject({ count: 5 })
  expect(await hint('tesla', 'model-s')).toBeNull()
  expect(await marketOf(deps, await publicAdvert(deps, rare.id))).toBeNull()
})

test('few adverts, none to pay for, and other offers tell nothing', async ({ deps, given }) => {
  const few = { subcategory: 'motociclete' }
  expect(await marketOfLast(deps, given, few, [1, 2, 3, 4])).toBeNull()
  const free = { subcategory: 'biciclete-adulti' }
  expect(await marketOfLast(deps, given, free, [1, 2, 3, 4, 5, 0])).toBeNull()
  const flat = (offer: string) => ({ attributes: { offer_type: offer, rooms: '2' } })
  const buying = { subcategory: 'apartamente-vanzare', ...flat('buy') }
  const selling = { ...buying, ...flat('sell') }
  await marketOfLast(deps, given, selling, [1, 2, 3, 4, 5])
  expect(await marketOfLast(deps, given, buying, [9])).toBeNull()
})

test('another platform, kind of job or unit of price makes no like advert', async ({
  deps,
  given,
}) => {
  const unlike: [string, AttributeValues, AttributeValues][] = [
    ['console', { platform: 'playstation-5' }, { platform: 'playstation-3' }],
    ['it-telecom', { job_kind: 'vacancy' }, { job_kind: 'cv' }],
    ['curatenie', { price_unit: 'hour' }, { price_unit: 'job' }],
    ['jante', { brand: 'borbet', diameter: 'r20' }, { brand: 'borbet', diameter: 'r13' }],
  ]
  for (const [subcategory, attributes, others] of unlike) {
    const market = await marketOfLast(deps, given, { subcategory, attributes }, [5, 5, 5, 5, 5])
    expect(market).toMatchObject({ count: 5 })
    expect(await marketOfLast(deps, given, { subcategory, attributes: others }, [9])).toBeNull()
  }
})

test('a brand is one however it is written', async ({ deps, given }) => {
  const spellings = ['Bébé – Țară', 'bebe tara', 'BEBE-ŢARA', 'Минск', 'МИНСК', 'минск']
  for (const brand of [...spellings, ...spellings])
    await given.advert({ subcategory: 'carucioare', price: 700, attributes: { brand } })

  const hints = spellings.map((brand) => priceHint(deps, 'carucioare', { brand }))
  expect(await Promise.all(hints)).toMatchObject(spellings.map(() => ({ count: 6 })))
})

test('a thing that is only called another one is like nothing', async ({ deps, given }) => {
  const fields = { subcategory: 'tablete', attributes: { brand: 'other' } }
  expect(await marketOfLast(deps, given, fields, [5, 5, 5, 5, 5])).toBeNull()
})

test('the form reads what is typed as the advert will hold it', async ({ deps, given }) => {
  const fields = { subcategory: 'carti' }
  for (const price of [5, 5, 5, 5, 5]) await given.advert({ ...fields, price })

  const typed = { rooms: '2', model: '', make: 'audi' }
  expect(await priceHint(deps, 'carti', typed)).toMatchObject({ median: 5, low: 5, high: 5 })
})

test('what makes adverts alike is what subcategories have', async ({ deps }) => {
  const known = await deps.sql<{ key: string }[]>`
    select distinct coalesce(known, definition) ->> 'key' as key from attributes`
  expect(known.map(({ key }) => key)).toEqual(expect.arrayContaining([...comparedAttributes]))
})

test('prices that are worlds apart are no market', async ({ deps, given }) => {
  const fields = { subcategory: 'scutere-mopede' }
  expect(await marketOfLast(deps, given, fields, [10, 20, 300, 4_000, 5_000])).toBeNull()
})

test('a market is kept for a while', async ({ deps, given }) => {
  const fields = { subcategory: 'casti', attributes: { brand: 'sony' } }
  const first = await marketOfLast(deps, given, fields, [10, 10, 10, 10, 10])
  expect(await marketOfLast(deps, given, fields, [20])).toEqual({
    ...first,
    price: 20,
    standing: 'above',
  })

  clearTtlCaches()
  expect(await marketOfLast(deps, given, fields, [20])).toMatchObject({ count: 7 })
})

test('the form, the page and the rule on prices use the same market', async ({ deps, given }) => {
  const van = (brand: string, price: number) => ({
    ...{
      subcategory: 'furgonete',
      currency: 'EUR' as const,
      attributes: { brand, year: 2016 },
      price,
    },
  })
  for (const price of [100, 110, 120, 130, 140]) {
    await given.advert(van('Ford', price))
    await given.advert(van('Mercedes-Benz', price * 7))
  }
  const { id } = await given.advert(van('Ford', 120))
  const page = await marketOf(deps, await publicAdvert(deps, id))
  const form = await priceHint(deps, 'furgonete', { brand: 'ford' })
  const advert = await findOwn(deps.sql, id)
  const median = advert && (await comparableMedian(deps, advert))
  const sent = advert ? [{ advert, median }] : []
  const [rule] = await listCircumstances(deps.sql, sent, deps.clock.now())

  expect(page).toMatchObject(form ?? { count: 'none' })
  expect(form?.count).toBe(6)
  expect(rule?.median).toBeCloseTo(120)
  expect(await priceHint(deps, 'furgonete', { brand: 'Iveco' })).toBeNull()
})
