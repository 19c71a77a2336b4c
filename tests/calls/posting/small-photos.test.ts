import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { phonePhoto } from '#tests/support/photos.ts'
import { expect, test } from '../../support/servers/site.ts'
import { imageNames, poster } from '../poster.ts'

const addressOf = (name: string | undefined) => `/files/small/${name}.webp`

test('rows of lists get a photo of 144 pixels, made when it is first asked for', async ({
  site,
  world,
  given,
}) => {
  const { token } = await given.user()
  const { start, upload } = poster(site, token)
  const [name] = imageNames(await upload(await start(), await phonePhoto()))
  const file = join(world.filesFolder, `small/${name}.webp`)
  await expect(access(file)).rejects.toThrow('ENOENT')

  const asked = Array.from({ length: 5 }, () => site.send({ method: 'GET', url: addressOf(name) }))
  const answers = [...(await Promise.all(asked)), await site.send({ url: addressOf(name) })]

  for (const { status, headers } of answers) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    })
  }
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', height: 144, width: 108 })
})

test('a photo that is removed goes in all its sizes', async ({ site, deps, world, given }) => {
  const { token } = await given.user()
  const { start, upload, ask } = poster(site, token)
  const id = await start()
  const [name] = imageNames(await upload(id, await phonePhoto()))
  expect(await site.send({ url: addressOf(name) })).toMatchObject({ status: 200 })

  await ask('removeImage', { advertId: id, image: name })
  deps.clock.advance({ minutes: 61 })
  await runAdvertJobs(deps)

  await expect(access(join(world.filesFolder, `small/${name}.webp`))).rejects.toThrow('ENOENT')
  expect(await site.send({ url: addressOf(name) })).toMatchObject({ status: 404 })
})

test.for([
  'none.webp',
  'none.png',
  '..%2f..%2fsession-secret.webp',
  'a%00.webp',
  `${'a'.repeat(41)}.webp`,
])('no small photo is made of %s', async (file, { site }) => {
  const { status, headers } = await site.send({ url: `/files/small/${file}` })

  expect([400, 404]).toContain(status)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})
