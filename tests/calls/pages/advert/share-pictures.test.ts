import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sharePictureDraws } from '#domains/adverts/share-pictures/service.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '#domains/deps.ts'
import { spend } from '#domains/limits/service.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import { expect, test, type Site } from '../../../support/servers/site.ts'

/** A photo with a lot to see: noise is the hardest to compress. */
async function storedPhoto({ storage }: Pick<Deps, 'storage'>): Promise<string> {
  const name = randomUUID()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 320, height: 240, channels: 3, background: '#777', noise } as const
  await storage.put(`adverts/${name}-1600.webp`, await sharp({ create }).webp().toBuffer())
  return name
}

/** Path of the picture that a page names. */
async function pictureOf(site: Site, url: string): Promise<string> {
  const { text } = await site.send({ method: 'GET', url })
  return /og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(text)?.[1] ?? ''
}

const get = (site: Site, url: string, remoteAddress?: string) =>
  site.send({ method: 'GET', url, ...(remoteAddress && { remoteAddress }) })

/** Files that are stored now and were not at first. */
async function filesSince({ filesFolder }: { filesFolder: string }) {
  const list = (): Promise<string[]> => readdir(join(filesFolder, 'share')).catch(() => [])
  const before = await list()
  return async () => (await list()).filter((file) => !before.includes(file))
}

test('an advert has a picture of its own, drawn once and again when its price changes', async ({
  site,
  deps,
  given,
  world,
}) => {
  const drawn = await filesSince(world)
  const images = [await storedPhoto(deps)]
  const title = 'Golf <b>& „Ștefan”</b> Гольф 1.9 TDI, un titlu foarte lung de anunț'
  const { id } = await given.advert({ title, images, price: 5_500, currency: 'EUR' })

  const first = await pictureOf(site, `/advert/${id}`)
  expect(first).toMatch(new RegExp(`^/share-pictures/ro/advert/${id}-[\\w-]{22}\\.jpg$`))
  const { status, headers } = await get(site, first)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, 'image/jpeg', 'public, max-age=31536000, immutable'],
  ])
  const [file = ''] = await drawn()
  const bytes = await readFile(join(world.filesFolder, 'share', file))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' })
  expect(bytes.byteLength).toBeLessThanOrEqual(120 * 1024)
  await get(site, first)
  expect(await drawn()).toEqual([file])

  await deps.sql`update adverts set price = 5000 where id = ${id}`
  await deps.cacheInvalidation.invalidate(`advert:${id}`)
  const second = await pictureOf(site, `/advert/${id}`)
  expect(second).not.toBe(first)
  await get(site, second)
  expect(await drawn()).toHaveLength(1)
  expect(await drawn()).not.toEqual([file])

  const old = await get(site, first)
  expect([old.status, old.headers['location']]).toEqual([302, second])
})

test('home and categories have pictures', async ({ site, world }) => {
  const drawn = await filesSince(world)
  expect(await pictureOf(site, '/ru')).toBe('/share-pictures/ru/home/site.jpg')
  expect(await pictureOf(site, '/category/transport')).toBe(
    '/share-pictures/ro/category/transport.jpg',
  )
  const paths = [
    'ru/home/site.jpg',
    'ro/category/transport.jpg',
    'ro/home/anything.jpg',
    'ro/home/else.jpg',
  ]
  for (const path of paths) expect((await get(site, `/share-pictures/${path}`)).status).toBe(200)

  expect(await drawn(), 'one for each language, whatever its address').toHaveLength(3)
})

test('no address fills the disk: what has no picture, other versions and too many drawings store nothing', async ({
  site,
  deps,
  given,
  world,
}) => {
  const drawn = await filesSince(world)
  const { id } = await given.advert()
  const draft = await given.advert({ status: 'draft' })
  const version = 'a'.repeat(22)
  for (const path of [
    `ro/advert/${draft.id}-${version}.jpg`,
    `ro/advert/999999999-${version}.jpg`,
    `de/home/site.jpg`,
    `ro/other/site.jpg`,
    'ro/category/nimic.jpg',
    `ro/advert/${id}.jpg`,
    'ro/category/..%2F..%2Fetc.jpg',
  ])
    expect((await get(site, `/share-pictures/${path}`)).status, path).toBe(404)
  expect((await get(site, `/share-pictures/ro/advert/${id}-${version}.jpg`)).status).toBe(302)

  const address = '198.51.100.77'
  for (let n = 0; n < sharePictureDraws.address; n++)
    await spend(deps, [
      { key: `share-picture:address:${address}`, most: sharePictureDraws.address, window: hourMs },
    ])
  const picture = await pictureOf(site, `/advert/${id}`)
  expect((await get(site, picture, address)).status).toBe(429)
  expect(await drawn()).toEqual([])
})

test('the picture of an advert that has ended is not served, and its file goes', async ({
  site,
  deps,
  given,
  world,
}) => {
  const drawn = await filesSince(world)
  const { id } = await given.advert()
  const picture = await pictureOf(site, `/advert/${id}`)
  await get(site, picture)
  expect(await drawn()).toHaveLength(1)

  await deps.sql`update adverts set status = 'archived' where id = ${id}`
  expect((await get(site, picture)).status).toBe(404)
  await runAdvertJobs(deps)
  expect(await drawn()).toEqual([])
})

test('the words of a page for search engines are of one language', async ({ site, given }) => {
  const { id } = await given.advert({
    title: 'Продаю Гольф',
    language: 'ru',
    subcategory: 'autoturisme',
  })
  const describe = async (home: string) =>
    /name="description" content="([^"]*)"/.exec((await get(site, `${home}/advert/${id}`)).text)?.[1]

  expect(await describe('')).toMatch(/^Autoturisme în Chișinău\./)
  expect(await describe('/ru')).toMatch(/^Продаю Гольф/)
})
