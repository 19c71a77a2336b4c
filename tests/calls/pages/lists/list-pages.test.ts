import { pageSize } from '#contract/limits.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test, type Site } from '../../../support/servers/site.ts'

const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' }

async function get(site: Site, url: string, headers: Record<string, string> = {}) {
  return site.send({ method: 'GET', url, headers })
}

/** So many adverts of Bălți, more than a page of a desktop holds. */
async function fill(given: Given, wish: { title?: string; subcategory: string }): Promise<void> {
  const many = Array.from({ length: pageSize.desktop + 1 })
  await Promise.all(many.map(() => given.advert({ ...wish, place: 'balti' })))
}

function cardsIn(text: string): string[] {
  return [...text.matchAll(/<li[^>]* data-advert="(\d+)"/g)].map(([, id = '']) => id)
}

/** Addresses that the page links to, as a browser reads them. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}

/** The parts of a query stand in any order. */
function hasQuery(href: string, sorted: string): boolean {
  const query = new URLSearchParams(href.split('?')[1])
  query.sort()
  return query.toString() === sorted
}

test('a list goes on after its first page, at an address of its own', async ({ site, given }) => {
  await fill(given, { subcategory: 'caini', title: 'Cățel jucăuș' })
  const lists = [
    ['/', '/?page=2'],
    ['/category/animale', '/category/animale/2'],
    ['/category/animale/caini', '/category/animale/caini/2'],
    ['/search?q=catel&l=balti', '/search/2?q=catel&l=balti'],
  ] as const
  for (const home of ['', '/ru', '/en']) {
    for (const [first, second] of lists) {
      const { text } = await get(site, first === '/' ? home || '/' : home + first)
      const next = home + second
      expect(linksIn(text), home + first).toContain(next)

      const onSecond = await get(site, next)
      expect(onSecond.status, next).toBe(200)
      const ids = cardsIn(onSecond.text)
      expect(ids.length, next).toBeGreaterThan(0)
      expect(
        cardsIn(text).filter((id) => ids.includes(id)),
        next,
      ).toEqual([])
    }
  }
})

test('a page has 32 adverts on a desktop and 16 on a phone', async ({ site, given }) => {
  await fill(given, { subcategory: 'pisici' })
  for (const url of ['/', '/category/animale/pisici', '/search?l=balti']) {
    expect(cardsIn((await get(site, url)).text), url).toHaveLength(pageSize.desktop)
    expect(cardsIn((await get(site, url, onPhone)).text), url).toHaveLength(pageSize.mobile)
  }
})

test('the first page has one address, and what is no page is not found', async ({ site }) => {
  const expected: readonly (readonly [path: string, status: number, location?: string])[] = [
    ['/category/transport/1', 301, '/category/transport'],
    [
      '/category/transport/autoturisme/1?sort=cheapest',
      301,
      '/category/transport/autoturisme?sort=cheapest',
    ],
    ['/search/1?l=balti&q=a', 301, '/search?q=a&l=balti'],
    ['/recent/1', 301, '/recent'],
    ['/ro/search?l=balti&q=a', 301, '/search?q=a&l=balti'],
    ['/?page=1', 301, '/'],
    ...['/category/transport', '/category/transport/autoturisme', '/search', '/recent'].flatMap(
      (list) => [
        [`${list}/2`, 200] as const,
        [`${list}/999`, 200] as const,
        ...['0', '-1', '02', '1.5', '1e3', '9999999', '2/3'].map(
          (page) => [`${list}/${page}`, 404] as const,
        ),
      ],
    ),
    ...['abc', '0', '-1'].map((page) => [`/search/${page}`, 404] as const),
    ...['abc', '0', '-1', '1.5'].map((page) => [`/?page=${page}`, 404] as const),
    ['/?page=999', 200],
    ['/category/transport/abc', 404],
    ['/category/transport/autoturisme/abc', 404],
    ['/category/transport/caini', 301, '/category/animale/caini'],
  ]
  for (const [path, status, location] of expected) {
    const answer = await get(site, path)
    expect({ path, status: answer.status, to: answer.headers['location'] }).toEqual({
      path,
      status,
      to: location,
    })
  }
})

