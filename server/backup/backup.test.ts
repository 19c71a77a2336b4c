import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpCatalog } from '#tests/upgrades/catalog.ts'
import {
  backUp,
  digestRows,
  emptySite,
  flipByte,
  openFolder,
  restoreInto,
  storePhoto,
  tempFolder,
} from '#tests/support/backup/sites.ts'
import { openBucket } from '#tests/support/servers/bucket.ts'
import { expect, test } from '#tests/support/test.ts'
import { readConfig } from '../config.ts'
import { checkBackup } from './check.ts'
import { readFileList } from './contents/files.ts'
import { readManifest, writeManifest } from './repository/manifest.ts'
import { openRepository } from './repository/repository.ts'
import { openTarget } from './repository/target.ts'
import { refuseFullFolder } from './restore/files.ts'
import { chooseBackup } from './restore/restore.ts'
import { refuseUnfinishedRestore } from './restore/unfinished.ts'

const key = 'kept elsewhere: 9vXo1RmQ7sTz4LpW2cYb'

test('a site is restored as it was: rows, index, sequences, functions, files and the key of sessions', async ({
  deps,
  given,
}) => {
  const image = await storePhoto(deps)
  const advert = await given.advert({ images: [image] })
  await given.user({ username: 'tab\tand\\line' })
  const { sql } = deps
  const dataDir = await tempFolder()
  await writeFile(join(dataDir, 'session-secret'), 'a key that signs')
  const folder = await tempFolder()

  const made = await backUp(deps, await openFolder(folder, key), { dataDir })
  const site = await emptySite()
  await restoreInto(site, await openFolder(folder, key))

  expect(await digestRows(site.sql)).toEqual(await digestRows(sql))
  expect(await dumpCatalog(site.sql)).toEqual(await dumpCatalog(sql))
  expect(await site.storage.read(`adverts/${image}-400.webp`)).toEqual(Buffer.from(`${image} 400`))
  expect(await readFile(join(site.dataDir, 'session-secret'), 'utf8')).toBe('a key that signs')
  expect(made.manifest.files).toMatchObject({ count: 2, missing: 0 })
  const [next] = await site.sql<{ id: number }[]>`
    insert into users (username, password_hash, account_type) values ('next', '-', 0) returning id`
  expect(next?.id).toBeGreaterThan(advert.ownerId)
  for (const name of await readdir(join(folder, 'objects')))
    expect(await readFile(join(folder, 'objects', name), 'utf8')).not.toContain(image)
})

test('the next backup copies what is new alone, and what the target has lost', async ({
  deps,
  given,
}) => {
  const [first, second] = [await storePhoto(deps), await storePhoto(deps)]
  await given.advert({ images: [first] })
  const folder = await tempFolder()
  const repository = await openFolder(folder)
  await backUp(deps, repository, { now: new Date('2026-11-01T01:00:00Z') })
  await given.advert({ images: [second] })
  const [lost = ''] = await readdir(join(folder, 'objects'))
  await truncate(join(folder, 'objects', lost), 1)

  const { id, written } = await backUp(deps, repository, { now: new Date('2026-11-02T01:00:00Z') })

  expect(written.files).toBe(3)
  await checkBackup(repository, id)
})

test('a photo that is replaced in the middle of a backup is there as the rows name it', async ({
  deps,
  given,
}) => {
  const [old, fresh] = [await storePhoto(deps), await storePhoto(deps)]
  const { id } = await given.advert({ images: [old] })
  const { sql, storage } = deps
  let reads = 0
  const busy = {
    ...storage,
    // Before the first read, after the names were listed.
    read: async (name: string) => {
      if (reads++ === 0) {
        await sql`update adverts set images = ${[fresh]} where id = ${id}`
        for (const size of [400, 1600]) await storage.remove(`adverts/${old}-${size}.webp`)
      }
      return storage.read(name)
    },
  }
  const repository = await openFolder(await tempFolder())

  const made = await backUp({ sql, storage: busy }, repository)

  expect(made.manifest.files.missing).toBe(0)
  const files = await readFileList(repository, made.id, await checkBackup(repository, made.id))
  const names = files.map(({ name }) => name)
  expect(names).toContain(`adverts/${fresh}-1600.webp`)
  expect(names).not.toContain(`adverts/${old}-1600.webp`)
})

test('a file that is nowhere keeps no backup from being made, and is counted', async ({
  deps,
  given,
}) => {
  await given.advert({ images: ['77777777-0000-4000-8000-000000000000'] })

  const { manifest } = await backUp(deps, await openFolder(await tempFolder()))

  expect(manifest.files.missing).toBe(2)
})

test('a backup that was cut off is none: the former one would be restored, and the next removes what is left', async ({
  deps,
}) => {
  const folder = await tempFolder()
  const repository = await openFolder(folder)
  const former = await backUp(deps, repository, { now: new Date('2026-11-01T01:00:00Z') })
  const cut = await backUp(deps, repository, { now: new Date('2026-11-02T01:00:00Z') })
  await rm(join(folder, cut.id, 'manifest.json'))
  await writeFile(join(folder, 'objects', 'half.part'), 'half')

  expect((await chooseBackup(repository)).id).toBe(former.id)
  await backUp(deps, repository, { now: new Date('2026-11-03T01:00:00Z') })

  expect(await readdir(folder)).not.toContain(cut.id)
  expect(await readdir(join(folder, 'objects'))).not.toContain('half.part')
})

