import { setCompanyVerified } from '#domains/companies/service.ts'
import { saveCompany } from '#domains/companies/pages/service.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'

async function page(site: Site, url: string): Promise<string> {
  return (await site.send({ method: 'GET', url })).text
}

/** Titles of the cards, in their order. */
function titlesOn(text: string): string[] {
  return [...text.matchAll(/<h3[^>]*>.*?<\/h3>/g)].map(([heading]) =>
    heading.replaceAll(/<[^>]*>/g, ''),
  )
}

test('a company account claims nothing that was not checked', async ({ site, deps, given }) => {
  const company = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  const text = await page(site, `/profile/${company.username}`)
  expect(text).toContain('Cont de companie')
  expect(text).toContain('Telefon confirmat')
  expect(text).not.toContain('E-mail confirmat')
  expect(text).not.toContain('Companie verificată')

  await setCompanyVerified(deps, company.username, true)
  expect(await page(site, `/profile/${company.username}?sort=newest`)).toContain(
    'Companie verificată',
  )
})

test('the page of a company says when and where, without scripts, and tells search engines so', async ({
  site,
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1, brand: 'Casa </script> Mobila' })
  await saveCompany(deps, company, {
    aboutRo: 'Mobilă din stejar.\n\nDin 1998.',
    site: 'https://casamobila.md/catalog',
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '00:00', closes: '00:00' })),
    places: [{ place: 'soroca', address: 'str. Florilor 3' }],
  })
  const romanian = await page(site, `/profile/${company.username}`)
  expect(romanian).toMatch(/<p>Mobilă din stejar\.<\/p><p>Din 1998\.<\/p>/)
  // A cached page may be of another hour: the browser says it.
  expect(romanian).not.toContain('Deschis acum')
  expect(romanian).toContain('non-stop')
  expect(romanian).toContain('Soroca, str. Florilor 3')
  expect(romanian).toMatch(
    /href="https:\/\/casamobila\.md\/catalog" rel="nofollow ugc noopener"[^>]*>.*?casamobila\.md/,
  )
  const [, json = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(romanian) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Casa </script> Mobila',
    sameAs: 'https://casamobila.md/catalog',
    address: [{ addressLocality: 'Soroca', streetAddress: 'str. Florilor 3' }],
  })

  const russian = await page(site, `/ru/profile/${company.username}`)
  expect(russian).toContain('Текст на румынском')
})

test('its adverts are searched by words, category and order, and nobody else’s are found', async ({
  site,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const [oak, pine] = ['Dulap din stejar', 'Dulap din pin']
  await given.advert({ seller: company, title: oak, price: 900 })
  await given.advert({ seller: company, title: pine, price: 100 })
  await given.advert({ seller: company, title: 'Automobil', subcategory: 'autoturisme' })
  await given.advert({ title: 'Dulap străin din stejar' })
  const at = (query: string) => page(site, `/profile/${company.username}?${query}`)

  expect(titlesOn(await at('q=dulap&sort=cheapest'))).toEqual([pine, oak])
  expect(titlesOn(await at('q=dulapuri+stejar'))).toEqual([oak])
  const all = await at('sort=newest')
  expect(titlesOn(all)).toHaveLength(3)
  const hobby =
    /href="[^"]*\?category=([a-z-]+)&amp;sort=newest"[^>]*>[^<]*(?:<!-- -->[^<]*)*<span[^>]*>2</.exec(
      all,
    )
  expect(hobby, 'a category of its own adverts with their number').not.toBeNull()
  expect(titlesOn(await at(`category=${hobby?.[1]}&sort=cheapest`))).toEqual([pine, oak])
  const nothing = await at('q=saxofon')
  expect(titlesOn(nothing)).toEqual([])
  expect(nothing).toContain('Niciun anunț al companiei nu se potrivește.')
  expect(nothing).toMatch(/<meta name="robots" content="noindex/)
})

test('a visitor is led to the login, and a follow without scripts comes back to the page', async ({
  site,
  deps,
  given,
}) => {
  const [fan, seller] = [await given.user(), await given.user()]
  const url = `/profile/${seller.username}`
  expect(await page(site, url)).toContain(`/login?next=${encodeURIComponent(url)}`)
  const follows = () => deps.sql`select 1 from follows where seller_id = ${seller.id}`

  const payload = new URLSearchParams({ userId: String(seller.id), isFollowing: '1' }).toString()
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload, url }
  await site.send({ method: 'POST', ...form })
  expect(await follows()).toHaveLength(0)
  const answer = await site.send({ method: 'POST', ...form, cookies: { session: fan.token } })
  expect(answer.status).toBe(302)
  expect(await follows()).toHaveLength(1)
})
