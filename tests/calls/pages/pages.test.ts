import { existsSync } from 'node:fs'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'

const get = (site: Site, url: string, headers: Record<string, string> = {}): Promise<Answered> =>
  site.send({ method: 'GET', url, headers })

async function addresses(given: Given): Promise<string[]> {
  const { id } = await given.advert({ title: 'Carte cu poze', subcategory: 'carti' })
  return [
    ...[
      '/',
      '/ru',
      '/en',
      '/category/transport',
      '/category/transport/autoturisme',
      '/search?q=carte',
    ],
    ...[`/advert/${id}`, `/ru/advert/${id}`, '/pricing', '/login', '/recent', '/nimic-aici'],
  ]
}

test('queries that mean nothing make no other page', async ({ cachedSite, given }) => {
  const { id } = await given.advert()
  const plain = await get(cachedSite, `/advert/${id}`)

  for (const query of ['utm_source=x', 'fbclid=1', 'q=', 'x[]=1', '__proto__=1']) {
    expect((await get(cachedSite, `/advert/${id}?${query}`)).text, query).toBe(plain.text)
  }
})

test('search engines keep a category and its places, no other filters', async ({ cachedSite }) => {
  const robots = async (url: string): Promise<boolean> =>
    /<meta name="robots" content="noindex/.test((await get(cachedSite, url)).text)

  for (const kept of [
    '/category/transport',
    '/category/transport/2',
    '/category/transport?l=soroca',
  ])
    expect(await robots(kept), kept).toBe(false)
  for (const hidden of [
    '/category/transport?sort=cheapest',
    '/category/transport?l=soroca,orhei',
    '/category/transport/autoturisme?a_fuel=diesel',
    '/category/transport?view=map',
    '/search?q=carte',
  ])
    expect(await robots(hidden), hidden).toBe(true)
})

test('a page that a browser has is not sent again', async ({ cachedSite }) => {
  const first = await get(cachedSite, '/pricing')
  const again = await get(cachedSite, '/pricing', {
    'if-none-match': String(first.headers['etag']),
  })

  expect(again).toMatchObject({ status: 304, text: '' })
})

test('an address of nothing is answered with 404 in its language', async ({ cachedSite }) => {
  for (const [url, lang] of [
    ['/nimic', 'ro'],
    ['/ru/nimic', 'ru'],
    ['/advert/2147483647', 'ro'],
    ['/en/category/nimic', 'en'],
  ] as const) {
    const { status, text } = await get(cachedSite, url)
    expect(status, url).toBe(404)
    expect(text).toContain(`<html lang="${lang}"`)
  }
})

test('a published advert is on its pages with the next request', async ({ cachedSite, given }) => {
  const { token } = await given.user()
  const manage = async (action: string, fields: object = {}) =>
    (await cachedSite.call('/adverts/manage_adverts.php', { action, ...fields }, { token })).body
  const lists = [
    '/',
    '/ru',
    '/category/sport-hobby',
    '/category/sport-hobby/carti',
    '/search?q=marimba',
  ]
  for (const url of lists) expect((await get(cachedSite, url)).text).not.toContain('Marimba')

  const { id: advertId } = await manage('startDraft')
  await manage('saveDraft', {
    advertId,
    title: 'Marimba de concert',
    subcategory: 'carti',
    place: 'chisinau',
  })
  expect(await manage('publish', { advertId })).toMatchObject({ success: true })

  for (const url of lists) expect((await get(cachedSite, url)).text, url).toContain('Marimba')
})

test('no page holds an inline script or style, nor anybody’s phone', async ({
  cachedSite,
  given,
}) => {
  const seller = await given.user()
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const { id } = await given.advert({
    seller,
    title: hostile,
    description: hostile,
    showsPhone: true,
  })
  const pages = [
    ...(await addresses(given)),
    `/advert/${id}`,
    `/profile/${seller.username}`,
    '/search?q=<script>alert(1)</script>',
  ]
  for (const url of pages) {
    const { text } = await get(cachedSite, encodeURI(decodeURI(url)))
    const scripts = text.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? []
    expect(
      scripts.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag)),
      url,
    ).toEqual([])
    // Names of attributes alone: what people wrote stands in values, quoted.
    const tags = (text.match(/<[a-z][^>]*>/gi) ?? []).map((tag) => tag.replaceAll(/"[^"]*"/g, '""'))
    expect(
      tags.filter((tag) => /\s(style|on\w+)=|<style|<img src=x/.test(tag)),
      url,
    ).toEqual([])
    expect(text, url).not.toContain(seller.phone)
  }
})

test('the pages are built', () => {
  expect(existsSync(new URL('../../../dist/server/entry-server.js', import.meta.url))).toBe(true)
})

test('programs that know no page of ours find its icon', async ({ site }) => {
  const { status, headers } = await get(site, '/favicon.ico')
  const icon = String(headers['location'])

  expect(status).toBe(301)
  expect((await get(site, icon)).headers['content-type']).toContain('image/svg+xml')
})
