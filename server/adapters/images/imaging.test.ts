import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe } from 'vitest'
import { quickestOf } from '#tests/support/measures/pace.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '#tests/support/test.ts'
import { decodeHeic, isHeic } from './heic.ts'
import { imaging } from './imaging.ts'

/**
 * As an iPhone stores it: 320 × 240 in landscape, rotated by `irot`, with the same rotation in EXIF and a GPS position.
 * Upright it is 240 × 320, red on top.
 */
const heic = await readFile(new URL('../../../tests/support/photo.heic', import.meta.url))

const owner = 1

async function colourAt(file: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

/** A file whose header declares another size than its pixels have. */
function claiming(side: number): Buffer {
  const copy = Buffer.from(heic)
  const at = copy.indexOf('ispe')
  copy.writeUInt32BE(side, at + 8)
  copy.writeUInt32BE(side, at + 12)
  return copy
}

describe('a photo of an iPhone', () => {
  test('becomes an upright WebP that does not know where it was taken', async () => {
    expect(heic.includes('Exif')).toBe(true)
    expect(heic.includes('Telefon')).toBe(true)

    const { large, thumbnail } = await imaging.prepare(heic, owner)

    for (const file of [large, thumbnail]) {
      const { format, width, height, hasAlpha, exif, orientation, xmp, icc } =
        await sharp(file).metadata()
      expect({ format, width, height, hasAlpha }).toEqual({
        ...{ format: 'webp', width: 240, height: 320, hasAlpha: false },
      })
      expect([exif, orientation, xmp, icc]).toEqual(Array(4).fill(undefined))
      expect(Buffer.from(file).includes('Telefon')).toBe(false)
      expect(await colourAt(file, 0.5, 0.1)).toBe('red')
      expect(await colourAt(file, 0.5, 0.9)).toBe('blue')
    }
  })

  test('becomes an avatar', async () => {
    const { format, width, height } = await sharp(
      await imaging.prepareAvatar(heic, owner),
    ).metadata()

    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 })
  })

  test('is known by its content', async () => {
    expect(isHeic(heic)).toBe(true)
    for (const brand of ['heix', 'mif1', 'msf1', 'hevc']) {
      expect(isHeic(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`)), brand).toBe(true)
    }
    const others = [
      await smallPhoto('jpeg'),
      await smallPhoto('png'),
      await smallPhoto('webp'),
      Buffer.from('\0\0\0\x18ftypavif\0\0\0\0'),
      Buffer.from('\0\0\0\x18ftypisom\0\0\0\0'),
      heic.subarray(0, 11),
      Buffer.from('photo.heic'),
      Buffer.alloc(0),
    ]
    expect(others.map((bytes) => isHeic(bytes))).toEqual(others.map(() => false))
  })

  test.for([
    ['cut short', heic.subarray(0, heic.length - 300)],
    ['cut in its header', heic.subarray(0, 400)],
    ['of a few bytes', heic.subarray(0, 12)],
    ['that is a text', Buffer.from('nu este o fotografie, photo.heic')],
    ['that is a text behind the first bytes', Buffer.from('\0\0\0\x18ftypheic și un text')],
    ['that claims 60,000 × 60,000', claiming(60_000)],
    ['that claims 7,072 × 7,072', claiming(7_072)],
    ['that claims less than it holds', claiming(2)],
  ] as const)('%s is refused quickly and without taking memory', async ([, bytes]) => {
    const before = process.memoryUsage.rss()
    let peak = before
    const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
    const [decoded = 0, refused = Infinity] = await quickestOf(3, [
      () => imaging.prepare(heic, owner),
      () => expect(imaging.prepare(bytes, owner)).toBeRefused('image_unreadable'),
    ])

    clearInterval(watching)
    expect(refused).toBeLessThan(3 * decoded)
    // The decoder itself takes 60 MB.
    expect(peak - before).toBeLessThan(200 * 1024 * 1024)
  })

  test('that takes too long is given up, and the next one is decoded', async () => {
    const [slow, next] = await Promise.allSettled([decodeHeic(heic, 1), decodeHeic(heic)])

    expect(slow.status).toBe('rejected')
    expect(next).toMatchObject({ status: 'fulfilled', value: { width: 240, height: 320 } })
  })
})

describe('a stored photo', () => {
  test('is turned by a quarter to the right in both sizes', async () => {
    const { large } = await imaging.prepare(heic, owner)

    const turned = await imaging.rotate(large, owner)

    for (const file of [turned.large, turned.thumbnail]) {
      const { format, width, height } = await sharp(file).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 240 })
      expect(await colourAt(file, 0.9, 0.5)).toBe('red')
      expect(await colourAt(file, 0.1, 0.5)).toBe('blue')
    }
  })

  test('keeps its sizes: 1600 at the longer side, 400 high', async () => {
    const plain = { width: 2_000, height: 1_000, channels: 3, background: '#393' } as const
    const { large } = await imaging.prepare(await sharp({ create: plain }).jpeg().toBuffer(), owner)

    const turned = await imaging.rotate(large, owner)

    expect(await sharp(turned.large).metadata()).toMatchObject({ width: 800, height: 1_600 })
    expect(await sharp(turned.thumbnail).metadata()).toMatchObject({ width: 200, height: 400 })
  })

  test('stands as before after four turns', async () => {
    let { large } = await imaging.prepare(heic, owner)
    for (let rotation = 0; rotation < 4; rotation++)
      ({ large } = await imaging.rotate(large, owner))

    expect(await sharp(large).metadata()).toMatchObject({ width: 240, height: 320 })
    expect(await colourAt(large, 0.5, 0.1)).toBe('red')
  })

  test('that cannot be read is not turned', async () => {
    await expect(imaging.rotate(Buffer.from('nimic'), owner)).toBeRefused('image_unreadable')
  })
})

test('the same photo has the same print, another one another', async () => {
  const photo = await smallPhoto('jpeg')
  const first = await imaging.prepare(photo, owner)
  const again = await imaging.prepare(Buffer.from(photo), owner)
  const other = await imaging.prepare(heic, owner)

  expect(first.print).toMatch(/^[\w-]{43}$/)
  expect(again.print).toBe(first.print)
  expect(other.print).not.toBe(first.print)
})

test('fifty of the largest photos from one person keep nobody else waiting', async () => {
  const large = await sharp({
    create: { width: 8_000, height: 6_000, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer()
  const [flooder, somebody] = [71, 72]
  const flood = Array.from({ length: 50 }, () => imaging.prepare(large, flooder))
  let done = 0
  for (const photo of flood)
    photo.then(
      () => (done += 1),
      () => {},
    )

  await imaging.prepare(heic, somebody)

  expect(done).toBeLessThanOrEqual(2)
  const outcomes = await Promise.allSettled(flood)
  const taken = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect(taken).toBeLessThan(10)
  expect(taken).toBeGreaterThan(2)
})

test('an advert’s twenty photos of a phone may all wait at once', async () => {
  const photo = await sharp({
    create: { width: 4_000, height: 3_000, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer()

  const all = await Promise.all(Array.from({ length: 20 }, () => imaging.prepareAvatar(photo, 73)))

  expect(all).toHaveLength(20)
})
