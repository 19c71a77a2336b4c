import { gunzipSync } from 'node:zlib'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'

const get = (site: Site, url: string): Promise<Answered> => site.send({ method: 'GET', url })

/** The addresses of a sitemap or of an index of them, as paths of the site. */
function pathsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
}

/** Every address that search engines are told of. */
async function everyPath(site: Site): Promise<string[]> {
  const files = pathsIn((await get(site, '/sitemap.xml')).text)
  const answers = await Promise.all(files.map((file) => get(site, file)))
  return answers.flatMap(({ text }) => pathsIn(text))
}

test('robots are told where the sitemap is and what is none of their business', async ({
  site,
}) => {
  const { status, text, headers } = await get(site, '/robots.txt')

  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml\n')
  for (const path of [
    '/api/',
    '/dev/',
    '/my-adverts',
    '/ru/my-messages',
    '/add-advert',
    '/en/account-link/',
    '/stop-alerts/',
  ])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).not.toMatch(/Disallow: \/\n|Disallow: \/(advert|category|article)\//)
})

test('adverts that everybody sees stand in the sitemap, and no others', async ({
  site,
  deps,
  given,
}) => {
  const seen = await given.advert()
  const hidden = await Promise.all([
    given.advert({ status: 'draft' }),
    given.advert({ status: 'archived' }),
    given.advert({ status: 'deleted' }),
    given.advert({ status: 'review' }),
  ])
  const unlisted = await given.advert()
  await deps.sql`update adverts set is_public = false where id = ${unlisted.id}`

  const paths = await everyPath(site)

  for (const prefix of ['', '/ru', '/en']) expect(paths).toContain(`${prefix}/advert/${seen.id}`)
  for (const { id } of [...hidden, unlisted]) expect(paths).not.toContain(`/advert/${id}`)
})

test('home, categories and pages of information stand in the sitemap and are there', async ({
  site,
}) => {
  const paths = pathsIn((await get(site, '/sitemaps/pages.xml')).text)

  expect(paths).toEqual(
    expect.arrayContaining(['/', '/ru', '/en', '/category/transport', '/article/terms-of-use']),
  )
  expect(new Set(paths).size).toBe(paths.length)
  const some = paths.filter((path) => /^\/(article\/.+|pricing|category\/transport)?$/.test(path))
  for (const path of some) {
    // Pages are drawn one after another.
    expect((await get(site, path)).status, path).toBe(200)
  }
}, 60_000)

test('each page names its other languages as its own head does', async ({ site, given }) => {
  const { id } = await given.advert()
  const range = Math.floor(id / 10_000)
  const { text } = await get(site, `/sitemaps/adverts-${range}.xml`)
  const page = await get(site, `/ru/advert/${id}`)

  const [entry = ''] = text
    .split('<url>')
    .filter((one) => one.includes(`<loc>http://localhost:3000/ru/advert/${id}<`))
  const named = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
    ([, lang, address]) => [lang, address],
  )
  const inHead = [...page.text.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
    ([, lang, address]) => [lang, address],
  )
  expect(named).toHaveLength(4)
  expect(named).toEqual(inHead)
  expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
})

test('a sitemap of two hundred thousand adverts keeps to what search engines take', async ({
  site,
  deps,
  given,
}) => {
  const { id: ownerId } = await given.user()
  await deps.sql.begin(async (sql) => {
    // Without what else happens to a new advert: the lists are no matter here.
    await sql`alter table adverts disable trigger user`
    await sql`
      insert into adverts (owner_id, status, published_at)
      select ${ownerId}, 'active', now() from generate_series(1, 200000)`
    await sql`alter table adverts enable trigger user`
  })
  const [{ last } = { last: 0 }] = await deps.sql<
    { last: number }[]
  >`select max(id) as last from adverts`
  const file = `/sitemaps/adverts-${Math.floor(last / 10_000) - 1}.xml`

  const begun = performance.now()
  const { text, headers } = await get(site, file)
  const took = performance.now() - begun
  const small = await site.app.inject({ url: file, headers: { 'accept-encoding': 'gzip, br' } })
  const ranges = await deps.sql`explain analyze
    select a.id / 10000 as range, max(coalesce(a.published_at, a.created_at)) from adverts a
    where a.status = 'active' and a.is_public and a.is_owner_active group by 1`

  console.log(
    `sitemaps: ${pathsIn(text).length} addresses of ${(text.length / 2 ** 20).toFixed(1)} MB in ${took.toFixed(0)} ms, ${(small.rawPayload.byteLength / 1024).toFixed(0)} KB compressed; ${ranges.at(-1)?.['QUERY PLAN']}`,
  )
  expect(headers['content-type']).toMatch(/^application\/xml/)
  expect(pathsIn(text)).toHaveLength(30_000)
  expect(text.length).toBeLessThan(50 * 1024 * 1024)
  expect(gunzipSync(small.rawPayload).toString()).toBe(text)
}, 120_000)

test('a sitemap that there cannot be is not found', async ({ site }) => {
  for (const name of ['adverts-999999', 'adverts--1', 'adverts-1e3', 'adverts-', 'none'])
    expect((await get(site, `/sitemaps/${name}.xml`)).status, name).toBe(404)
  expect((await get(site, '/sitemaps/adverts-214748.xml')).status).toBe(200)
})
