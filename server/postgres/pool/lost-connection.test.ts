import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tools/processes/free-port.ts'
import { connect } from '../connect.ts'
import { isConnectionLost } from './lost-connection.ts'

/** The error of what is tried. */
async function errorOf(tried: PromiseLike<unknown>): Promise<Error> {
  const error = await tried.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Error) return error
  throw new Error('It did not fail')
}

test('a database that cannot be reached is told from other files, programs and sockets', async () => {
  const port = await freePort()
  const missing = '/no-such-folder'
  const target = { database: 'none', username: 'none' }
  const pools = [
    connect({ ...target, host: missing, port }, { max: 1 }),
    connect({ ...target, host: '127.0.0.1', port }, { max: 1 }),
  ]
  onTestFinished(async () => void (await Promise.all(pools.map((sql) => sql.end({ timeout: 0 })))))
  for (const sql of pools) expect(isConnectionLost(await errorOf(sql`select 1`))).toBe(true)

  const others = await Promise.all(
    [
      once(createReadStream(missing), 'open'),
      once(spawn(missing), 'spawn'),
      once(connectSocket(port, '127.0.0.1'), 'connect'),
      once(connectSocket(`${missing}/socket`), 'connect'),
    ].map((tried) => errorOf(tried)),
  )
  expect(others.map((error) => Reflect.get(error, 'code'))).toEqual([
    'ENOENT',
    'ENOENT',
    'ECONNREFUSED',
    'ENOENT',
  ])
  expect(others.filter((error) => isConnectionLost(error))).toEqual([])
})

test('a write that the driver had put off to a closed connection is told from other mistakes', () => {
  const late = new TypeError("Cannot read properties of null (reading 'write')")
  const driver = 'file:///opt/gasit/node_modules/postgres/src/connection.js:255:22'
  late.stack = `${late.stack}\n    at Immediate.nextWrite (${driver})`

  expect(isConnectionLost(late)).toBe(true)
  expect(isConnectionLost(new TypeError(late.message))).toBe(false)
})
