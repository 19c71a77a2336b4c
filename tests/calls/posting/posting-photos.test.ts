import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { maxImages, photoUndoMinutes } from '#contract/limits.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { phonePhoto, smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '../../support/servers/site.ts'
import { imageNames, poster } from '../poster.ts'

test('a stored photo stands upright, is 400 high and knows nothing of its place', async ({
  site,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)
  const original = await phonePhoto()
  expect((await sharp(original).metadata()).exif?.includes('Telefon')).toBe(true)
  expect((await sharp(original).metadata()).orientation).toBe(6)

  const [name] = imageNames(await upload(await start(), original))

  for (const [size, height] of [
    ['400', 400],
    ['1600', 1_200],
  ] as const) {
    const { status, headers } = await site.send({
      method: 'GET',
      url: `/files/adverts/${name}-${size}.webp`,
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    })
    const file = await readFile(join(world.filesFolder, `adverts/${name}-${size}.webp`))
    const {
      format,
      height: stored,
      width,
      exif,
      orientation,
      xmp,
      iptc,
      icc,
    } = await sharp(file).metadata()
    expect({ format, stored, width }).toEqual({
      format: 'webp',
      stored: height,
      width: height * 0.75,
    })
    expect([exif, orientation, xmp, iptc, icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(file.includes('Exif')).toBe(false)
    expect(await colourAt(file, 0.5, 0.1)).toBe('red')
    expect(await colourAt(file, 0.5, 0.9)).toBe('blue')
  }
})

async function colourAt(file: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

test('JPEG, PNG and WebP are photos', async ({ site, given }) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)
  const id = await start()
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    expect(await upload(id, await smallPhoto(format)), format).toMatchObject({ success: true })
  }
})

test('what is no photo is refused and leaves no file', async ({ site, world, given }) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)
  const id = await start()
  const before = await readdir(world.filesFolder, { recursive: true })
  const jpeg = await phonePhoto()
  const bomb = await sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  const hostile: readonly [string, Buffer][] = [
    ['a text', Buffer.from('nu sunt o fotografie')],
    ['an SVG', Buffer.from(svg)],
    ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a GIF',
      await sharp({ create: { width: 10, height: 10, channels: 3, background: '#000' } })
        .gif()
        .toBuffer(),
    ],
    [
      'a TIFF',
      await sharp({ create: { width: 10, height: 10, channels: 3, background: '#000' } })
        .tiff()
        .toBuffer(),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['a photo cut short', jpeg.subarray(0, jpeg.length / 2)],
    ['the first bytes of a photo', jpeg.subarray(0, 20)],
    ['a bomb', bomb],
  ]
  for (const [what, file] of hostile) {
    expect(await upload(id, file), what).toMatchObject({ success: false, code: 'image_unreadable' })
  }
  expect(await readdir(world.filesFolder, { recursive: true })).toEqual(before)
})

test('a photo with a page behind it keeps only its pixels', async ({ site, world, given }) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)
  const polyglot = Buffer.concat([
    await smallPhoto('jpeg'),
    Buffer.from('<script>alert(1)</script>'),
  ])

  const [name] = imageNames(await upload(await start(), polyglot))

  const file = await readFile(join(world.filesFolder, `adverts/${name}-400.webp`))
  expect(file.includes('script')).toBe(false)
})

test('a call to add a photo without one is refused', async ({ site, given }) => {
  const { token } = await given.user()
  const { start, upload, ask } = poster(site, token)
  const id = await start()

  expect(await upload(id)).toMatchObject({ success: false, code: 'no_images' })
  expect(await ask('uploadImage', { advertId: id })).toMatchObject({
    success: false,
    code: 'no_images',
  })
})

test('a form in which no file was chosen is told so', async ({ site, given }) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)

  expect(await upload(await start(), Buffer.alloc(0))).toMatchObject({
    ...{ success: false, code: 'no_file', message: 'No file provided.' },
  })
})

