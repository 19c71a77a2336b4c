import { expect, test, type Answered } from '../../support/servers/site.ts'

/**
 * The calls as section 7 of the specification writes them: paths, payloads and keys stand here
 * literally, so that a slip in the contract cannot hide in a test made from it.
 */
const ways = [{ form: false }, { form: true }]

function expectSuccess({ status, body }: Answered, ...keys: string[]): void {
  expect(body).toMatchObject({ success: true })
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(expect.arrayContaining(keys))
}

test.for(ways)(
  'categories come with their groups and subcategories (%j)',
  async (way, { site }) => {
    const answer = await site.call(
      '/categories/get_categories_full.php',
      { action: 'getList' },
      way,
    )

    expectSuccess(answer, 'categories')
    expect(answer.body['categories']).toContainEqual({
      id: expect.any(Number),
      slug: 'transport',
      color: expect.any(String),
      icon: expect.any(String),
      labels: { ro: 'Transport', ru: 'Транспорт', en: 'Transport' },
      maxImages: 20,
      lifeDays: 30,
      groups: expect.arrayContaining([
        {
          labels: expect.objectContaining({ ro: 'Autoturisme' }),
          subcategories: expect.arrayContaining([
            expect.objectContaining({ slug: 'autoturisme', id: expect.any(Number) }),
          ]),
        },
      ]),
    })
  },
)

