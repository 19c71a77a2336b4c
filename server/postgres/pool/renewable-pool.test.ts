import { createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '#tools/processes/free-port.ts'
import { connect } from '../connect.ts'
import { renewablePool, type RenewablePool } from './renewable-pool.ts'

function renewable(open: () => Sql, lastSeconds: number): RenewablePool {
  const listening = connect(inject('target'), { max: 1 })
  const pool = renewablePool({ open, listening, lastSeconds })
  onTestFinished(async () => {
    await Promise.all([pool.end(0), listening.end({ timeout: 0 })])
  })
  return pool
}

test('a statement under way in a replaced pool has as long as that pool grants', async () => {
  const open = (): Sql => connect(inject('target'), { max: 1 })
  const [brief, patient] = [renewable(open, 0.2), renewable(open, 10)]
  const pools = [brief, patient]
  for (const { sql } of pools) await sql`select 1`
  const running = Promise.allSettled(pools.map(({ sql }) => sql`select pg_sleep(1)`))
  await delay(100)

  for (const pool of pools) pool.renew()

  expect(await brief.sql`select 1 as one`).toEqual([{ one: 1 }])
  const [cut, ended] = await running
  expect(cut).toMatchObject({ status: 'rejected', reason: { code: 'CONNECTION_DESTROYED' } })
  expect(ended).toMatchObject({ status: 'fulfilled' })
})

test('a pool that cannot open a connection in time replaces itself alone, and not each time', async () => {
  const address = await silentServer()
  const opened = { stuck: 0, other: 0 }
  const stuck = renewable(() => {
    opened.stuck++
    return connect(address, { max: 1, connectSeconds: 0.2 })
  }, 1)
  const other = renewable(() => {
    opened.other++
    return connect(inject('target'), { max: 1 })
  }, 1)

  for (let round = 0; round < 2; round++) {
    await expect(stuck.sql`select 1`).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
    await expect(stuck.sql.begin((tx) => tx`select 1`)).rejects.toMatchObject({
      code: 'CONNECT_TIMEOUT',
    })
  }

  expect(await other.sql`select 1 as one`).toEqual([{ one: 1 }])
  expect(opened).toEqual({ stuck: 2, other: 1 })
})

/** Accepts connections and never answers. */
async function silentServer(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgres://nobody@127.0.0.1:${port}/none`
}
