import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { phonePhoto, smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '../../support/servers/site.ts'
import { imageNames, poster, wholeDraft } from '../poster.ts'

const listPath = '/adverts/get_adverts.php'

test('an advert goes from draft to everybody’s search', async ({ site, world, given }) => {
  const seller = await given.user()
  const { ask, start, upload } = poster(site, seller.token)

  const id = await start()
  expect(
    await ask('saveDraft', {
      advertId: id,
      ...wholeDraft,
      negotiable: 'true',
      showPhone: '1',
      address: 'str. Independenței 5',
    }),
  ).toEqual({ success: true, id, status: 'draft', version: 1 })
  const photos = await upload(id, await phonePhoto())
  expect(photos).toEqual({
    success: true,
    images: [{ image: expect.any(String), isMain: true }],
    isDuplicate: false,
  })
  expect((await site.call(listPath, { action: 'getItem', itemID: id })).body).toMatchObject({
    code: 'advert_not_found',
  })

  const published = await ask('publish', { advertId: id })
  expect(published).toMatchObject({ success: true, id, status: 'active', slug: 'ukulele-soprano' })

  const list = { action: 'listItems', startID: 0, itemsNum: 10 }
  const asks = [
    { ...list, searchType: 'subcategory', search: 'carti' },
    { ...list, searchType: 'search', search: 'ukulele' },
    { ...list, searchType: 'search', search: 'UKULELE soprano' },
    { ...list, searchType: 'search', search: 'husa' },
    { ...list, searchType: 'user', search: String(seller.id) },
    { ...list, searchType: 'all', search: '', place: 'balti' },
    { action: 'preSearch', search: 'ukul' },
  ]
  for (const fields of asks) {
    const { body } = await site.call(listPath, fields)
    expect(body['items'], JSON.stringify(fields)).toMatchObject([{ id }])
  }
  const { body } = await site.call(listPath, { action: 'getItem', itemID: id })
  expect(body['item']).toMatchObject({
    ad_title_ro: 'Ukulele soprano',
    ad_title_ru: '',
    ad_price: 1250.5,
    ad_currency: 'EUR',
    ad_city: { ro: 'Bălți' },
    ad_address: 'str. Independenței 5',
    negotiable: true,
    show_phone: true,
    ad_images: { images: [{ image: imageNames(photos)[0] }] },
    seller: { id: String(seller.id), username: seller.username },
  })
  expect(JSON.stringify(body)).not.toContain(seller.phone)
  const files = await readdir(join(world.filesFolder, 'adverts'))
  expect(files.filter((file) => file.startsWith(imageNames(photos)[0] ?? 'none'))).toHaveLength(2)
})

test.for([
  ['a title', { title: '' }, 'field_required', 'title'],
  ['a title of spaces', { title: '   ' }, 'field_required', 'title'],
  ['a short enough title', { title: 'x'.repeat(71) }, 'title_too_long', 'title'],
  [
    'a short enough description',
    { description: 'x'.repeat(4_001) },
    'description_too_long',
    'description',
  ],
  ['a clean text', { description: 'Sună la 069123456' }, 'contacts_in_text', 'description'],
  ['a subcategory', { subcategory: undefined }, 'category_required', 'subcategory'],
  ['a place', { place: undefined }, 'place_required', 'place'],
] as const)('without %s it is not published', async ([, change, code, field], { site, given }) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const id = await start()
  await ask('saveDraft', { advertId: id, ...wholeDraft, ...change })

  expect(await ask('publish', { advertId: id })).toMatchObject({
    success: false,
    code,
    type: field,
  })
  expect((await site.call(listPath, { action: 'getItem', itemID: id })).body).toMatchObject({
    success: false,
  })
})

test('without a required attribute it is not published', async ({ site, deps, given }) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const [required] = await deps.sql`
    select s.slug, a.key from attributes a join subcategories s on s.attribute_set = a.attribute_set
    where (a.definition->>'isRequired')::boolean order by s.slug, a.position limit 1`
  const id = await start()
  await ask('saveDraft', { advertId: id, ...wholeDraft, subcategory: required?.['slug'] })

  expect(await ask('publish', { advertId: id })).toMatchObject({
    code: 'field_required',
    type: `attributes.${required?.['key']}`,
  })
})

