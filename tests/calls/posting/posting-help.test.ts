import { access, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '../../support/servers/site.ts'
import { imageNames, poster } from '../poster.ts'

const path = '/adverts/manage_adverts.php'

test('a phone sends photos by its link: only to this advert, only for ten minutes, only photos', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { ask, start } = poster(site, seller.token)
  const id = await start()
  const { link, qr } = await ask('startPhoneUpload', { advertId: id })
  const send = async (photo: Buffer) =>
    (await site.upload({ action: 'uploadByLink', link: String(link) }, [photo])).body

  expect(qr).toMatch(/^<svg/)
  expect(await send(await smallPhoto('jpeg'))).toEqual({ success: true, have: 1, most: 20 })
  expect(await send(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
    code: 'image_unreadable',
  })
  expect(imageNames(await ask('listImages', { advertId: id }))).toHaveLength(1)
  const asked = await site.call(path, { action: 'getPhoneUpload', link })
  expect(asked.body).toMatchObject({ have: 1, most: 20 })

  const second = await ask('startPhoneUpload', { advertId: id })
  expect(await send(await smallPhoto('jpeg'))).toMatchObject({ code: 'link_spent' })
  deps.clock.advance({ minutes: 11 })
  const late = await site.call(path, { action: 'getPhoneUpload', link: second['link'] })
  expect(late.body).toMatchObject({ code: 'link_spent' })
})

test('the maximum of photos holds for the phone as well', async ({ site, given }) => {
  const seller = await given.user()
  const { ask, start } = poster(site, seller.token)
  const id = await start()
  const { link } = await ask('startPhoneUpload', { advertId: id })

  const answers = await Promise.all(
    Array.from(
      { length: 23 },
      async () =>
        (
          await site.upload({ action: 'uploadByLink', link: String(link) }, [
            await smallPhoto('png'),
          ])
        ).body,
    ),
  )

  expect(answers.filter(({ success }) => success)).toHaveLength(20)
  expect(answers.filter(({ code }) => code === 'too_many_images')).toHaveLength(3)
})

test('the same photo again is noticed and not added twice', async ({ site, given }) => {
  const { token } = await given.user()
  const { start, upload, ask } = poster(site, token)
  const id = await start()
  const photo = await smallPhoto('jpeg')
  await upload(id, photo)

  expect(await upload(id, photo)).toMatchObject({ success: true, isDuplicate: true })
  expect(imageNames(await ask('listImages', { advertId: id }))).toHaveLength(1)
})

test('a turned photo has another name, and its place in the order', async ({
  site,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload, ask } = poster(site, token)
  const id = await start()
  for (let count = 0; count < 3; count++) await upload(id, await smallPhoto('png'))
  const [first = '', second = '', third = ''] = imageNames(
    await ask('listImages', { advertId: id }),
  )

  const turned = imageNames(await ask('rotateImage', { advertId: id, image: second }))
  expect(turned).toEqual([first, expect.any(String), third])
  expect(turned[1]).not.toBe(second)
  await expect(access(join(world.filesFolder, `adverts/${second}-400.webp`))).rejects.toThrow(
    'ENOENT',
  )
  await access(join(world.filesFolder, `adverts/${turned[1]}-1600.webp`))

  const ordered = await ask('orderImages', { advertId: id, images: [third, 'none', third, first] })
  expect(imageNames(ordered)).toEqual([third, first, turned[1]])
})

test('what an upload left behind is swept away after an hour, and nothing else', async ({
  site,
  deps,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)
  const kept = imageNames(await upload(await start(), await smallPhoto('jpeg')))
  // As a process leaves it that dies while it writes the second file, or between the files and the gallery.
  const now = deps.clock.now()
  await deps.sql`insert into stored_photos (name, stored_at) values ('cut-off', ${now})`
  await deps.storage.put('adverts/cut-off-400.webp', new Uint8Array([1]))
  await writeFile(join(world.filesFolder, 'adverts/cut-off-1600.webp.part'), '1')

  await runAdvertJobs(deps)
  const names = async (): Promise<string[]> =>
    (await readdir(join(world.filesFolder, 'adverts'))).toSorted()
  expect(await names()).toContain('cut-off-400.webp')
  expect(await names()).toContain('cut-off-1600.webp.part')
  deps.clock.advance({ minutes: 61 })
  await runAdvertJobs(deps)

  expect((await names()).filter((name) => name.startsWith('cut-off'))).toEqual([])
  expect(await names()).toContain(`${kept[0]}-400.webp`)
  expect(await deps.sql`select 1 from stored_photos`).toHaveLength(0)
})

