import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  backUp,
  emptySite,
  flipByte,
  openFolder,
  restoreInto,
  storePhoto,
  tempFolder,
} from '#tests/support/backup/sites.ts'
import { openBucket } from '#tests/support/servers/bucket.ts'
import { expect, test } from '#tests/support/test.ts'
import { readConfig } from '../../config.ts'
import { siteStorage } from '../open.ts'
import { openFiles } from './files.ts'

test('a bucket with photos is no place for a restore, unless that is said, and other things do not count', async () => {
  const { settings } = await openBucket('gasit')
  const config = readConfig({ FILES: 's3', S3_BUCKET: 'gasit', ...settings })
  const storage = siteStorage(config, '/nowhere')
  await storage.put('backups/repository.json', Buffer.from('{}'))
  expect((await openFiles(config, '/nowhere', false)).present.size).toBe(0)

  const name = await storePhoto({ storage })

  await expect(openFiles(config, '/nowhere', false)).rejects.toThrow('add into-used-bucket')
  expect([...(await openFiles(config, '/nowhere', true)).present]).toEqual([
    `adverts/${name}-1600.webp`,
    `adverts/${name}-400.webp`,
  ])
})

test('a restore that fails removes what it has written alone: photos of a site at work stay', async ({
  deps,
  given,
}) => {
  const [live, lost] = [await storePhoto(deps), await storePhoto(deps)]
  await given.advert({ images: [live, lost] })
  const folder = await tempFolder()
  const repository = await openFolder(folder)
  await backUp(deps, repository)
  const damaged = createHash('sha256').update(`${lost} 1600`).digest('hex')
  await flipByte(join(folder, 'objects', damaged))
  const { settings } = await openBucket('gasit')
  const config = readConfig({ FILES: 's3', S3_BUCKET: 'gasit', ...settings })
  const shown = `adverts/${live}-400.webp`
  await siteStorage(config, '/nowhere').put(shown, Buffer.from('as people see it'))
  const site = { ...(await emptySite()), ...(await openFiles(config, '/nowhere', true)) }

  await expect(restoreInto(site, repository)).rejects.toThrow('is damaged')

  expect((await openFiles(config, '/nowhere', true)).present).toEqual(new Set([shown]))
  expect(Buffer.from((await site.storage.read(shown)) ?? []).toString()).toBe('as people see it')
})
