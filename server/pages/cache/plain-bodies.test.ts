import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { CachedPage } from './compress-page.ts'
import { PlainBodies } from './plain-bodies.ts'

const page = (text: string): CachedPage => ({
  ...{ status: 200, etag: `"${text}"`, gzip: null },
  brotli: brotliCompressSync(text),
})

test('a text is decompressed once, and stays as long as there is room', async () => {
  const bodies = new PlainBodies(10)
  const [one, two, three] = [page('aaaa'), page('bbbb'), page('cccc')]
  expect(bodies.peek(one)).toBeNull()

  const read = await bodies.read(one)
  expect(read.toString()).toBe('aaaa')
  expect(await bodies.read({ ...one })).toBe(read)
  await bodies.read(two)
  expect(bodies.peek(one)).toBe(read)
  await bodies.read(three)

  expect([one, two, three].map((known) => bodies.peek(known)?.toString())).toEqual([
    'aaaa',
    undefined,
    'cccc',
  ])
})

test('a page read twice at once takes its room once', async () => {
  const bodies = new PlainBodies(10)
  await Promise.all([bodies.read(page('aaaa')), bodies.read(page('aaaa'))])
  await bodies.read(page('bbbb'))

  expect(bodies.peek(page('aaaa'))?.toString()).toBe('aaaa')
})

test('a page larger than the room is read, and not kept', async () => {
  const bodies = new PlainBodies(3)

  expect((await bodies.read(page('aaaa'))).toString()).toBe('aaaa')
  expect(bodies.peek(page('aaaa'))).toBeNull()
})
