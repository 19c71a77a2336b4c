import fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderStorage } from '../adapters/storage/storage-folder.ts'
import { readConfig } from '../config.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { mountStoredFiles } from './stored-files.ts'

const bucket = { FILES: 's3', S3_BUCKET: 'gasit', S3_KEY: 'key', S3_SECRET: 'secret' }
const photo = new Uint8Array([82, 73, 70, 70, 255, 0])
const lasting = {
  'content-type': 'image/webp',
  'cache-control': expect.stringContaining('immutable'),
}

/** A server with one photo, and one file outside of the photo folder. */
async function openFiles(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'gasit-files-'))
  const filesFolder = join(folder, 'files')
  const storage = folderStorage(filesFolder)
  await storage.put('adverts/a-400.webp', photo)
  await folderStorage(folder).put('session-secret', new Uint8Array([1]))
  const app = fastify()
  await mountStoredFiles(app, { config: readConfig(settings), storage, filesFolder })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return app
}

test.for([
  ['a folder', {}],
  ['a bucket', bucket],
] as const)('a photo in %s is sent for ever', async ([, settings]) => {
  const app = await openFiles(settings)

  const { statusCode, headers, rawPayload } = await app.inject('/files/adverts/a-400.webp')

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject(lasting)
  expect([...rawPayload]).toEqual([...photo])
  const head = await app.inject({ method: 'HEAD', url: '/files/adverts/a-400.webp' })
  expect(head).toMatchObject({ statusCode: 200, payload: '' })
})

test.for([
  ['a folder', {}],
  ['a bucket', bucket],
  ['a bucket with an address', { ...bucket, FILES_URL: 'https://cdn.example' }],
] as const)('nothing but photos comes out of %s', async ([, settings]) => {
  const app = await openFiles(settings)
  for (const path of [
    '../session-secret',
    '..%2fsession-secret',
    '%2e%2e/session-secret',
    'adverts/../../session-secret',
    'adverts/..%2f..%2fsession-secret',
    'adverts%5c..%5c..%5csession-secret',
    '/etc/passwd',
    '%2fetc/passwd',
    'adverts',
    'adverts/',
    'adverts/a-400.webp%00.png',
    'adverts/a%0d%0aset-cookie:x.webp',
    '',
  ]) {
    const { statusCode, headers } = await app.inject(`/files/${path}`)

    expect([400, 403, 404], `${path}: ${statusCode}`).toContain(statusCode)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  }
})

test.for([
  ['a folder', {}],
  ['a bucket', bucket],
] as const)('that a photo is missing in %s is not cached', async ([, settings]) => {
  const app = await openFiles(settings)

  const { statusCode, headers } = await app.inject('/files/adverts/none-400.webp')

  expect(statusCode).toBe(404)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})

test.for([
  ['https://cdn.example', 'https://cdn.example/adverts/a-400.webp'],
  ['https://s3.example/gasit/', 'https://s3.example/gasit/adverts/a-400.webp'],
] as const)('a photo is fetched from %s where that is set', async ([FILES_URL, location]) => {
  const app = await openFiles({ ...bucket, FILES_URL })

  const { statusCode, headers } = await app.inject('/files/adverts/a-400.webp')

  expect(statusCode).toBe(302)
  expect(headers).toMatchObject({ location, 'cache-control': 'public, max-age=86400' })
})

test('a page may show pictures of the bucket and of the map, and of nobody else', () => {
  const plain = securityHeaders(readConfig({}))
  const wide = securityHeaders(
    readConfig({
      ...bucket,
      FILES_URL: 'https://cdn.example/gasit',
      MAP_TILES_URL: 'https://tiles.example:8443/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: '© OpenStreetMap',
    }),
  )

  expect(plain['content-security-policy']).toContain("; img-src 'self' data: blob:; ")
  expect(wide['content-security-policy']).toContain(
    "; img-src 'self' data: blob: https://cdn.example https://tiles.example:8443; ",
  )
})

test.for([
  [{ FILES: 's3' }, ['S3_BUCKET', 'S3_KEY', 'S3_SECRET']],
  [{ ...bucket, S3_SECRET: '' }, ['S3_SECRET']],
  [{ FILES_URL: 'https://cdn.example' }, ['FILES_URL']],
  [{ ...bucket, FILES_URL: 'ftp://cdn.example' }, ['FILES_URL']],
  [{ ...bucket, S3_ENDPOINT: 's3.example' }, ['S3_ENDPOINT']],
  [{ FILES: 'tape' }, ['FILES']],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, ['MAP_ATTRIBUTION']],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png', MAP_ATTRIBUTION: 'x' }, ['MAP_TILES_URL']],
  [
    { MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'x' },
    ['MAP_TILES_URL'],
  ],
  [{ GEOCODER_URL: 'nominatim' }, ['GEOCODER_URL']],
] as const)('%j is refused with a plain line for each of %j', ([settings, names]) => {
  const lines = names.map((name) => `Setting ${name}: [^\\n]+`).join('\\n')

  expect(() => readConfig(settings)).toThrow(new RegExp(`^${lines}$`))
})

test.for([
  ['a folder', {}],
  ['a bucket', bucket],
  ['a bucket with an address', { ...bucket, FILES_URL: 'https://cdn.example/photos' }],
] as const)('avatars and banners come from areas of their own beside %s', async ([, settings]) => {
  const areas = {
    AVATARS_URL: 'https://avatars.example/faces/',
    BANNERS_URL: 'https://admin.example',
  }
  const app = await openFiles({ ...settings, ...areas })
  const leadsTo = async (path: string) => (await app.inject(path)).headers.location

  expect(await leadsTo('/files/avatars/a.webp')).toBe('https://avatars.example/faces/a.webp')
  expect(await leadsTo('/files/banners/b.webp')).toBe('https://admin.example/b.webp')
  expect((await leadsTo('/files/adverts/a-400.webp')) ?? '').not.toMatch(/avatars|admin/)
  expect((await app.inject('/files/avatars/..%2f..%2fx.webp')).statusCode).toBe(404)
  const policy = securityHeaders(readConfig({ ...settings, ...areas }))
  expect(policy['content-security-policy']).toMatch(
    /img-src [^;]*https:\/\/avatars\.example https:\/\/admin\.example/,
  )
})
