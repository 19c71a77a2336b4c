import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Db } from '#domains/deps.ts'
import { migrate } from '#server/postgres/migrate.ts'
import { sample } from '../support/scope.ts'
import { createEmptyDatabase } from '../support/servers/database.ts'
import { dumpCatalog } from './catalog.ts'
import { copyMarket, dumpAnswers, dumpDerivedRows } from './derived.ts'
import { landedStates, migrateAsIn, stateOf, type LandedState } from './landed-states.ts'
import { fillOldMarket } from './fill.ts'

const { sql: fresh, drop: dropFresh } = await createEmptyDatabase(inject('target'))
let freshCatalog: string[] = []

beforeAll(async () => {
  await migrate(fresh)
  freshCatalog = await dumpCatalog(fresh)
})

afterAll(dropFresh)

test.for(sample(landedStates, 5).map((state) => [state.commit, state.subject, state] as const))(
  'a database of %s (%s) becomes what a fresh start makes',
  async ([, , state]) => {
    const old = await begunIn(state)

    await migrate(old)

    const { upgraded, meant } = await besideFresh(old)
    expect(upgraded).toEqual(meant)
  },
)

test('adverts from before the finding work get their mark of parts, whatever upgraded them before', async () => {
  const old = await begunIn(stateOf('b5fe62c'))
  await migrateAsIn(old, stateOf('54f69d1'))
  await readSynonyms(old)
  const [before] = await old`select count(*)::int as n from ad_index where tsv @@ '''~x'''`

  await migrate(old)

  const [after] = await old`select count(*)::int as n from ad_index where tsv @@ '''~x'''`
  expect({ before, after }).toEqual({ before: { n: 0 }, after: { n: 2 } })
  const { upgraded, meant } = await besideFresh(old)
  expect(upgraded).toEqual(meant)
})

test('stored texts are cleaned, adverts are found by them, and nobody is told of an advert as of a new one', async () => {
  const old = await begunIn(stateOf('e865d18'))
  await old`delete from advert_arrivals`

  await migrate(old)

  const [advert] = await old`
    select title_ro, i.tsv = r.tsv as is_indexed
    from adverts join ad_index i on i.advert_id = id join ad_index_rows r on r.advert_id = id where id = 4`
  expect(advert).toEqual({ titleRo: 'Uși Škoda Octavia', isIndexed: true })
  expect(await old`select from advert_arrivals`).toHaveLength(0)
})

test('conditions of saved searches are computed again by the functions of today', async () => {
  const old = await begunIn(stateOf('69e4d39'))

  await migrate(old)

  expect(await old`select is_outdated from saved_searches`).toEqual([{ isOutdated: true }])
})

async function begunIn(state: LandedState): Promise<Sql> {
  const { sql, drop } = await createEmptyDatabase(inject('target'))
  onTestFinished(drop)
  await migrateAsIn(sql, state)
  await sql.begin(fillOldMarket)
  return sql
}

/** Schema, index, counters and answers of a database, and of a fresh one into which the same market is written. */
async function besideFresh(old: Sql): Promise<{ upgraded: object; meant: object }> {
  await readSynonyms(old)
  const upgraded = { catalog: await dumpCatalog(old), ...(await dumpMarket(old)) }
  const undo = new Error('leaves the fresh one empty')
  let meant = {}
  await fresh
    .begin(async (tx) => {
      await copyMarket(old, tx)
      meant = { catalog: freshCatalog, ...(await dumpMarket(tx)) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return { upgraded, meant }
}

async function dumpMarket(sql: Db): Promise<object> {
  return { rows: await dumpDerivedRows(sql), answers: await dumpAnswers(sql) }
}

/** What each start does from the editor's file of words. */
async function readSynonyms(sql: Sql): Promise<void> {
  await sql`update subcategories set is_secondary = true where slug = 'piese-auto' and not is_secondary`
}
