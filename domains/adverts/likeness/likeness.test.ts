import sharp, { type Sharp } from 'sharp'
import { expect, test } from '#tests/support/test.ts'
import { findOwn, type OwnAdvert } from '../own-store.ts'
import { hashPhotos, likenessOf, photoHashes, savePhotoHashes, saveTextKeys } from './service.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'
import type { Deps } from '../../deps.ts'

/** A photo of coloured rectangles, others for each number. */
function drawn(seed: number): Sharp {
  const [width, height] = [800, 600]
  const pixels = Buffer.alloc(width * height * 3, 150 + (seed % 5) * 15)
  const at = (n: number): number => (seed * 7919 + n * 104_729) % 997
  for (let n = 0; n < 14; n++) {
    const [x, y, size] = [at(n) % 700, at(n + 50) % 500, 60 + (at(n + 100) % 220)]
    for (let row = y; row < Math.min(height, y + size / 2); row++) {
      for (let column = x; column < Math.min(width, x + size); column++) {
        for (let plane = 0; plane < 3; plane++) {
          pixels[(row * width + column) * 3 + plane] = at(n * 3 + plane + 200) % 256
        }
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

let names = 0

/** An advert with a photo, as it is after its upload. */
async function withPhoto(deps: Deps, given: Given, seller: GivenUser, photo: Sharp) {
  const name = `likeness-${++names}`
  const { id } = await given.advert({ seller })
  await deps.sql`update adverts set images = ${[name]} where id = ${id}`
  await deps.sql`insert into photo_prints (name, advert_id, print) values (${name}, ${id}, ${name})`
  const bytes = await photo.jpeg({ quality: 60 }).toBuffer()
  await savePhotoHashes(deps, name, photoHashes(await deps.imaging.raster(bytes, seller.id)))
  return findOwn(deps.sql, id)
}

async function othersPhotos(deps: Deps, advert: OwnAdvert | null): Promise<number> {
  const adverts = advert ? [advert] : []
  const [like] = await likenessOf(deps.sql, adverts, { texts: false, photos: true })
  return like?.othersPhotos ?? -1
}

const box = { left: 40, top: 30, width: 720, height: 540 }
const white = { top: 40, bottom: 40, left: 40, right: 40, background: '#fff' }

test.for([
  ['is recompressed', (photo: Sharp) => photo],
  ['is made smaller', (photo: Sharp) => photo.resize(300)],
  ['is mirrored', (photo: Sharp) => photo.flop()],
  ['is cropped', (photo: Sharp) => photo.extract(box)],
  ['gets a border', (photo: Sharp) => photo.extend(white)],
] as const)('a photo of somebody else is found when it %s', async ([, change], { deps, given }) => {
  const [first, second] = [await given.user(), await given.user()]
  const seed = 10 + names
  const original = await withPhoto(deps, given, first, drawn(seed))
  const copy = await withPhoto(deps, given, second, change(drawn(seed)))

  expect(await othersPhotos(deps, copy)).toBe(1)
  expect(await othersPhotos(deps, original)).toBe(1)
})

test('another photo, and an own one, are nobody else’s', async ({ deps, given }) => {
  const [first, second] = [await given.user(), await given.user()]
  await withPhoto(deps, given, first, drawn(500))

  expect(await othersPhotos(deps, await withPhoto(deps, given, second, drawn(501)))).toBe(0)
  expect(await othersPhotos(deps, await withPhoto(deps, given, first, drawn(500)))).toBe(0)
})

test('a damaged photo does not keep those after it from being found', async ({ deps, given }) => {
  const stored = async (name: string, bytes: Uint8Array) => {
    const { id } = await given.advert()
    await deps.sql`update adverts set images = ${[name]} where id = ${id}`
    await deps.sql`insert into photo_prints (name, advert_id, print) values (${name}, ${id}, ${name})`
    await deps.storage.put(`adverts/${name}-1600.webp`, bytes)
  }
  const whole = await drawn(900).webp().toBuffer()
  await stored('likeness-damaged', whole.subarray(0, 60))
  await stored('likeness-whole', whole)
  await hashPhotos(deps)
  const rows = await deps.sql`
    select name, is_hashed, exists (select from photo_hashes where photo_id = id) as is_found from photo_prints
    where name in ('likeness-damaged', 'likeness-whole') order by name`

  expect(rows).toMatchObject([
    { isHashed: true, isFound: false },
    { isHashed: true, isFound: true },
  ])
})

const text =
  'Se vinde o bicicletă de oraș cu cadru de aluminiu, șapte viteze, far și portbagaj, folosită doi ani, ' +
  'întreținută la service în fiecare primăvară, cu anvelope noi și lacăt în dar.'

test('almost the same text is found with whoever has it', async ({ deps, given }) => {
  const [seller, other] = [await given.user(), await given.user()]
  const kept = async (owner: GivenUser, description: string) => {
    const { id } = await given.advert({ seller: owner, title: 'Bicicletă de oraș', description })
    const advert = await findOwn(deps.sql, id)
    if (!advert) throw new Error('no advert')
    await saveTextKeys(deps.sql, [advert])
    return advert
  }
  await kept(seller, text)
  const copied = await kept(other, text.replace('doi ani', 'un an').toUpperCase())
  const different = await kept(
    other,
    `Altă bicicletă, de munte, pentru copii de la opt ani. ${seller.id}`,
  )
  const likeness = async (advert: OwnAdvert) => {
    const [like] = await likenessOf(deps.sql, [advert], { texts: true, photos: false })
    return like
  }

  const found = await likeness(copied)
  expect(found?.othersText).toBeGreaterThan(0.85)
  expect(found?.ownText).toBeLessThan(0.7)
  expect((await likeness(different))?.othersText).toBeLessThan(0.7)
})

test('a copy is found among a hundred adverts of the same template', async ({ deps, given }) => {
  const [company, other] = [await given.user(), await given.user()]
  const kept = async (owner: GivenUser, model: string) => {
    const description = `Se vinde scaun din lemn masiv, livrare în toată țara, garanție doi ani. Model ${model}.`
    const { id } = await given.advert({ seller: owner, title: `Scaun ${model}`, description })
    const advert = await findOwn(deps.sql, id)
    if (!advert) throw new Error('no advert')
    await saveTextKeys(deps.sql, [advert])
    return advert
  }
  const models = Array.from(
    { length: 100 },
    (_, at) => `${String.fromCharCode(97 + (at % 25))}${at * 7919}`,
  )
  for (const model of models) await kept(company, model)
  const copied = await kept(other, models[50] ?? '')

  const [found] = await likenessOf(deps.sql, [copied], { texts: true, photos: false })
  expect(found?.othersText).toBe(1)
})