test('attributes of another subcategory do not get in, and leave with a change of it', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const id = await start()
  const attributes = { make: 'dacia', year: 2015, rooms: 3, role: 'admin', state: 'used' }
  const stored = async () =>
    (await deps.sql`select attributes from adverts where id = ${id}`)[0]?.['attributes']

  await ask('saveDraft', { advertId: id, subcategory: 'autoturisme', attributes })
  expect(await stored()).toMatchObject({ make: 'dacia', year: 2015 })
  expect(await stored()).not.toHaveProperty('rooms')
  expect(await stored()).not.toHaveProperty('role')

  await ask('saveDraft', { advertId: id, subcategory: 'carti' })
  expect(await stored()).not.toHaveProperty('make')
})

test('an attribute whose value hides a NUL or half a letter is no bug', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const advertId = await start()
  const free = await deps.sql`
    select s.slug, a.key from attributes a join subcategories s on s.attribute_set = a.attribute_set
    where a.definition->>'type' = 'text'`
  for (const { slug, key } of free) {
    for (const value of ['a\0b', 'a\ud800']) {
      const body = await ask('saveDraft', {
        advertId,
        subcategory: slug,
        attributes: { [key]: value },
      })
      expect(body).toMatchObject({ success: true })
    }
  }
  expect(free.length).toBeGreaterThan(0)
})

test.for([
  ['', 0],
  ['15', 15],
  ['1 250,50', 1250.5],
  ['1250.5', 1250.5],
  ['1.234,5', 1234.5],
] as const)('the price %j is stored as %d', async ([price, stored], { site, deps, given }) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const id = await start()

  expect(await ask('saveDraft', { advertId: id, price })).toMatchObject({ success: true })
  const [row] = await deps.sql`select price::float8 as price from adverts where id = ${id}`
  expect(row).toEqual({ price: stored })
})

test.for(['-1', '1e5', 'gratis', '1000000001', '1.23,45'])(
  '%j is refused as a price',
  async (price, { site, given }) => {
    const { token } = await given.user()
    const { ask, start } = poster(site, token)

    expect(await ask('saveDraft', { advertId: await start(), price })).toMatchObject({
      code: 'price_invalid',
      type: 'price',
    })
  },
)

test('a draft keeps what a later save leaves out, and moves its text with the language', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const id = await start()
  await ask('saveDraft', { advertId: id, ...wholeDraft })
  await ask('saveDraft', { advertId: id, ad_lang: 'ru' })

  const [row] = await deps.sql`
    select title_ro, title_ru, title_en, description_ru, price::float8 as price, currency from adverts where id = ${id}`
  expect(row).toEqual({
    titleRo: '',
    titleRu: wholeDraft.title,
    titleEn: '',
    descriptionRu: wholeDraft.description,
    price: 1250.5,
    currency: 'EUR',
  })
})

test('what is published is no draft any more', async ({ site, given }) => {
  const { token } = await given.user()
  const { ask, start, upload } = poster(site, token)
  const id = await start()
  await ask('saveDraft', { advertId: id, ...wholeDraft })

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask('publish', { advertId: id })),
  )

  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'move_refused')).toHaveLength(19)
  expect(await ask('saveDraft', { advertId: id, title: 'Altceva' })).toMatchObject({
    code: 'not_editable',
  })
  expect(await upload(id, await smallPhoto('jpeg'))).toMatchObject({ success: true })
  expect(await ask('getOwn', { advertId: id })).toMatchObject({
    advert: { item: { status: 'review' } },
  })
})

test('an unknown place or subcategory is refused', async ({ site, given }) => {
  const { token } = await given.user()
  const { ask, start } = poster(site, token)
  const id = await start()

  expect(await ask('saveDraft', { advertId: id, place: 'atlantida' })).toMatchObject({
    code: 'place_required',
    type: 'place',
  })
  await ask('saveDraft', { advertId: id, ...wholeDraft, subcategory: 'nimic' })
  expect(await ask('publish', { advertId: id })).toMatchObject({ code: 'category_required' })
})
