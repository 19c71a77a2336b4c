import { once } from 'node:events'
import { connect as connectTo, createServer, type Socket } from 'node:net'
import type { Sql } from 'postgres'
import { inject, onTestFinished } from 'vitest'
import { createDatabase } from '#tests/support/servers/database.ts'
import { expect, test } from '#tests/support/test.ts'
import { connect } from './connect.ts'
import { guardPool, type GuardedPool } from './pool/guarded-pool.ts'
import { renewablePool } from './pool/renewable-pool.ts'
import { isDatabaseUrl, serversOf } from './servers.ts'

interface Way {
  readonly port: number
  /** Ends the way, as if its server were killed. */
  readonly cut: () => void
}

/** A way to a server by a port of this machine. */
async function openWay(open: () => Socket): Promise<Way> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = open()
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    near.pipe(far).pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cut = (): void => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(cut)
  const { port } = Object(server.address())
  return { port, cut }
}

/** The pool of a site whose DATABASE_URL names two servers, which lead to one database. */
async function siteOfTwo(): Promise<{ pool: GuardedPool; ways: readonly [Way, Way] }> {
  const { target, drop } = await createDatabase(inject('target'))
  onTestFinished(drop)
  const { host, port, user, database } = connect(target, { max: 1 }).options
  const [folder = ''] = host
  const open = (): Socket =>
    folder.startsWith('/')
      ? connectTo(`${folder}/.s.PGSQL.${port[0]}`)
      : connectTo(Number(port[0]), folder)
  const ways = [await openWay(open), await openWay(open)] as const
  const places = ways.map((way) => `127.0.0.1:${way.port}`).join()
  const servers = serversOf(`postgres://${user}@${places}/${database}`)
  const openPool = (max: number): Sql => connect(servers.target, { max, connectSeconds: 2 })
  const listening = openPool(1)
  const { sql, renew, end } = renewablePool({ open: () => openPool(2), listening, lastSeconds: 1 })
  const openProbe = (): Sql => openPool(1)
  const pool = guardPool({
    ...{ sql, connections: 2, openProbe, turn: servers.turn, renew, log: () => {} },
  })
  onTestFinished(async () => {
    await pool.stop()
    await Promise.all([end(0), listening.end({ timeout: 0 })])
  })
  return { pool, ways }
}

test('when one server of two ends, statements and notifications go on at the other', async () => {
  const { pool, ways } = await siteOfTwo()
  const heard: string[] = []
  await pool.sql.listen('two_servers', (text) => void heard.push(text))
  await pool.sql`select 1`

  ways[0].cut()

  const answers = (): Promise<boolean> =>
    pool.sql`select pg_notify('two_servers', 'there')`.then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: 10_000 }).toBe(true)
  await expect
    .poll(async () => (await answers(), heard.includes('there')), { timeout: 10_000 })
    .toBe(true)
})

test.each([
  ['postgres://gasit@db.example/gasit', true],
  ['postgres:///gasit?host=/run/postgresql', true],
  ['postgres://gasit:a%2Cb@a.example:5432,b.example/gasit?sslmode=require', true],
  ['postgres://gasit@a.example:5432,b.example:none/gasit', false],
  ['gasit', false],
])('%s is a URL of servers: %s', (url, isOne) => {
  expect(isDatabaseUrl(url)).toBe(isOne)
})
