import { expect, test, type Site } from '../../../support/servers/site.ts'

const cars = '/category/transport/autoturisme'

async function moved(site: Site, url: string): Promise<unknown> {
  const { status, headers } = await site.send({ method: 'GET', url })
  return status === 302 ? headers['location'] : status
}

test('a filter that the subcategory does not have makes no page of its own', async ({
  cachedSite: site,
}) => {
  expect(await moved(site, `${cars}?a_nothing=1&a_rooms=3&a_fuel=diesel`)).toBe(
    `${cars}?a_fuel=diesel`,
  )
  expect(await moved(site, `/ru${cars}?a_nothing=1&sort=newest`)).toBe(`/ru${cars}?sort=newest`)
  expect(await moved(site, '/search?a_fuel=diesel&q=golf')).toBe('/search?q=golf')
  // What is no parameter of the page is ignored.
  expect(await moved(site, '/?a_fuel=diesel')).toBe(200)
})

test('a value that a filter cannot take is left out, the others stay', async ({
  cachedSite: site,
}) => {
  expect(await moved(site, `${cars}?a_fuel=diesel,moonlight,petrol`)).toBe(
    `${cars}?a_fuel=diesel%2Cpetrol`,
  )
  expect(await moved(site, `${cars}?a_make=zzz`)).toBe(cars)
})

test('filters that the subcategory has are answered as they come, also from a form', async ({
  cachedSite: site,
}) => {
  for (const query of [
    'a_fuel=diesel%2Cpetrol&a_year=2010-2015',
    'a_fuel=diesel&a_fuel=petrol&a_year.from=2010&a_year.to=2015',
    'a_make=bmw&a_model=x5',
  ])
    expect([200, 301]).toContain(await moved(site, `${cars}?${query}`))
  expect(await moved(site, '/search?category=autoturisme&a_fuel=diesel')).toBe(200)
})

test('what another page asks by makes no page of its own', async ({ cachedSite: site, given }) => {
  const { username } = await given.user()
  const { id } = await given.advert()
  for (const [url, canonical] of [
    ['/?id=1&sort=newest', '/'],
    [`/advert/${id}?page=2&q=golf`, `/advert/${id}`],
    [`${cars}?q=golf&category=camioane&page=2&l=balti`, `${cars}?l=balti`],
    [`/profile/${username}?id=1&page=2`, `/profile/${username}?page=2`],
  ] as const) {
    const { text } = await site.send({ method: 'GET', url })
    expect(text, url).toContain(`<link rel="canonical" href="http://localhost:3000${canonical}">`)
  }
})
