import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { seedReference } from '#db/seed/reference.ts'
import { connect } from '#server/postgres/connect.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded/launcher.ts'
import { migrate } from '#server/postgres/migrate.ts'

/** Connection of the test server: the embedded one of this run, or TEST_DATABASE_URL. */
export type Target = { host: string; port: number; database: string; username: string } | string

const template = 'gasit_template'
const marketTemplate = 'gasit_market'

/** Starts the server of a test run and creates the template database of test files. */
export async function prepareServer(): Promise<{ target: Target; stop: () => Promise<void> }> {
  const { target, stop } = await startServer()
  try {
    await forgetSafety(target)
    await makeTemplate(target)
  } catch (error) {
    await stop()
    throw error
  }
  return { target, stop }
}

async function startServer(): Promise<{ target: Target; stop: () => Promise<void> }> {
  const named = process.env['TEST_DATABASE_URL']
  if (named) return { target: named, stop: async () => {} }

  const dataDir = reachableFolder()
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { target: server.connection, stop }
}

/** What a test writes need not survive a crash of the machine. */
async function forgetSafety(target: Target): Promise<void> {
  const admin = connect(target, { max: 1 })
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await admin.unsafe(`alter system set ${setting} = off`)
    await admin`select pg_reload_conf()`
  } finally {
    await admin.end()
  }
}

async function makeTemplate(target: Target): Promise<void> {
  const admin = connect(target, { max: 1 })
  const sql = connect(databaseOf(target, template), { max: 2 })
  try {
    for (const old of [template, marketTemplate])
      await admin.unsafe(`drop database if exists ${old} with (force)`)
    await admin.unsafe(`create database ${template}`)
    await migrate(sql)
    await seedReference(sql)
  } finally {
    await sql.end()
    await admin.end()
  }
}

/** When started as root, the server runs as another user, who needs access to the parent. */
function reachableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gasit-test-'))
  chmodSync(folder, 0o711)
  return folder
}

export interface OwnDatabase {
  readonly sql: Sql
  readonly target: Target
  readonly drop: () => Promise<void>
}

/** Creates a database with the reference data. */
export function createDatabase(target: Target): Promise<OwnDatabase> {
  return createFrom(target, template)
}

/** Creates a database with a market too, which the first file of a run to ask for it writes. */
export async function createMarketDatabase(
  target: Target,
  writeMarket: (sql: Sql) => Promise<void>,
): Promise<OwnDatabase> {
  const admin = connect(target, { max: 1 })
  try {
    // Until the connection ends.
    await admin`select pg_advisory_lock(hashtext(${marketTemplate}))`
    const [known] = await admin`select from pg_database where datname = ${marketTemplate}`
    if (!known) await makeMarket(target, writeMarket)
  } finally {
    await admin.end()
  }
  return createFrom(target, marketTemplate)
}

/** Under its name once it is whole. */
async function makeMarket(target: Target, writeMarket: (sql: Sql) => Promise<void>): Promise<void> {
  const begun = `${marketTemplate}_begun`
  const admin = connect(target, { max: 1 })
  try {
    await admin.unsafe(`drop database if exists ${begun} with (force)`)
    await admin.unsafe(`create database ${begun} template ${template}`)
    const sql = connect(databaseOf(target, begun), { max: 8 })
    await writeMarket(sql).finally(() => sql.end())
    await admin.unsafe(`alter database ${begun} rename to ${marketTemplate}`)
  } finally {
    await admin.end()
  }
}

/** Creates an empty database, for tests of migrations. */
export function createEmptyDatabase(target: Target): Promise<OwnDatabase> {
  return createFrom(target, 'template1')
}

async function createFrom(target: Target, source: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connect(target, { max: 1 })
  await admin.unsafe(`create database ${name} template ${source}`)
  const own = databaseOf(target, name)
  const sql = connect(own, { max: 8 })
  const drop = async (): Promise<void> => {
    await sql.end({ timeout: 1 })
    await admin.unsafe(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
  return { sql, target: own, drop }
}

function databaseOf(target: Target, database: string): Target {
  if (typeof target !== 'string') return { ...target, database }
  const url = new URL(target)
  url.pathname = `/${database}`
  return url.href
}
