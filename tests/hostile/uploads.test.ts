import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { quickestOf } from '#tests/support/measures/pace.ts'
import { phonePhoto, smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '../support/servers/site.ts'
import { imageNames, poster } from '../calls/poster.ts'

/** A PNG that says it has 2.5 thousand million pixels. */
function bomb(): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(50_000, 8)
  header.writeUInt32BE(50_000, 12)
  header.set([8, 2, 0, 0, 0], 16)
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header])
}

const script = '<script>alert(1)</script>'

/** What somebody sends who means harm; each is no photo. */
async function hostileFile(index: number): Promise<Buffer> {
  const photo = await smallPhoto('jpeg')
  const kinds = [
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
    photo.subarray(0, Math.floor(photo.length / 2)),
    bomb(),
    Buffer.from(`<!doctype html>${script}`),
    Buffer.concat([Buffer.from('GIF89a/*'), randomBytes(64), Buffer.from(`*/=1;${script}`)]),
    Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(200)]),
    Buffer.from('%PDF-1.7 /Launch'),
    Buffer.alloc(0),
    Buffer.concat([Buffer.from('\u00ff\u00d8\u00ff', 'latin1'), randomBytes(4_000)]),
    Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), randomBytes(500)]),
  ]
  return kinds[index % kinds.length] ?? photo
}

test('five hundred hostile files are refused one after another, and nothing of them stays', async ({
  site,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)
  const id = await start()
  let before = 0
  const times: number[] = []
  const kept: unknown[] = []
  for (let index = 0; index < 500; index++) {
    // Code that runs for the first time takes memory of its own.
    if (index === 50) before = process.memoryUsage().rss
    const file = await hostileFile(index)
    const begun = performance.now()
    const body = await upload(id, file)
    times.push(performance.now() - begun)
    if (body['success']) kept.push(index)
  }
  const grown = (process.memoryUsage().rss - before) / 2 ** 20
  const [median = 0] = times.toSorted((a, b) => a - b).slice(250)
  const files = await readdir(join(world.filesFolder, 'adverts')).catch(() => [])
  const photo = await smallPhoto('jpeg')
  const [stored = 0] = await quickestOf(5, [async () => upload(await start(), photo)])

  console.log(
    `uploads: ${kept.length} of 500 hostile files kept, ${files.length} files, refused in ${median.toFixed(0)} ms, a photo stored in ${stored.toFixed(0)} ms, memory + ${grown.toFixed(0)} MB`,
  )
  expect(kept).toEqual([])
  expect(files).toEqual([])
  expect(median).toBeLessThan(3 * stored)
})

test('of a photo nothing is kept but its pixels: no place, no page behind it, no original', async ({
  site,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)
  const photo = await phonePhoto()
  const polyglot = Buffer.concat([photo, Buffer.from(script)])

  const [name] = imageNames(await upload(await start(), polyglot))

  const folder = join(world.filesFolder, 'adverts')
  const files = (await readdir(folder)).filter((file) => file.startsWith(String(name)))
  const bytes = await Promise.all(files.map((file) => readFile(join(folder, file))))
  const bad = bytes.filter(
    (one) =>
      one.includes(script) || one.includes('GPS') || one.includes('Exif') || one.equals(photo),
  )
  console.log(`uploads: ${bad.length} of ${files.length} stored files hold more than pixels`)
  expect(files).toHaveLength(2)
  expect(bad).toEqual([])
})