test('an order is chosen among five, one of them none', async ({ site, given }) => {
  await given.advert({ subcategory: 'autoturisme' })
  const { none, newest, oldest, cheapest, dearest } = en.search.sort

  const { text } = await get(site, '/en/category/transport?sort=oldest')

  const [, select = ''] = /<select[^>]*name="sort"[^>]*>(.*?)<\/select>/.exec(text) ?? []
  const options = [...select.matchAll(/<option value="(\w+)"[^>]*>([^<]*)</g)]
  expect(options.map(([, value, label]) => [value, label])).toEqual([
    ['none', none],
    ['newest', newest],
    ['oldest', oldest],
    ['cheapest', cheapest],
    ['dearest', dearest],
  ])
  expect(select).toMatch(/<option value="oldest" selected/)
})

test('the five main places stand before all others, in their order', async ({ site, given }) => {
  await given.advert({ subcategory: 'autoturisme' })
  const main = ['chisinau', 'balti', 'bender', 'tiraspol', 'cahul']
  const { body } = await site.call('/places/get_places.php', { action: 'listPlaces' })
  expect(body['main']).toMatchObject(main.map((slug) => ({ slug })))

  const { text } = await get(site, '/category/transport')
  const [, select = ''] = /<select[^>]*name="l"[^>]*>(.*?)<\/select>/.exec(text) ?? []
  const slugs = [...select.matchAll(/<option value="([^"]+)"/g)].map(([, slug]) => slug)
  expect(slugs.slice(0, 5)).toEqual(main)
  expect(slugs.indexOf('raion-orhei')).toBeGreaterThan(4)
})

test('districts and municipalities come with their towns and villages', async ({ site }) => {
  const { body } = await site.call('/places/get_places.php', { action: 'listPlaces' })

  for (const [district, town] of [
    ['Chișinău mun.', 'Chișinău'],
    ['Bălți mun.', 'Bălți'],
    ['Bender mun.', 'Bender'],
    ['raionul Cahul', 'Cahul'],
    ['raionul Orhei', 'Orhei'],
    ['raionul Soroca', 'Soroca'],
    ['raionul Ungheni', 'Ungheni'],
  ]) {
    const labelled = (label: string | undefined) => ({
      labels: expect.objectContaining({ ro: label }),
    })
    expect(body['districts'], district).toContainEqual(
      expect.objectContaining({
        ...labelled(district),
        places: expect.arrayContaining([expect.objectContaining(labelled(town))]),
      }),
    )
  }
})

test('nothing there, nothing in a category and nothing found are said in their places', async ({
  site,
}) => {
  const { none } = en.adverts
  const { category, search } = en.search.empty
  for (const [path, said] of [
    ['/en/category/agricultura', category],
    ['/en/category/agricultura/tractoare', category],
    ['/en/search?q=xqzwvkj', search],
  ] as const) {
    const { text } = await get(site, path)
    const shown = [none, category, search].filter((one) => text.includes(`>${one}<`))
    expect(shown, path).toEqual([said])
  }
})

test('a search keeps its words and place in its pages, its order and the other languages', async ({
  site,
  given,
}) => {
  await fill(given, { subcategory: 'papagali', title: 'Papagal vorbitor' })

  const { text } = await get(site, '/search/2?q=papagal&l=balti&sort=cheapest')

  expect(linksIn(text).filter((href) => hasQuery(href, 'l=balti&q=papagal&sort=cheapest'))).toEqual(
    expect.arrayContaining(
      ['/search?', '/ru/search/2?', '/en/search/2?'].map((path) => expect.stringContaining(path)),
    ),
  )
  const [, form = ''] = /<form id="filters[^"]*"(.*?)<\/form>/.exec(text) ?? []
  expect(form).toContain('name="q" value="papagal"')
  expect(form).toMatch(/name="l"[^>]*value="balti"|value="balti"[^>]*name="l"/)
  expect(text).toContain(ro.search.resultsFor('papagal'))
})

test('a very long search is cut and answered', async ({ site }) => {
  for (const q of [
    'a'.repeat(3_000),
    encodeURIComponent('%_'.repeat(1_000)),
    encodeURIComponent('ă'.repeat(500)),
  ]) {
    const { status, text } = await get(site, `/search?q=${q}`)
    expect(status).toBe(200)
    const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(text) ?? []
    expect(title).toMatch(/a{100}|(%_){50}|ă{100}/)
    expect(title).not.toMatch(/a{101}|(%_){51}|ă{101}/)
  }
})
