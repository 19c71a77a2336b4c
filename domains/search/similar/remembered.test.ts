import { similarAdverts } from '#contract/limits.ts'
import { countedSql } from '#tests/support/counted-sql.ts'
import { expect, test } from '#tests/support/test.ts'
import { oneOf } from '#tests/search/drawn.ts'
import { writersOf } from '#tests/search/writers.ts'
import { advertCards, isKnownAdvert } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { findSimilar, similarCards } from '../service.ts'

test('under twenty concurrent writers, remembered similar adverts equal those computed anew', async ({
  deps,
  given,
}) => {
  const owners = await Promise.all(Array.from({ length: 5 }, () => given.user()))
  const closing = [await given.user()]
  const { publish, write } = writersOf(deps, owners, closing)
  const people = [...owners, ...closing]
  await Promise.all(people.flatMap((owner) => Array.from({ length: 14 }, () => publish(owner))))

  for (let burst = 0; burst < 2; burst++) {
    let isOver = false
    const ids = await allIds(deps)
    const reading = Promise.all(
      [1, 2].map(async () => {
        while (!isOver) await similarCards(deps, oneOf(ids), similarAdverts)
      }),
    )
    await write(20, 3)
    isOver = true
    await reading

    for (const id of ids.slice(0, 40)) {
      const fresh = (await isKnownAdvert(deps, id))
        ? await findSimilar(deps, id, similarAdverts)
        : []
      // As remembered from the burst, if that is valid still.
      expect(await similarCards(deps, id, similarAdverts)).toEqual(await advertCards(deps, fresh))
    }
  }
})

test('similar adverts are read with one statement until one of the subcategory changes', async ({
  deps,
  given,
}) => {
  const bench = { subcategory: 'mobilier-oficiu', title: 'Fotoliu', price: 900 } as const
  const one = await given.advert(bench)
  const others = await Promise.all(Array.from({ length: 9 }, () => given.advert(bench)))
  const counted = countedSql(deps.sql)
  const statementsOf = async (): Promise<number> => {
    const before = counted.count()
    await similarCards({ ...deps, sql: counted.sql }, one.id, similarAdverts)
    return counted.count() - before
  }
  // Names of places are read once.
  await statementsOf()

  expect(await statementsOf()).toBe(1)
  await given.advert({ subcategory: 'caini' })
  expect(await statementsOf()).toBe(1)
  await deps.sql`update adverts set price = 901 where id = ${others[0]?.id ?? 0}`
  expect(await statementsOf()).toBe(4)
  expect(await statementsOf()).toBe(1)
})

test('a list that its subcategory does not fill follows the category too', async ({
  deps,
  given,
}) => {
  const one = await given.advert({ subcategory: 'apartamente-vanzare', title: 'Apartament' })
  expect(await similarCards(deps, one.id, similarAdverts)).toEqual([])

  const other = await given.advert({ subcategory: 'case-vanzare', title: 'Casă' })
  const ids = async () => (await similarCards(deps, one.id, similarAdverts)).map(({ id }) => id)
  expect(await ids()).toEqual([String(other.id)])
  await deps.sql`update adverts set status = 'archived' where id = ${other.id}`
  expect(await ids()).toEqual([])
})

async function allIds({ sql }: Deps): Promise<number[]> {
  return (await sql<{ id: number }[]>`select id from adverts`).map(({ id }) => id)
}
