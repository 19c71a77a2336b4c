import { clearTtlCaches } from '#domains/lib/ttl-cache.ts'
import { expect, test, type Site } from '../../../support/servers/site.ts'

async function page(site: Site, url: string): Promise<string> {
  return (await site.send({ method: 'GET', url })).text
}

/** What search engines are told of it. */
function structured(text: string): Record<string, unknown> {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? []
  return JSON.parse(json)
}

test('an advert without a text in the reader’s language shows the other one, marked as such', async ({
  site,
  given,
}) => {
  const wish = { language: 'ru', title: 'Самовар', description: 'Почти новый.' } as const
  const { id } = await given.advert(wish)
  const russian = await page(site, `/ru/advert/${id}`)
  const romanian = await page(site, `/advert/${id}`)

  expect(russian).toContain('Почти новый.')
  expect(russian).not.toContain('Текст на русском')
  expect(romanian).toContain('Text în rusă')
  expect(romanian).toMatch(/<h1[^>]*lang="ru"[^>]*>Самовар/)
  expect(romanian).toMatch(/<div[^>]*lang="ru"[^>]*><p>Почти новый\./)
})

test('a title and a description in two languages are each marked as what they are', async ({
  site,
  deps,
  given,
}) => {
  const { id } = await given.advert({ language: 'ro', title: 'Samovar' })
  await deps.sql`update adverts set description_ru = 'Почти новый.' where id = ${id}`
  const text = await page(site, `/en/advert/${id}`)

  expect(text).toMatch(/<h1[^>]*lang="ro"/)
  expect(text).toContain('Text in Romanian')
  expect(text).toMatch(/Text in Russian<\/p><div[^>]*lang="ru"/)
})

test('an advert without any text says so, in three languages', async ({ site, given }) => {
  const { id } = await given.advert({ title: '', description: '' })
  const said = {
    '': ['Titlu indisponibil.', 'Fără descriere.'],
    '/ru': ['Заголовок недоступен.', 'Без описания.'],
    '/en': ['Title not available.', 'No description.'],
  }
  for (const [home, [title, description]] of Object.entries(said)) {
    const text = await page(site, `${home}/advert/${id}`)
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}`))
    expect(text).toContain(`>${description}</div>`)
    expect(text).not.toMatch(/Text în|Текст на|Text in /)
  }
})

test('what is given away costs nothing and says so; no price at all is by agreement', async ({
  site,
  deps,
  given,
}) => {
  const gift = await given.advert({ price: 0 })
  await deps.sql`update adverts set is_free = true, is_exchange = true where id = ${gift.id}`
  const open = await given.advert({ price: 0 })

  const gratis = await page(site, `/advert/${gift.id}`)
  expect(gratis).toContain('>Gratis</p>')
  expect(gratis).toContain('Schimb posibil')
  expect(structured(gratis)['offers']).toMatchObject({ price: 0, priceCurrency: 'MDL' })
  expect(await page(site, `/ru/advert/${gift.id}`)).toContain('>Бесплатно</p>')
  expect(await page(site, `/en/advert/${gift.id}`)).toContain('>Free</p>')

  const byAgreement = await page(site, `/en/advert/${open.id}`)
  expect(byAgreement).toContain('>Price on request</p>')
  expect(byAgreement).not.toContain('Exchange possible')
  expect(structured(byAgreement)).not.toHaveProperty('offers')
})

test('a page says what its price is for as the cards do, and none where none makes sense', async ({
  site,
  deps,
  given,
}) => {
  const attributes = { offer_type: 'rent-out', area: 60, rooms: '2' }
  const flat = await given.advert({ subcategory: 'apartamente-chirie', price: 4_000, attributes })
  const rent = await page(site, `/advert/${flat.id}`)
  expect(rent).toContain('4.000\u00a0Lei/\u2060lună')
  expect(/<title>[^<]*/.exec(rent)?.[0]).toContain('4.000\u00a0Lei/\u2060lună')

  const work = { subcategory: 'horeca', price: 0, attributes: { salary: 8_000 } }
  const vacancy = await page(site, `/ru/advert/${(await given.advert(work)).id}`)
  expect(vacancy).toMatch(/>8[\u00a0 ]000\u00a0Lei\/\u2060мес/)

  const lost = await given.advert({ subcategory: 'pierdute', price: 0 })
  await deps.sql`update adverts set is_free = true where id = ${lost.id}`
  const search = await page(site, `/advert/${lost.id}`)
  expect(/<title>[^<]*/.exec(search)?.[0]).not.toContain('Gratis')
  expect(search).not.toContain('>Gratis</p>')
})

test('the place is on the page in words, and never more exactly than its owner wants', async ({
  site,
  deps,
  given,
}) => {
  const { id } = await given.advert({ place: 'balti' })
  await deps.sql`
    update adverts set latitude = 47.76123, longitude = 27.92987, address = 'str. Independenței 3'
    where id = ${id}`
  const blurred = await page(site, `/advert/${id}`)

  expect(blurred).toContain('Harta arată locul aproximativ.')
  expect(blurred).toContain('Bălți')
  expect(blurred).not.toMatch(/47\.76123|27\.92987/)

  await deps.sql`update adverts set shows_exact_place = true where id = ${id}`
  const exact = await page(site, `/advert/${id}`)
  expect(exact).not.toContain('Harta arată locul aproximativ.')
  expect(exact).toContain('47.76123')
})

test('an advert of what is offered no longer is shown whole, without a way to a list that is gone', async ({
  site,
  deps,
  given,
}) => {
  const advert = { subcategory: 'autoturisme', attributes: { fuel: 'diesel' } }
  const { id } = await given.advert(advert)
  expect(await page(site, `/advert/${id}`)).toContain('/category/transport/autoturisme')

  await deps.sql`update subcategories set is_offered = false where slug = 'autoturisme'`
  await deps.sql`update attributes set is_offered = false where attribute_set = 'car' and key = 'fuel'`
  clearTtlCaches()
  const text = await page(site, `/advert/${id}`)
  expect(text).not.toContain('/category/transport/autoturisme')
  expect(text).toContain('"/category/transport"')
  expect(text).toContain('Motorină')
  const list = await site.send({ method: 'GET', url: '/category/transport/autoturisme' })
  expect(list.status).toBe(404)
})

test('the wage that stands as the price is not repeated among the details', async ({
  site,
  given,
}) => {
  const { id } = await given.advert({
    ...{ subcategory: 'it-telecom', price: 20_000, currency: 'MDL' },
    attributes: { job_kind: 'vacancy', salary: 20_000, schedule: 'full' },
  })
  const text = await page(site, `/advert/${id}`)

  expect(text).toContain('20.000\u00a0Lei/')
  expect(text).not.toMatch(/20\.000[^<]*MDL/)
  expect(text).toContain('Program complet')
})

test('an owner is not offered to call or write to oneself', async ({ site, given }) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, showsPhone: true })
  const url = `/advert/${id}`
  const own = await site.send({
    method: 'GET',
    url,
    headers: { cookie: `session=${seller.token}` },
  })

  expect(await page(site, url)).toContain('Arată numărul')
  expect(own.text).not.toContain('Arată numărul')
})
