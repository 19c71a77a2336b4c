import { chmod, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, dirname, join } from 'node:path'
import type { Sql } from 'postgres'
import { inject, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { siteStorage } from '#server/backup/open.ts'
import { openBucket } from '#tests/support/servers/bucket.ts'
import { createDatabase } from '#tests/support/servers/database.ts'
import { closedPort, openProvider, portOf } from '#tests/support/servers/provider.ts'
import { backUp, openFolder, storePhoto, tempFolder } from '#tests/support/backup/sites.ts'
import { folderStorage } from '#server/adapters/storage/storage-folder.ts'
import { builders } from '#tests/support/market/builders.ts'
import { expect, test } from '#tests/support/test.ts'
import { fileChecks } from './checks/files.ts'
import { fullDisk, machineChecks, nodeFindings } from './checks/machine.ts'
import { rowChecks } from './checks/rows.ts'
import { clockFaults, schemaChecks } from './checks/schema.ts'
import { unreachable } from './checks/services.ts'
import { settingChecks } from './checks/settings.ts'
import { workChecks } from './checks/work.ts'
import { examine } from './examine.ts'
import type { Check, Site } from './finding.ts'

const backupTarget = '/a/folder/of/another/disk'

/** What checks say, one line a finding. */
async function said(checks: readonly Check[], site: Partial<Site>): Promise<string[]> {
  const config = readConfig({ RATES: 'stored' })
  const findings = await examine({ config, dataDir: '/nowhere', sql: null, ...site }, checks)
  for (const { remedy } of findings) expect(remedy).not.toBe('')
  return findings.map(({ what }) => what)
}

test.for([
  [
    { NODE_ENV: 'development', PUBLIC_URL: 'https://gasit.md', TRUST_PROXY: '1' },
    'gasit.md is public, and NODE_ENV is development',
  ],
  [{ PUBLIC_URL: 'https://localhost' }, 'PUBLIC_URL is https, which a proxy must speak'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is set, and PUBLIC_URL is not https'],
  [{ DATABASE_POOL: '60' }, 'the embedded server takes 60 connections'],
  [{ BACKUP_TARGET: '/nowhere/backups' }, 'BACKUP_TARGET is inside DATA_DIR'],
  [{ BACKUP_TARGET: backupTarget }, 'Backups are not encrypted'],
] as const)('settings that contradict each other are named: %j', async ([settings, expected]) => {
  const sent = { SMS: 'sms.md', SMS_KEY: 'k', SMS_SENDER: 'Gasit', VOICE: 'none' }
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@gasit.md' }
  const config = readConfig({ ...sent, ...mail, ...settings })

  expect(await said(settingChecks, { config })).toContainEqual(expect.stringContaining(expected))
})

test('settings of a trial on this machine contradict nothing', async () => {
  expect(await said(settingChecks, {})).toEqual([])
})

test('an old Node, a full disk and clocks that differ are named', () => {
  const disk = { bsize: 4_096, blocks: 1e7, bavail: 5e6, files: 1e6, ffree: 9e5 }
  const now = Date.parse('2026-11-24T01:00:00Z')
  const clocks = { askedAt: now, answeredAt: now + 50, now: new Date(now), last: null }

  expect([nodeFindings('22.18.0'), fullDisk('/d', disk), clockFaults(clocks)]).toEqual([[], [], []])
  expect(nodeFindings('20.11.1')).toHaveLength(1)
  expect(fullDisk('/d', { ...disk, bavail: 1e4 })[0]?.weight).toBe('fault')
  expect(fullDisk('/d', { ...disk, bavail: 8e5 })[0]?.weight).toBe('warning')
  expect(fullDisk('/d', { ...disk, ffree: 10 })[0]?.what).toContain('10 files can still be made')
  expect(clockFaults({ ...clocks, now: new Date(now - 9_000) })[0]?.what).toContain('differ by 9 s')
  const last = new Date(now + 3_600_000)
  expect(clockFaults({ ...clocks, last })[0]?.what).toContain('has gone back')
})

test('a folder of data says what is wrong with it', async () => {
  const dataDir = await tempFolder()
  await mkdir(join(dataDir, 'files/adverts'), { recursive: true })
  const secret = join(dataDir, 'session-secret')
  await writeFile(secret, 'x'.repeat(40), { mode: 0o600 })
  const stranger = createServer((_request, response) => response.end('hello')).listen(0)
  onTestFinished(() => void stranger.close())
  await new Promise((done) => stranger.once('listening', done))
  const config = readConfig({ PORT: String(await closedPort()) })
  expect(await said(machineChecks, { dataDir, config })).toEqual([])

  const part = join(dataDir, 'files/adverts/a.webp.part')
  await writeFile(part, 'half')
  await utimes(part, 0, 0)
  await writeFile(secret, '')
  await chmod(secret, 0o644)
  await writeFile(join(dataDir, 'restore-unfinished'), '')
  const taken = readConfig({ PORT: String(portOf(stranger)) })

  expect(await said(machineChecks, { dataDir, config: taken })).toEqual([
    'Others may read session-secret',
    expect.stringContaining('holds no key'),
    expect.stringContaining('is taken by another program'),
    expect.stringContaining('A restore was cut off'),
    `1 half-written files, as ${part}`,
  ])
})

async function ownDatabase(): Promise<Sql> {
  const { sql, drop } = await createDatabase(inject('target'))
  onTestFinished(drop)
  return sql
}

test('a database that somebody has changed by hand says how', async ({ deps }) => {
  const sql = await ownDatabase()
  expect(await said(schemaChecks, { sql })).toEqual([])
  expect(await said(schemaChecks, {})).toEqual(['The database cannot be opened'])

  const given = builders({ ...deps, sql })
  await given.user()
  await given.user()
  await sql`select setval('users_id_seq', 1)`
  await sql`alter table adverts disable trigger index_new_advert`
  await sql`drop extension btree_gin cascade`
  await sql`delete from migrations where name = '022_jobs.sql'`
  await sql`update pg_index set indisvalid = false where indexrelid = 'price_drops_advert'::regclass`

  expect(await said(schemaChecks, { sql })).toEqual([
    'The extension btree_gin is missing',
    '1 migrations have not run, the first is 022_jobs.sql',
    'The index price_drops_advert is not valid',
    'The trigger index_new_advert of adverts is switched off',
    'The sequence users_id_seq is behind its table',
  ])
  await sql`insert into migrations (name) values ('999_future.sql')`
  expect(await said(schemaChecks, { sql })).toContain(
    'A newer version has upgraded the database (migration 999_future.sql)',
  )
})

test('an index, a counter and a bell that differ from the rows are named', async ({ deps }) => {
  const sql = await ownDatabase()
  const given = builders({ ...deps, sql })
  const advert = await given.advert({})
  expect(await said(rowChecks, { sql })).toEqual([])

  await sql`delete from ad_index where advert_id = ${advert.id}`
  await sql`update listing_counts set n = n + 7 where category_id = 0`
  await sql`update users set unread_notifications = 3 where id = ${advert.ownerId}`

  expect(await said(rowChecks, { sql })).toEqual([
    'The search index lacks 1 adverts, has 0 too many and 0 outdated',
    expect.stringMatching(/^Lists count \d+ adverts, and there are 0$/),
    'The bell of 1 users shows a wrong number',
  ])
})

test('files that rows name and files that none names are counted', async ({ deps }) => {
  const sql = await ownDatabase()
  const dataDir = await tempFolder()
  const storage = folderStorage(join(dataDir, 'files'))
  const [shown, orphan] = [await storePhoto({ storage }), await storePhoto({ storage })]
  await builders({ ...deps, sql }).advert({ images: [shown] })
  const old = join(dataDir, `files/adverts/${orphan}-400.webp`)
  await utimes(old, 0, 0)
  await storage.remove(`adverts/${shown}-1600.webp`)

  expect(await said(fileChecks, { sql, dataDir })).toEqual([
    `1 files that rows name are missing, as adverts/${shown}-1600.webp`,
    `1 files are named by no row, as adverts/${orphan}-400.webp`,
  ])
})

test('in a bucket only old photos are named by no row, not fresh ones and not backups', async ({
  deps,
}) => {
  const sql = await ownDatabase()
  const { settings, directory } = await openBucket('gasit')
  const config = readConfig({ FILES: 's3', S3_BUCKET: 'gasit', ...settings })
  const storage = siteStorage(config, '/nowhere')
  const [shown, orphan] = [await storePhoto({ storage }), await storePhoto({ storage })]
  await builders({ ...deps, sql }).advert({ images: [shown] })
  await storage.put('backups/objects/0a1b', Buffer.from('sealed'))
  await storage.put('adverts/2026/repository.webp', Buffer.from('of somebody else'))
  const age = async (name: string): Promise<void> => {
    const folder = join(directory, 'gasit', dirname(name))
    for (const file of await readdir(folder))
      if (file.startsWith(basename(name))) await utimes(join(folder, file), 0, 0)
  }
  for (const name of ['backups/objects/0a1b', 'adverts/2026/repository.webp']) await age(name)
  expect(await said(fileChecks, { sql, config })).toEqual([])

  await age(`adverts/${orphan}-400.webp`)

  expect(await said(fileChecks, { sql, config })).toEqual([
    `1 files are named by no row, as adverts/${orphan}-400.webp`,
  ])
})

test('a service that cannot be reached is named by its setting', async () => {
  await using provider = await openProvider(200)
  const closed = `smtp://127.0.0.1:${await closedPort()}`

  const found = await unreachable([
    { setting: 'TWILIO_URL', url: provider.url },
    { setting: 'SMTP_URL', url: closed },
  ])

  expect(found.map(({ what }) => what)).toEqual([
    '127.0.0.1 of SMTP_URL cannot be reached: ECONNREFUSED',
  ])
})

test('work that is not done is named: jobs, messages, rates, backups', async ({ deps }) => {
  const sql = await ownDatabase()
  await sql`delete from rate_sets`
  await sql`insert into rate_sets (date) values (current_date)`
  const target = await tempFolder()
  const repository = await openFolder(target)
  const config = readConfig({ RATES: 'stored', BACKUP_TARGET: target })
  await backUp({ sql, storage: deps.storage }, repository)
  expect(await said(workChecks, { sql, config })).toEqual([])

  await sql`
    insert into jobs (name, due_at, holder, leased_until, failures) values
      ('a.stale', now(), gen_random_uuid(), now() - interval '1 hour', 0), ('b.failing', now(), null, null, 6),
      ('c.late', now() - interval '2 hours', null, null, 0)`
  const [user] = await sql`
    insert into users (username, password_hash, account_type) values ('told', '-', 0) returning id`
  await sql`
    insert into outbox_messages (user_id, channel, kind, state, due_at, created_at, expires_at) values
      (${user?.['id']}, 'mail', 'notification', 'dead', now(), now(), now()),
      (${user?.['id']}, 'telegram', 'notification', 'due', now() - interval '1 day', now(), now())`
  await sql`update rate_sets set date = date - 9`
  const old = new Date(Date.now() - 72 * 3_600_000)
  const other = await tempFolder()
  await backUp({ sql, storage: deps.storage }, await openFolder(other), { now: old })
  const late = readConfig({ RATES: 'stored', BACKUP_TARGET: other })

  expect(await said(workChecks, { sql, config: late })).toEqual([
    'The job a.stale is leased to a process that has ended',
    'The job b.failing has failed 6 times in a row',
    'The job c.late has been due for 120 minutes',
    '1 messages by mail were given up',
    '1 messages by telegram have been due for 12 hours',
    'The newest rates are 9 days old',
    'The last backup is 72 hours old, and BACKUP_HOURS is 24',
  ])
  const [made = ''] = (await readdir(target)).filter((name) => name.startsWith('20'))
  await writeFile(join(target, made, 'manifest.json'), '{')
  expect(await said(workChecks, { config })).toEqual([`The backup ${made} is damaged`])
  const nowhere = readConfig({ BACKUP_TARGET: join(other, 'nothing') })
  expect(await said(workChecks, { config: nowhere })).toEqual([
    expect.stringContaining('The backups cannot be read'),
  ])
})