test.for(ways)('a temporary token is given (%j)', async (way, { site }) => {
  const answer = await site.call('/token.php', { action: 'getToken' }, way)

  expectSuccess(answer, 'token')
  expect(answer.body['token']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
})

test.for(ways)('rates come with their date (%j)', async (way, { site }) => {
  const answer = await site.call('/functions/rates.php', { action: 'getRates' }, way)

  expectSuccess(answer, 'Date', 'Valutes')
  expect(answer.body['Date']).toMatch(/^\d{2}\.\d{2}\.\d{4}$/)
  for (const CharCode of ['USD', 'EUR', 'MDL', 'RON', 'UAH', 'RUB', 'GBP']) {
    expect(answer.body['Valutes']).toContainEqual({ CharCode, Value: expect.any(Number) })
  }
})

test.for(ways)('a stored token tells whose it is (%j)', async (way, { site, given }) => {
  const user = await given.user()

  const answer = await site.call('/users/validate.php', {}, { ...way, token: user.token })

  expectSuccess(answer, 'data')
  const { username } = user
  expect(answer.body['data']).toEqual({
    username,
    email: '',
    status: 'active',
    id: String(user.id),
  })
})

test.for(ways)('phone and password log in (%j)', async (way, { site, given }) => {
  const { phone, password, username, id } = await given.user()

  const answer = await site.call('/users/login.php', { phone, pass: password }, way)

  expectSuccess(answer, 'message', 'type', 'jwt', 'username', 'email', 'status', 'id')
  expect(answer.body).toMatchObject({ username, id: String(id), status: 'active', email: '' })
  const validated = await site.call('/users/validate.php', { token: answer.body['jwt'] })
  expectSuccess(validated, 'data')
})

test.for(ways)('the inbox counts what is unread (%j)', async (way, { site, deps, given }) => {
  const user = await given.user()
  const { id: advertId } = await given.advert({ seller: user })
  for (const text of ['Bună ziua', 'Mai este valabil?', 'Aștept'])
    await given.message({ to: { advertId }, text })
  await deps.sql`update users set unread_notifications = 1 where id = ${user.id}`

  const inbox = { action: 'checkInbox' }
  const answer = await site.call('/users/check_inbox.php', inbox, { ...way, token: user.token })

  expectSuccess(answer)
  expect(answer.body).toMatchObject({ messages: 3, notifications: 1 })
})

test.for(ways)('favourites are listed, added and taken off (%j)', async (way, { site, given }) => {
  const { token } = await given.user()
  const advert = await given.advert()
  const path = '/favorites/manage_favorites.php'
  const manner = { ...way, token }

  const empty = await site.call(path, { action: 'getFavs' }, manner)
  const added = await site.call(path, { action: 'addFav', advID: String(advert.id) }, manner)
  const listed = await site.call(path, { action: 'getFavs' }, manner)
  const removed = await site.call(path, { action: 'deletFav', advID: advert.id }, manner)

  for (const answer of [empty, added, listed, removed]) expectSuccess(answer, 'items')
  expect([empty, added, listed, removed].map(({ body }) => body['items'])).toEqual([
    [],
    [String(advert.id)],
    [String(advert.id)],
    [],
  ])
})

test.for(ways)('adverts are listed with their number (%j)', async (way, { site, given }) => {
  const seller = await given.user()
  const older = await given.advert({ seller, title: 'Scaun vechi', price: 120, currency: 'EUR' })
  const newer = await given.advert({ seller, title: 'Masă nouă' })
  const list = { startID: 0, itemsNum: 32, search: seller.id, searchType: 'user' }

  const answer = await site.call(
    '/adverts/get_adverts.php',
    { action: 'listItems', ...list, search: String(seller.id) },
    way,
  )

  expectSuccess(answer, 'items', 'count')
  expect(answer.body['count']).toBe(2)
  expect(answer.body['items']).toMatchObject([
    { id: String(newer.id) },
    {
      id: String(older.id),
      u_id: String(seller.id),
      user: { id: String(seller.id) },
      ad_title_ro: 'Scaun vechi',
      ad_title_ru: '',
      ad_title_en: '',
      ad_descr_ro: '',
      ad_lang: 'ro',
      ad_price: 120,
      ad_currency: 'EUR',
      ad_address: '',
      ad_city: expect.objectContaining({ ro: 'Chișinău' }),
      cat_id: expect.any(Number),
      sub_id: expect.any(Number),
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      ad_images: { images: [] },
    },
  ])
})

test.for(ways)('seen adverts come in the order of the ids (%j)', async (way, { site, given }) => {
  const [first, second, third] = [await given.advert(), await given.advert(), await given.advert()]
  const ids = [second.id, third.id, first.id].map(String)
  const idsList = way.form ? ids.join(',') : ids

  const history = { action: 'listHistory', idsList, itemsNum: 10 }
  const answer = await site.call('/adverts/get_adverts.php', history, way)

  expectSuccess(answer, 'items')
  expect(answer.body['items']).toMatchObject(ids.map((id) => ({ id })))
})

test.for(ways)('what is being typed is completed (%j)', async (way, { site, given }) => {
  const advert = await given.advert({ title: way.form ? 'Trombon argintiu' : 'Trompetă aurie' })

  const typed = { action: 'preSearch', search: way.form ? 'trombo' : 'trompe' }
  const answer = await site.call('/adverts/get_adverts.php', typed, way)

  expectSuccess(answer, 'items', 'subcats', 'places')
  expect(answer.body['items']).toMatchObject([{ id: String(advert.id) }])
})

test('popular adverts come by category', async ({ site, given }) => {
  const advert = await given.advert({ subcategory: 'autoturisme' })

  for (const way of ways) {
    const answer = await site.call('/adverts/get_popular.php', {}, way)

    expectSuccess(answer, 'items')
    expect(answer.body['items']).toContainEqual({
      slug: 'transport',
      labels: expect.objectContaining({ ro: 'Transport' }),
      count: expect.any(Number),
      adverts: expect.arrayContaining([expect.objectContaining({ id: String(advert.id) })]),
    })
  }
})

test.for(ways)('a view is counted (%j)', async (way, { site, given }) => {
  const advert = await given.advert()
  const token = await site.visitorToken()

  const view = { action: 'addView', itemID: String(advert.id) }
  const answer = await site.call('/adverts/manage_views.php', view, { ...way, token })

  expectSuccess(answer)
  expect(answer.body['views']).toBe(1)
})

test('banners come in three languages', async ({ site, deps }) => {
  const [banner] =
    await deps.sql`insert into banners (type, position) values (1, 0) returning id::text`
  const id: string = banner?.['id']
  const images = [
    { banner_id: id, language: 'ro', image: 'a-ro', link_url: '/category/transport' },
    { banner_id: id, language: 'en', image: 'a-en', link_url: 'https://example.com/' },
  ]
  await deps.sql`insert into banner_images ${deps.sql(images)}`

  const asked = { action: 'listItems', itemsType: '1' }
  for (const way of ways) {
    const answer = await site.call('/banners/get_banners.php', asked, way)

    expectSuccess(answer, 'items')
    expect(answer.body['items']).toContainEqual({
      id,
      type: 1,
      images: [
        { image: 'a-ro', linkURL: '/category/transport', linkTarget: '_self' },
        { image: 'a-ro', linkURL: '/category/transport', linkTarget: '_self' },
        { image: 'a-en', linkURL: 'https://example.com/', linkTarget: '_self' },
      ].map((image) => expect.objectContaining(image)),
    })
  }
})

test('the footer gets its menus', async ({ site, deps }) => {
  const labels = { ro: 'Reguli', ru: 'Правила', en: 'Rules' }
  const json = deps.sql.json(labels)
  const slug = 'rules'
  await deps.sql`
    insert into pages (slug, col, position, labels, titles, descriptions, contents)
    values (${slug}, 2, 1, ${json}, ${json}, ${json}, '{"ro": [], "ru": [], "en": []}')`

  for (const way of ways) {
    const answer = await site.call('/pages/get_pages.php', { action: 'listMenuItems' }, way)

    expectSuccess(answer, 'items')
    const item = { id: expect.any(Number), slug, col: 2, labels }
    expect(answer.body['items']).toContainEqual(item)
  }
})

test.for(['/helpbot.php', '', '/'])(
  'POST /api%s answers a question to the help bot',
  async (path, { site, given }) => {
    const { token } = await given.user()
    for (const form of [false, true]) {
      const fields = { action: 'chatBot', message: 'Bună ziua' }
      const { status, body } = await site.call(path, fields, { token, form })

      expect(status).toBe(200)
      expect(body).toMatchObject({ success: true, message: expect.stringContaining('Bună') })
    }
  },
)
