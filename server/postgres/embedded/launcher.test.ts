import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultDataDir, startEmbeddedPostgres } from './launcher.ts'
import { findPostmaster } from './postmaster.ts'
import {
  isRoot,
  otherNode,
  query,
  serverData,
  started,
  trialFolder,
} from '#tests/support/servers/embedded-server.ts'

const log = () => {}

test('rows outlive a stop and a new start; a second database is made beside', async () => {
  const dataDir = trialFolder()
  const first = await started(dataDir)
  await query(first.connection, 'create table kept (word text); insert into kept values ($$да$$)')
  await first.stop()
  expect(findPostmaster(serverData(dataDir))).toBeNull()

  const second = await started(dataDir)

  expect(await query(second.connection, 'select word from kept')).toEqual([{ word: 'да' }])
  expect(second.connection).toEqual(first.connection)

  const spare = await startEmbeddedPostgres({ dataDir, database: 'spare-part', log })
  expect(await query(spare.connection, 'select current_database() as name')).toEqual([
    { name: 'spare-part' },
  ])
})

test('the database is UTF8, safe on disk, off the network and has our extensions', async () => {
  const { connection } = await started(trialFolder())

  const [row] = await query(
    connection,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
      current_setting('server_encoding') as encoding, upper('șț ёж') as upper,
      current_setting('jit') as jit, current_setting('shared_buffers') as buffers,
      unaccent('mașină') as plain, similarity('masina', 'masini') > 0.4 as similar,
      (select count(*)::int from pg_extension where extname = 'btree_gin') as gin`,
  )

  const { buffers, ...settings } = row ?? {}
  expect(buffers).toMatch(/^(\d+MB|1GB)$/)
  expect(settings).toEqual({
    fsync: 'on',
    listens: '',
    encoding: 'UTF8',
    upper: 'ȘȚ ЁЖ',
    jit: 'off',
    plain: 'masina',
    similar: true,
    gin: 1,
  })
})

test.runIf(isRoot)('as root the server and its files belong to an ordinary user', async () => {
  const dataDir = trialFolder()
  await started(dataDir)

  const data = statSync(serverData(dataDir))
  const [binaries] = readdirSync(join(dataDir, 'postgres')).filter((n) => n.startsWith('binaries-'))
  const program = statSync(join(dataDir, 'postgres', binaries ?? '', 'native/bin/postgres'))
  const server = statSync(`/proc/${findPostmaster(serverData(dataDir))?.pid}`)

  expect(data.uid).not.toBe(0)
  expect(data.mode & 0o777).toBe(0o700)
  expect([program.uid, server.uid]).toEqual([data.uid, data.uid])
  expect(defaultDataDir()).toBe('/var/lib/gasit')
})

test.runIf(isRoot)('a data folder which the server’s user cannot reach is refused', async () => {
  const dataDir = trialFolder('closed/data')
  mkdirSync(dirname(dataDir), { mode: 0o700 })

  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    /^The database could not be made: user \d+ cannot reach .*DATA_DIR[^\n]*$/,
  )
})

test('a data folder that cannot be written gives one plain line', async () => {
  const file = trialFolder()
  writeFileSync(file, '')

  await expect(startEmbeddedPostgres({ dataDir: join(file, 'data'), log })).rejects.toThrow(
    /^The data folder [^\n]+ cannot be written \(ENOTDIR\)\. Set DATA_DIR to a folder of yours\.$/,
  )
})

test('a long path with a comma, spaces and Cyrillic gets a short socket elsewhere', async () => {
  const dataDir = trialFolder(`анунцурь, ${'x'.repeat(100)}`)
  const { connection, stop } = await started(dataDir)

  expect(Buffer.byteLength(connection.host)).toBeLessThan(60)
  expect(statSync(connection.host).mode & 0o777).toBe(0o700)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])

  await stop()
  rmSync(connection.host, { recursive: true })
})

test('two processes starting at once share one server, and the last to stop ends it', async () => {
  const dataDir = trialFolder()
  const [one, two] = await Promise.all([otherNode(dataDir), otherNode(dataDir)])
  expect(one.connection).toEqual(two.connection)

  expect(await one.stop()).toBe('The database is left running')
  expect(await query(two.connection, 'select 1 as one')).toEqual([{ one: 1 }])

  expect(await two.stop()).toBe('The database is stopped')
  expect(findPostmaster(serverData(dataDir))).toBeNull()
})

test('a first start that was cut short leaves nothing behind', async () => {
  const dataDir = trialFolder()
  const abandoned = join(dataDir, 'postgres/data.draft-4194305')
  mkdirSync(abandoned, { recursive: true })

  await started(dataDir)

  expect(existsSync(abandoned)).toBe(false)
})