test('a second backup at the same time is refused', async ({ deps }) => {
  const repository = await openFolder(await tempFolder())
  const { sql } = deps

  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7042003)`
    await expect(backUp(deps, repository)).rejects.toThrow('Another backup of this site')
  })
})

test('a wrong key, none, and one for what is not encrypted are each refused in a line', async ({
  deps,
}) => {
  const [sealed, open] = [await tempFolder(), await tempFolder()]
  await backUp(deps, await openFolder(sealed, key))
  await backUp(deps, await openFolder(open))

  await expect(openFolder(sealed, `${key}!`)).rejects.toThrow(`BACKUP_KEY is not the key of`)
  await expect(openFolder(sealed)).rejects.toThrow('is encrypted: set BACKUP_KEY')
  await expect(openFolder(open, key)).rejects.toThrow('is not encrypted')
})

test.for([
  ['rows', (name: string) => name.startsWith('table.users.')],
  ['the manifest', (name: string) => name.startsWith('manifest')],
] as const)('damage in %s is found before anything is written', async ([, isMeant], { deps }) => {
  const folder = await tempFolder()
  const { id } = await backUp(deps, await openFolder(folder, key))
  const name = (await readdir(join(folder, id))).find(isMeant) ?? ''
  await flipByte(join(folder, id, name))
  const site = await emptySite()

  await expect(restoreInto(site, await openFolder(folder, key))).rejects.toThrow(/is damaged\.$/)

  expect(await site.sql`select from pg_class where relname = 'users'`).toHaveLength(0)
  expect(await readdir(site.dataDir)).toEqual([])
})

test('a damaged photo ends a restore, which leaves nothing, or is left out if that is asked for', async ({
  deps,
  given,
}) => {
  await given.advert({ images: [await storePhoto(deps)] })
  const folder = await tempFolder()
  const repository = await openFolder(folder)
  await backUp(deps, repository)
  const [object = ''] = await readdir(join(folder, 'objects'))
  await flipByte(join(folder, 'objects', object))
  const site = await emptySite()

  await expect(restoreInto(site, repository)).rejects.toThrow('is damaged')
  await refuseFullFolder(site.dataDir)
  expect(await restoreInto(site, repository, { isTolerant: true })).toHaveLength(1)
})

test('files of one backup that have changed places are damage', async ({ deps }) => {
  const folder = await tempFolder()
  const repository = await openFolder(folder, key)
  const { id } = await backUp(deps, repository)
  const part = (table: string): string => join(folder, id, `table.${table}.00001.gz.aes`)
  await writeFile(part('districts'), await readFile(part('places')))

  await expect(checkBackup(repository, id)).rejects.toThrow('table.districts.00001.gz.aes')
})

test('a backup of a newer version is refused in a line', async ({ deps }) => {
  const repository = await openFolder(await tempFolder())
  const { id } = await backUp(deps, repository)
  const manifest = await readManifest(repository, id)
  await writeManifest(repository, id, {
    ...manifest,
    migrations: [...manifest.migrations, '999_future.sql'],
  })

  await expect(restoreInto(await emptySite(), repository)).rejects.toThrow(
    /made by a newer version of this program \(migration 999_future\.sql\)/,
  )
})

test('a folder with files of a site is not overwritten, and one whose restore was cut off does not start', async () => {
  const { dataDir, storage } = await emptySite()
  await refuseFullFolder(dataDir)

  await storage.put('adverts/a-400.webp', Buffer.from('a'))
  await expect(refuseFullFolder(dataDir)).rejects.toThrow('is not empty')

  await writeFile(join(dataDir, 'restore-unfinished'), 'some')
  await refuseFullFolder(dataDir)
  expect(() => refuseUnfinishedRestore(dataDir)).toThrow('was cut off: run it again')
})

test('a folder with other files is no place for backups', async () => {
  const folder = await tempFolder()
  await writeFile(join(folder, 'letters.txt'), 'mine')

  await expect(openFolder(folder)).rejects.toThrow('holds other files (letters.txt)')
})

test('a damaged backup ends no later one, and no file that it may need is removed', async ({
  deps,
  given,
}) => {
  const [old, fresh] = [await storePhoto(deps), await storePhoto(deps)]
  const { id } = await given.advert({ images: [old] })
  const folder = await tempFolder()
  const repository = await openFolder(folder)
  const dayOf = (day: number): Date => new Date(Date.UTC(2026, 10, day))
  const keep = { days: 2, weeks: 0, months: 0 }
  const last = await backUp(deps, repository, { now: dayOf(1) })
  await truncate(join(folder, last.id, 'manifest.json'), 10)
  await deps.sql`update adverts set images = ${[fresh]} where id = ${id}`

  const next = await backUp(deps, repository, { now: dayOf(2), keep })

  expect(next).toMatchObject({ damaged: [last.id], removed: [] })
  await checkBackup(repository, next.id)
  expect(await readdir(join(folder, 'objects'))).toHaveLength(last.written.files + 2)
  const third = await backUp(deps, repository, { now: dayOf(3), keep })
  expect(third).toMatchObject({ damaged: [], removed: [last.id] })
  expect(await readdir(join(folder, 'objects'))).toHaveLength(last.written.files)
})

test('a bucket takes backups under a prefix, and gives them back', async ({ deps, given }) => {
  const { settings } = await openBucket('saves')
  const target = await openTarget(readConfig(settings), 's3://saves/of/gasit', true)
  const repository = await openRepository(target, key, true)
  await given.advert({ images: [await storePhoto(deps)] })

  const { written } = await backUp(deps, repository)
  const again = await backUp(deps, repository)

  expect([written.files, again.written.files]).toEqual([again.manifest.files.count, 0])
  await checkBackup(repository, again.id)
})