test('deleted adverts take their files along', async ({ site, world, given }) => {
  const { token } = await given.user()
  const { start, upload, ask } = poster(site, token)
  const id = await start()
  const [name] = imageNames(await upload(id, await smallPhoto('jpeg')))

  await ask('deleteAdverts', { ids: id })

  const files = await readdir(join(world.filesFolder, 'adverts'))
  expect(files.filter((file) => file.startsWith(String(name)))).toEqual([])
})

test('a title proposes where such things are', async ({ site, given }) => {
  const seller = await given.user()
  for (let count = 0; count < 3; count++) {
    await given.advert({
      seller,
      title: `Canapea extensibilă ${count}`,
      subcategory: 'canapele-coltare',
    })
  }

  const { body } = await site.call(path, { action: 'proposeSubcategories', title: 'Vând canapea' })
  const { body: none } = await site.call(path, { action: 'proposeSubcategories', title: 'xyzzy' })

  expect(body['subcategories']).toMatchObject([{ slug: 'canapele-coltare' }])
  expect(none['subcategories']).toEqual([])
})

test('what like adverts cost is told once enough of them tell', async ({ site, given }) => {
  const ask = async (attributes: object = {}) =>
    (await site.call(path, { action: 'getPriceHint', subcategory: 'vinil-cd', attributes })).body[
      'hint'
    ]
  const hint = async (subcategory: string) =>
    (await site.call(path, { action: 'getPriceHint', subcategory })).body['hint']
  for (const price of [100, 200, 300, 400]) {
    await given.advert({ subcategory: 'mobilier-oficiu', price })
    await given.advert({ subcategory: 'mobilier-gradina', price })
  }
  await given.advert({ subcategory: 'mobilier-gradina', price: 500 })

  expect(await hint('mobilier-oficiu')).toBeNull()
  expect(await hint('mobilier-gradina')).toEqual({ count: 5, median: 300, low: 200, high: 400 })
  expect(await ask()).toBeNull()
})

test('a description is made of what was typed, without numbers', async ({ site, given }) => {
  const { token } = await given.user()
  const describe = async (title: string) =>
    (
      await site.call(
        path,
        { action: 'describe', lang: 'ro', title, subcategory: 'carti' },
        { token },
      )
    ).body

  const { description } = await describe('Ion Creangă, Amintiri din copilărie')
  expect(description).toContain('Ion Creangă')
  const { description: hidden } = await describe('Sunați la 069123456')
  expect(hidden).not.toContain('069123456')
})

test('a pin is blurred for the public unless its owner shows it', async ({ site, given }) => {
  const seller = await given.user()
  const { ask, start } = poster(site, seller.token)
  const id = await start()
  const pin = { latitude: '47.02345', longitude: 28.83456 }
  const whole = { advertId: id, title: 'Pian', subcategory: 'carti', place: 'chisinau', price: '5' }
  await ask('saveDraft', { ...whole, ...pin })
  await ask('publish', { advertId: id })
  const seen = async () => {
    const { body } = await site.call('/adverts/get_adverts.php', { action: 'getItem', itemID: id })
    return Object(body['item']).position
  }

  const blurred = await seen()
  expect(blurred.isExact).toBe(false)
  expect(Math.abs(blurred.latitude - 47.02345)).toBeLessThan(0.0091)
  expect(blurred.latitude).not.toBe(47.02345)
  await ask('editAdvert', { advertId: id, showExactPlace: true })
  expect(await seen()).toEqual({ latitude: 47.02345, longitude: 28.83456, isExact: true })
  const abroad = await ask('editAdvert', { advertId: id, latitude: 44.43, longitude: 26.1 })
  expect(abroad).toMatchObject({ code: 'position_invalid' })
})
