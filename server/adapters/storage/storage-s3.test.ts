import S3rver from '@20minutes/s3rver'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Storage } from '#domains/deps.ts'
import { closedPort, openProvider, portOf } from '#tests/support/servers/provider.ts'
import type { Bucket } from '../../settings/storage-settings.ts'
import { folderStorage } from './storage-folder.ts'
import { s3Storage } from './storage-s3.ts'

// The access key of s3rver.
const account = { region: 'us-east-1', name: 'gasit', key: 'S3RVER', secret: 'S3RVER' } as const

interface Place extends AsyncDisposable {
  readonly storage: Storage
}

async function openFolder(): Promise<Place & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'gasit-storage-'))
  return {
    folder,
    storage: folderStorage(folder),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A local S3 server with one bucket. */
async function openBucket(): Promise<Place & { readonly bucket: Bucket }> {
  const directory = await mkdtemp(join(tmpdir(), 'gasit-s3-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    // It computes some signatures differently from Amazon.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: account.name }],
  })
  const { port } = await server.run()
  const bucket = { ...account, endpoint: `http://127.0.0.1:${port}` }
  return {
    bucket,
    storage: s3Storage(bucket),
    [Symbol.asyncDispose]: async () => {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const places = [
  ['a folder', openFolder],
  ['a bucket', openBucket],
] as const

test.for(places)('%s gives back what was put, byte for byte', async ([, open]) => {
  await using place = await open()
  const { storage } = place
  const small = new Uint8Array([0, 1, 2, 253, 254, 255])
  const large = new Uint8Array(2_000_000).map((_zero, at) => at % 251)
  // A view of a larger buffer, as libraries may return it.
  const part = large.subarray(1_000, 1_010)

  await storage.put('adverts/small-400.webp', small)
  await storage.put('adverts/large-1600.webp', large)
  await storage.put('avatars/part.webp', part)

  expect(await bytesOf(storage, 'adverts/small-400.webp')).toEqual([...small])
  expect(await bytesOf(storage, 'avatars/part.webp')).toEqual([...part])
  const back = await storage.read('adverts/large-1600.webp')
  expect(Buffer.compare(back ?? Buffer.alloc(0), large)).toBe(0)
})

async function bytesOf(storage: Storage, name: string): Promise<number[]> {
  return [...((await storage.read(name)) ?? [])]
}

test.for(places)('%s has nothing where nothing was put', async ([, open]) => {
  await using place = await open()
  const { storage } = place
  await storage.put('adverts/there-400.webp', new Uint8Array([1]))

  expect(await storage.read('adverts/none-400.webp')).toBeNull()
  expect(await storage.read('adverts')).toBeNull()
})

test.for(places)('what is removed from %s is gone', async ([, open]) => {
  await using place = await open()
  const { storage } = place
  await storage.put('adverts/gone-400.webp', new Uint8Array([1]))
  await storage.put('adverts/kept-400.webp', new Uint8Array([2]))

  await storage.remove('adverts/gone-400.webp')
  await storage.remove('adverts/gone-400.webp')

  expect(await storage.read('adverts/gone-400.webp')).toBeNull()
  expect(await bytesOf(storage, 'adverts/kept-400.webp')).toEqual([2])
})

test('what a dying process had half written into a folder is removed under its name', async () => {
  await using place = await openFolder()
  const { storage, folder } = place
  await storage.put('adverts/kept-400.webp', new Uint8Array([2]))
  await writeFile(join(folder, 'adverts/cut-off-400.webp.part'), '1')

  await storage.remove('adverts/cut-off-400.webp')

  expect(await readdir(join(folder, 'adverts'))).toEqual(['kept-400.webp'])
})

test.for(places)('many photos go to %s at once', async ([, open]) => {
  await using place = await open()
  const { storage } = place
  const numbers = Array.from({ length: 40 }, (_none, at) => at)

  await Promise.all(numbers.map((at) => storage.put(`many/${at}.webp`, new Uint8Array([at]))))

  const back = await Promise.all(numbers.map((at) => bytesOf(storage, `many/${at}.webp`)))
  expect(back).toEqual(numbers.map((at) => [at]))
})

test('a folder holds no half-written file', async () => {
  await using place = await openFolder()
  const { folder, storage } = place

  await storage.put('adverts/a-400.webp', new Uint8Array([1]))

  expect(await readdir(join(folder, 'adverts'))).toEqual(['a-400.webp'])
})

test('a bucket says of a photo that it is one and lasts for ever', async () => {
  await using place = await openBucket()
  const { bucket, storage } = place
  await storage.put('adverts/header-400.webp', new Uint8Array([1]))

  const { headers } = await fetch(`${bucket.endpoint}/gasit/adverts/header-400.webp`)

  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a bucket is asked in the way that every such service knows', async () => {
  await using service = await openProvider(200)
  const storage = s3Storage({ ...account, endpoint: service.url })

  await storage.put('adverts/a-400.webp', new Uint8Array([1, 2]))

  const [{ method, path, headers } = expect.fail('nothing came')] = service.received
  expect({ method, path: path.split('?')[0] }).toEqual({
    method: 'PUT',
    path: '/gasit/adverts/a-400.webp',
  })
  expect(headers['content-length']).toBe('2')
  expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=S3RVER\//)
  expect(Object.keys(headers).filter((name) => /checksum|trailer/.test(name))).toEqual([])
})

test('a bucket that does not exist is no missing photo', async () => {
  await using place = await openBucket()
  const storage = s3Storage({ ...place.bucket, name: 'other' })

  await expect(storage.read('adverts/a-400.webp')).rejects.toThrow(/bucket/i)
  await expect(storage.put('adverts/a-400.webp', new Uint8Array([1]))).rejects.toThrow(/bucket/i)
})

test('a service that refuses is no missing photo', async () => {
  await using service = await openProvider(403)
  const storage = s3Storage({ ...account, endpoint: service.url })

  await expect(storage.read('adverts/a-400.webp')).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  })
})

test('a service that is away keeps nobody waiting', async () => {
  const endpoint = `http://127.0.0.1:${await closedPort()}`

  await expect(s3Storage({ ...account, endpoint }).read('a.webp')).rejects.toThrow('ECONNREFUSED')
})

test('a service that never answers keeps nobody waiting', async () => {
  await using service = await openProvider('silent')
  const storage = s3Storage({ ...account, endpoint: service.url }, 200)

  await expect(storage.read('a.webp')).rejects.toThrow('aborted')
  await expect(storage.put('a.webp', new Uint8Array([1]))).rejects.toThrow('aborted')
})

test('a service that stops in the middle of a photo keeps nobody waiting', async () => {
  await using service = await openHalting()
  const storage = s3Storage({ ...account, endpoint: service.url }, 200)

  await expect(storage.read('a.webp')).rejects.toThrow('timed out')
})

async function openHalting(): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
