import { expect, test, type Site } from '../../../support/servers/site.ts'

async function compared(site: Site, query: string): Promise<{ status: number; text: string }> {
  return site.send({ method: 'GET', url: `/compare?${query}` })
}

const plain = (html: string): string => html.replaceAll(/<!--.*?-->/g, '')

test('adverts of one subcategory stand side by side with every attribute of it', async ({
  site,
  given,
}) => {
  const car = { subcategory: 'autoturisme', price: 5_000, currency: 'EUR' } as const
  const first = await given.advert({ ...car, attributes: { year: 2015, fuel: 'diesel' } })
  const second = await given.advert({ ...car, attributes: { year: 2019, fuel: 'diesel' } })

  const { status, text } = await compared(site, `ids=${first.id},${second.id}`)
  const differences = await compared(site, `ids=${first.id},${second.id}&only=differences`)

  expect(status).toBe(200)
  expect(text).toContain('<meta name="robots" content="noindex">')
  const rows = plain(text).match(/<tr[^>]*>.*?<\/tr>/gs) ?? []
  const year = rows.find((row) => row.includes('<td>2015</td>'))
  expect(year).toContain('<td>2019</td>')
  expect(year).toContain('data-same="false"')
  expect(rows.filter((row) => row.includes('data-same="true"')).length).toBeGreaterThan(3)
  expect(differences.text).toContain('2019')
  expect(differences.text).not.toContain('data-same="true"')
})

test('an advert is taken out of the differences, which stay what is shown', async ({
  site,
  given,
}) => {
  const [first, second] = [await given.advert(), await given.advert()]

  const { text } = await compared(site, `ids=${first.id},${second.id}&only=differences`)

  expect(text).toContain(`href="/compare?ids=${first.id}&amp;only=differences"`)
  expect(text).toContain(`href="/compare?ids=${second.id}&amp;only=differences"`)
})

test('whoever compares without an account is not told how to reach the seller', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const first = await given.advert({ seller, showsPhone: true })
  const second = await given.advert()
  const address = 'strada Nevăzută 17'
  await deps.sql`update adverts set address = ${address} where id = ${first.id}`

  const { text } = await compared(site, `ids=${first.id},${second.id}`)

  expect(text).toContain(`/advert/${first.id}`)
  expect(text).not.toContain(seller.phone)
  expect(text).not.toContain(address)
})

test('prices in two currencies are said in lei beside', async ({ site, given }) => {
  const euro = await given.advert({ price: 100, currency: 'EUR' })
  const lei = await given.advert({ price: 900, currency: 'MDL' })

  const { text } = await compared(site, `ids=${euro.id}&ids=${lei.id}`)

  expect(plain(text)).toMatch(/circa [\d.]+\s?Lei/)
})

test('adverts of different subcategories are refused in words', async ({ site, given }) => {
  const car = await given.advert({ subcategory: 'autoturisme' })
  const book = await given.advert({ subcategory: 'carti' })

  const { status, text } = await compared(site, `ids=${car.id},${book.id}`)

  expect(status).toBe(200)
  expect(text).toContain('Aceste anunțuri nu se pot compara între ele.')
  expect(text).not.toContain('<table')
})

test('of adverts that are gone it is said so, and a fifth one is left out aloud', async ({
  site,
  deps,
  given,
}) => {
  const ids = []
  for (let number = 0; number < 5; number++) ids.push((await given.advert()).id)
  const [first] = ids
  await deps.sql`update adverts set status = 'archived', sold_at = now() where id = ${first ?? 0}`

  const { text } = await compared(site, `ids=${ids.join(',')}`)

  expect(text).toContain('1 anunț ales nu mai este disponibil')
  expect(text).toContain('Se pot compara cel mult patru anunțuri')
  expect(text.match(/<th scope="col"/g)).toHaveLength(1 + 3)
})

test.for(['ids=', 'ids=0,-1,abc', 'ids=99999999999', 'only=differences'])(
  'nothing to compare by %j is explained',
  async (query, { site }) => {
    const { status, text } = await compared(site, query)

    expect(status).toBe(200)
    expect(text).toContain('Încă nu ai ce compara.')
  },
)