test('one photo more than the category allows is refused, also when they come at once', async ({
  site,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload, ask } = poster(site, token)
  const id = await start()
  await ask('saveDraft', { advertId: id, subcategory: 'carti' })

  const answers = await Promise.all(
    Array.from({ length: maxImages.default + 4 }, async () => upload(id, await smallPhoto('png'))),
  )

  expect(answers.filter(({ success }) => success)).toHaveLength(maxImages.default)
  expect(answers.filter(({ code }) => code === 'too_many_images')).toHaveLength(4)
  const images = imageNames(await ask('setMainImage', { advertId: id, image: 'none' }))
  expect(images).toHaveLength(maxImages.default)
  const files = await readdir(join(world.filesFolder, 'adverts'))
  for (const image of images) expect(files.filter((file) => file.startsWith(image))).toHaveLength(2)
})

test('photos are put first and taken off; their files go with the next sweep', async ({
  site,
  deps,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload, ask } = poster(site, token)
  const id = await start()
  for (let count = 0; count < 3; count++) await upload(id, await smallPhoto('png'))
  const [first = '', second = '', third = ''] = imageNames(
    await ask('setMainImage', { advertId: id, image: 'none' }),
  )

  expect(imageNames(await ask('setMainImage', { advertId: id, image: third }))).toEqual([
    third,
    first,
    second,
  ])
  expect((await ask('removeImage', { advertId: id, image: third }))['images']).toEqual([
    { image: first, isMain: true },
    { image: second, isMain: false },
  ])
  expect(imageNames(await ask('removeImage', { advertId: id, image: third }))).toEqual([
    first,
    second,
  ])
  deps.clock.advance({ minutes: 61 })
  await runAdvertJobs(deps)
  await expect(access(join(world.filesFolder, `adverts/${third}-400.webp`))).rejects.toThrow(
    'ENOENT',
  )
  await access(join(world.filesFolder, `adverts/${first}-400.webp`))
})

test('a photo that was taken off is put back at its place, for half an hour, by its owner alone', async ({
  site,
  deps,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload, ask } = poster(site, token)
  const [id, second] = [await start(), await start()]
  const photo = await smallPhoto('webp')
  await upload(id, await smallPhoto('png'))
  await upload(id, photo)
  await upload(id, await smallPhoto('jpeg'))
  const images = imageNames(await ask('listImages', { advertId: id }))
  const [, middle = ''] = images
  await ask('removeImage', { advertId: id, image: middle })

  const back = { advertId: id, image: middle, position: 1 }
  const thief = poster(site, (await given.user()).token)
  expect(await thief.ask('restoreImage', back)).toMatchObject({ code: 'advert_not_found' })
  expect(await ask('restoreImage', { ...back, advertId: second })).toMatchObject({ images: [] })
  deps.clock.advance({ minutes: photoUndoMinutes - 1 })
  await runAdvertJobs(deps)
  expect(imageNames(await ask('restoreImage', back))).toEqual(images)
  expect(imageNames(await ask('restoreImage', back))).toEqual(images)
  expect(await upload(id, photo)).toMatchObject({ isDuplicate: true })
  deps.clock.advance({ minutes: 61 })
  await runAdvertJobs(deps)
  await access(join(world.filesFolder, `adverts/${middle}-1600.webp`))

  await ask('removeImage', { advertId: id, image: middle })
  deps.clock.advance({ minutes: photoUndoMinutes + 1 })
  expect(imageNames(await ask('restoreImage', back))).not.toContain(middle)
})

test('nobody takes a photo off through another advert', async ({ site, world, given }) => {
  const [victim, thief] = [await given.user(), await given.user()]
  const theirs = poster(site, victim.token)
  const [image = ''] = imageNames(
    await theirs.upload(await theirs.start(), await smallPhoto('jpeg')),
  )
  const { start, ask } = poster(site, thief.token)
  const id = await start()

  for (const name of [image, `../adverts/${image}`, '../../x']) {
    expect(await ask('removeImage', { advertId: id, image: name })).toEqual({
      success: true,
      images: [],
    })
    expect(await ask('setMainImage', { advertId: id, image: name })).toEqual({
      success: true,
      images: [],
    })
  }
  await access(join(world.filesFolder, `adverts/${image}-400.webp`))
})
