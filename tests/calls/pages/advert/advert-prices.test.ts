import { expect, test, type Site } from '../../../support/servers/site.ts'

const path = '/adverts/get_adverts.php'

async function page(site: Site, url: string): Promise<string> {
  const { text } = await site.send({ method: 'GET', url })
  // React parts texts from each other with comments.
  return text.replaceAll('<!-- -->', '')
}

test('a price that fell is told with what it was, in three languages', async ({
  site,
  deps,
  given,
}) => {
  const { id } = await given.advert({ price: 12_000, subcategory: 'carti' })
  const before = await site.call(path, { action: 'getItem', itemID: id })
  expect(before.body['item']).toMatchObject({ priceHistory: [], market: null })
  expect(await page(site, `/advert/${id}`)).not.toContain('Istoricul prețului')

  await deps.sql`update adverts set price = 10800 where id = ${id}`

  const after = await site.call(path, { action: 'getItem', itemID: id })
  expect(after.body['item']).toMatchObject({
    priceHistory: [
      { price: 12_000, currency: 'MDL', since: expect.stringMatching(/Z$/) },
      { price: 10_800, currency: 'MDL' },
    ],
  })
  const said = {
    '': /Preț redus cu 10\u00a0%: era <s>12\.000\u00a0Lei<\/s>/,
    '/ru': /Цена снижена на 10\u00a0%: была <s>12\u00a0000\u00a0Lei<\/s>/,
    '/en': /Price cut by 10%: was <s>12,000\u00a0Lei<\/s>/,
  }
  for (const [home, words] of Object.entries(said))
    expect(await page(site, `${home}/advert/${id}`)).toMatch(words)
})

test('the market stands under the price, with a word for what is outside it', async ({
  site,
  given,
}) => {
  const attributes = { make: 'dacia', model: 'logan', year: 2012 }
  const wish = { subcategory: 'autoturisme', attributes }
  const made = []
  for (const price of [80_000, 90_000, 95_000, 100_000, 110_000, 400_000])
    // Six rows in their order.
    made.push((await given.advert({ ...wish, price })).id)
  const [cheapest, , middle, , , dearest] = made
  const free = await given.advert({ ...wish, price: 0 })

  const market = /Piața: de obicei 91\.300–108\.000\u00a0Lei \(mediana 97\.500, din 6 anunțuri\)/
  const texts = await Promise.all(
    [cheapest, middle, dearest, free.id].map((id) => page(site, `/advert/${id}`)),
  )
  for (const text of texts.slice(0, 3)) expect(text).toMatch(market)
  expect(texts.map((text) => /(Sub|Peste) piață/.exec(text)?.[0])).toEqual([
    'Sub piață',
    undefined,
    'Peste piață',
    undefined,
  ])
  expect(texts[3]).not.toContain('Piața:')
})
