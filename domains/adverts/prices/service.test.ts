import type { Given } from '#tests/support/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { likeMedian, marketOf, priceHint } from './service.ts'
import { findOwn } from '../own-store.ts'
import { findCircumstances } from '../moderation/service.ts'
import { publicAdvert } from '../service.ts'

type Fields = NonNullable<Parameters<Given['advert']>[0]>

/** The market of the last of adverts at these prices. */
async function marketOfLast(deps: Deps, given: Given, fields: Fields, prices: readonly number[]) {
  let last = 0
  for (const price of prices) {
    // In the order of their publication.
    last = (await given.advert({ ...fields, price })).id
  }
  return marketOf(deps, await publicAdvert(deps, last))
}

test('the market is what half of the like adverts cost', async ({ deps, given }) => {
  const fields = { subcategory: 'autoturisme', attributes: { make: 'dacia', model: 'logan' } }
  await given.advert({ ...fields, price: 900_000, attributes: { make: 'bmw', model: 'x5' } })

  expect(await marketOfLast(deps, given, fields, [100, 200, 300, 400, 500])).toEqual({
    count: 5,
    median: 300,
    low: 200,
    high: 400,
    price: 500,
  })
})

test('the make tells where the model is rare; other makes never do', async ({ deps, given }) => {
  const fields = (make: string, model: string) => ({
    subcategory: 'masini-electrice',
    attributes: { make, model },
  })
  for (const price of [10, 20, 30, 40]) {
    await given.advert({ ...fields('renault', 'zoe'), price })
  }
  const rare = await given.advert({ ...fields('renault', 'twizy'), price: 50 })
  const other = await given.advert({ ...fields('tesla', 'model-s'), price: 60 })

  expect(await marketOf(deps, await publicAdvert(deps, rare.id))).toMatchObject({ count: 5 })
  expect(await marketOf(deps, await publicAdvert(deps, other.id))).toBeNull()
})

test('few adverts, none to pay for, and other offers tell nothing', async ({ deps, given }) => {
  const few = { subcategory: 'motociclete' }
  expect(await marketOfLast(deps, given, few, [1, 2, 3, 4])).toBeNull()
  const free = { subcategory: 'biciclete-adulti' }
  expect(await marketOfLast(deps, given, free, [1, 2, 3, 4, 5, 0])).toBeNull()
  const wanted = { subcategory: 'apartamente-vanzare', attributes: { offer: 'buy', rooms: '2' } }
  const sold = { ...wanted, attributes: { offer: 'sell', rooms: '2' } }
  await marketOfLast(deps, given, sold, [1, 2, 3, 4, 5])
  expect(await marketOfLast(deps, given, wanted, [9])).toBeNull()
})

test('prices that are worlds apart are no market', async ({ deps, given }) => {
  const fields = { subcategory: 'scutere-mopede' }
  expect(await marketOfLast(deps, given, fields, [10, 20, 300, 4_000, 5_000])).toBeNull()
})

test('a market is read once in ten minutes', async ({ deps, given }) => {
  const fields = { subcategory: 'casti' }
  const first = await marketOfLast(deps, given, fields, [10, 10, 10, 10, 10])
  expect(await marketOfLast(deps, given, fields, [20])).toEqual({ ...first, price: 20 })

  deps.clock.advance({ minutes: 11 })
  expect(await marketOfLast(deps, given, fields, [20])).toMatchObject({ count: 7 })
})

test('the form, the page and the rule on prices tell one price', async ({ deps, given }) => {
  const fields = (make: string, model: string, price: number) => ({
    ...{ subcategory: 'furgonete', currency: 'EUR' as const, attributes: { make, model }, price },
  })
  for (const price of [100, 110, 120, 130, 140]) {
    await given.advert(fields('ford', 'transit', price))
    await given.advert(fields('mercedes-benz', 'sprinter', price * 7))
  }
  const { id } = await given.advert(fields('ford', 'transit', 120))
  const page = await marketOf(deps, await publicAdvert(deps, id))
  const form = await priceHint(deps, 'furgonete', { make: 'ford', model: 'transit' })
  const advert = await findOwn(deps.sql, id)
  const rule =
    advert &&
    (await findCircumstances(deps.sql, advert, deps.clock.now(), await likeMedian(deps, advert)))

  expect(page).toMatchObject(form ?? { count: 'none' })
  expect(form?.count).toBe(6)
  expect(rule?.median).toBeCloseTo(120)
  expect(await priceHint(deps, 'furgonete', { make: 'iveco' })).toBeNull()
})
