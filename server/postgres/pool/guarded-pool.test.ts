import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { inject, onTestFinished } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { createDatabase } from '#tests/support/servers/database.ts'
import { expect, test } from '#tests/support/test.ts'
import { isTemporary } from '../../errors.ts'
import { connect } from '../connect.ts'
import { DatabaseUnavailable } from './connection-gate.ts'
import { guardPool, type GuardedPool } from './guarded-pool.ts'

const connections = 4

/** A guarded pool of four connections, one of them reserved, on a database of its own. */
async function guarded(
  timeouts = { statement: 20_000, lock: 20_000, idleInTransaction: 20_000 },
): Promise<{ pool: GuardedPool; other: Sql; lines: string[] }> {
  const { target, sql: other, drop } = await createDatabase(inject('target'))
  const sql = connect(target, { max: connections, timeouts, connectSeconds: 2 })
  const lines: string[] = []
  const openProbe = (): Sql => connect(target, { max: 1, connectSeconds: 1, fetchTypes: false })
  const renew = (): void => {}
  const pool = guardPool({ sql, connections, openProbe, renew, log: (line) => lines.push(line) })
  onTestFinished(async () => {
    await pool.stop()
    await sql.end({ timeout: 5 })
    await drop()
  })
  return { pool, other, lines }
}

/** Locks a table from elsewhere until the returned function is called. */
async function lockTable(other: Sql, table: string): Promise<() => Promise<void>> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
  const holding = other.begin(async (sql) => {
    await sql.unsafe(`lock table ${table} in access exclusive mode`)
    locked()
    await isOver
  })
  await isLocked
  return async () => {
    resolve()
    await holding
  }
}

test('a locked table takes no connection from what every page needs, and nobody waits over 2 s', async () => {
  const { pool, other, lines } = await guarded()
  const { sql, reservedSql } = pool
  const release = await lockTable(other, 'adverts')
  const stuck = Promise.allSettled(
    Array.from({ length: 3 }, () => sql`select 1 from adverts limit 1`),
  )
  await expect.poll(() => pool.state().running).toBe(3)

  const startedAt = performance.now()
  const waiting: Promise<unknown>[] = [
    ...Array.from({ length: 5 }, () => sql`select 1 from pages limit 1`),
    sql.begin((tx) => tx`select 1`),
  ]
  // Each may be refused before its turn comes below.
  waiting.forEach((one) => one.catch(() => {}))
  expect(await reservedSql`select 1 as one`).toEqual([{ one: 1 }])
  expect(await pool.check()).toBe(true)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  for (const one of waiting) {
    const error: unknown = await one.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(isTemporary(error)).toBe(true)
    expect(error, 'no answer of a use case').not.toBeInstanceOf(Refusal)
  }
  expect(performance.now() - startedAt).toBeLessThan(2_500)

  await release()
  expect((await stuck).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  expect(pool.state()).toMatchObject({ running: 0, waiting: 0 })
  expect(lines, 'a locked table is no outage').toEqual([])
})

test('a statement, a lock and an idle transaction are cut off by the limits of the pool', async () => {
  const { pool, other } = await guarded({ statement: 300, lock: 100, idleInTransaction: 200 })
  const { sql } = pool

  await expect(sql`select pg_sleep(5)`).rejects.toMatchObject({ code: '57014' })
  const release = await lockTable(other, 'pages')
  await expect(sql`select 1 from pages`).rejects.toMatchObject({ code: '55P03' })
  await release()
  const idle = sql.begin(async (tx) => {
    await tx`select 1`
    await delay(600)
    await tx`select 1`
  })
  await expect(idle).rejects.toThrow()

  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  expect(pool.state()).toMatchObject({ running: 0, waiting: 0 })
})

test('parts of queries, results in other forms and failing statements leave no place taken', async () => {
  const { pool } = await guarded()
  const { sql } = pool
  const condition = sql`where slug = ${'faq'}`

  for (let round = 0; round < 10; round++) {
    expect(await sql`select slug from pages ${condition}`).toEqual([{ slug: 'faq' }])
    expect(await sql`select 1, 2`.values()).toEqual([[1, 2]])
    expect(await sql.unsafe('select 3 as three')).toEqual([{ three: 3 }])
    await expect(sql`select 1 / 0`).rejects.toMatchObject({ code: '22012' })
    await expect(
      sql.begin(async (tx) => {
        await tx`select 1`
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
  }

  expect(pool.state()).toEqual({ running: 0, waiting: 0, refused: 0 })
})

test('connections that the server ends are no outage; their queries fail and the next ones succeed', async () => {
  const { pool, other, lines } = await guarded()
  const { sql } = pool
  const cut = Promise.allSettled(Array.from({ length: 3 }, () => sql`select pg_sleep(10)`))
  await expect.poll(() => pool.state().running).toBe(3)
  await delay(200)

  await other`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`

  expect((await cut).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  expect(pool.isAway()).toBe(false)
  expect(lines).toEqual([])
})
