import { expect, test } from '#tests/support/test.ts'
import type { Db } from '../../deps.ts'
import { findAdvertPage } from '../store.ts'

async function listPrices(sql: Db, id: number, size: number) {
  return (await findAdvertPage(sql, id, size))?.prices ?? []
}

test('a price that never changed has no history, whatever else changes', async ({
  deps,
  given,
}) => {
  const { id } = await given.advert({ price: 500 })
  await deps.sql`update adverts set title_ro = 'Alt titlu', price = 500 where id = ${id}`

  expect(await listPrices(deps.sql, id, 20)).toEqual([])
})

test('the history has every price, from that of the publication to the present one', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const { id } = await given.advert({ price: 12_000 })
  await sql`update adverts set price = 11000 where id = ${id}`
  await sql`update adverts set price = 600, currency = 'EUR' where id = ${id}`

  const prices = await listPrices(sql, id, 20)

  expect(prices).toMatchObject([
    { price: 12_000, currency: 'MDL', since: deps.clock.now() },
    { price: 11_000, currency: 'MDL' },
    { price: 600, currency: 'EUR' },
  ])
  expect(await listPrices(sql, id, 2)).toEqual(prices.slice(1))
})

test('price changes of a draft are not in the history', async ({ deps, given }) => {
  const { id } = await given.advert({ status: 'draft', price: 900 })
  await deps.sql`update adverts set price = 800 where id = ${id}`
  await deps.sql`update adverts set status = 'active', published_at = now() where id = ${id}`

  expect(await listPrices(deps.sql, id, 20)).toEqual([])
})

test('a rolled-back change and a deleted advert have no history', async ({ deps, given }) => {
  const { id } = await given.advert({ price: 70 })
  await deps.sql
    .begin(async (sql) => {
      await sql`update adverts set price = 60 where id = ${id}`
      throw new Error('Taken back')
    })
    .catch(() => {})
  expect(await listPrices(deps.sql, id, 20)).toEqual([])

  await deps.sql`update adverts set price = 50 where id = ${id}`
  await deps.sql`delete from adverts where id = ${id}`
  expect(await listPrices(deps.sql, id, 20)).toEqual([])
})
