import { storeRates } from '#domains/rates/intake.ts'
import { expect, test } from '../../support/servers/site.ts'

const path = '/adverts/get_adverts.php'

test('history keeps the order of its list, drops what is gone and what is twice', async ({
  site,
  given,
}) => {
  const made = []
  for (let count = 0; count < 5; count++) made.push(String((await given.advert()).id))
  const [a = '', b = '', c = '', d = '', e = ''] = made
  const archived = String((await given.advert({ status: 'archived' })).id)

  const ask = async (idsList: unknown, itemsNum?: number) =>
    (await site.call(path, { action: 'listHistory', idsList, ...(itemsNum && { itemsNum }) })).body[
      'items'
    ]

  expect(await ask([d, '2147483647', a, archived, e, d, b])).toMatchObject(
    [d, a, e, b].map((id) => ({ id })),
  )
  expect(await ask([c, b, a].map(Number))).toMatchObject([c, b, a].map((id) => ({ id })))
  expect(await ask(`${e}, ${a},,${c}`)).toMatchObject([e, a, c].map((id) => ({ id })))
  expect(await ask([a, b, c, d], 2)).toMatchObject([a, b].map((id) => ({ id })))
  expect(await ask([])).toEqual([])
  expect(await ask('')).toEqual([])
})

test.for([
  { idsList: ['a'] },
  { idsList: ['1 or 1=1'] },
  { idsList: Array.from({ length: 101 }, (_none, index) => index + 1) },
  { idsList: { 0: 1 } },
  { idsList: [-1] },
  { idsList: [1.5] },
])('the list of ids %j is refused', async (fields, { site }) => {
  const { status, body } = await site.call(path, { action: 'listHistory', ...fields })

  expect(status).toBe(422)
  expect(body).toMatchObject({
    success: false,
    code: 'bad_input',
    type: expect.stringMatching(/^idsList/),
  })
})

test('a page past the end is empty and keeps the count', async ({ site, given }) => {
  const seller = await given.user()
  for (let count = 0; count < 3; count++) await given.advert({ seller })
  const list = { action: 'listItems', searchType: 'user', search: String(seller.id), itemsNum: 2 }

  const pages = []
  for (const startID of [0, 2, 4, 9_999_999])
    pages.push((await site.call(path, { ...list, startID })).body)

  expect(pages.map(({ count }) => count)).toEqual([3, 3, 3, 3])
  expect(pages.map(({ items }) => (Array.isArray(items) ? items.length : -1))).toEqual([2, 1, 0, 0])
})

test.for([
  { itemsNum: 0 },
  { itemsNum: 101 },
  { startID: -1 },
  { startID: 10_000_001 },
  { searchType: 'everything' },
  { sort: 'random' },
  { priceMin: -1 },
  { priceMax: 'mult' },
])('listItems with %j is refused', async (fields, { site }) => {
  const { status, body } = await site.call(path, { action: 'listItems', ...fields })

  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, code: 'bad_input', type: Object.keys(fields)[0] })
})

test('fewer than three characters are not completed', async ({ site, given }) => {
  await given.advert({ title: 'Violoncel' })

  for (const search of ['', 'v', 'vi', '  vi  ']) {
    const { body } = await site.call(path, { action: 'preSearch', search })
    expect(body, search).toEqual({ success: true, items: [], queries: [], subcats: [], places: [] })
  }
})

test('a card carries ten photos, the advert’s page all', async ({ site, given }) => {
  const images = Array.from({ length: 15 }, (_none, index) => `photo-${index}`)
  const { id } = await given.advert({ images })

  const { body: list } = await site.call(path, { action: 'listHistory', idsList: [id] })
  const { body: page } = await site.call(path, { action: 'getItem', itemID: id })

  const named = (names: string[]) => ({ ad_images: { images: names.map((image) => ({ image })) } })
  expect(list['items']).toMatchObject([named(images.slice(0, 10))])
  expect(page['item']).toMatchObject(named(images))
})

test('nobody’s phone is in any answer', async ({ site, given }) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, showsPhone: true, title: 'Armonică' })
  const asks: readonly [string, object][] = [
    [path, { action: 'getItem', itemID: id }],
    [path, { action: 'listItems', searchType: 'user', search: String(seller.id) }],
    [path, { action: 'listHistory', idsList: [id] }],
    ['/users/get_profile.php', { action: 'getProfile', username: seller.username }],
    ['/users/get_profile.php', { action: 'getProfile', id: seller.id }],
    ['/adverts/get_popular.php', {}],
  ]
  for (const [address, fields] of asks) {
    const { body, text } = await site.call(address, fields)
    expect(body).toMatchObject({ success: true })
    expect(text).not.toContain(seller.phone)
  }
})

test('a profile is found by name in any case, and only while the account is open', async ({
  site,
  given,
}) => {
  const user = await given.user({
    username: 'mihai.munteanu',
    accountType: 1,
    brand: 'Munteanu SRL',
  })
  const ask = async (fields: object) =>
    (await site.call('/users/get_profile.php', { action: 'getProfile', ...fields })).body

  const profile = { id: String(user.id), name: 'Munteanu SRL', accountType: 1 }
  expect(await ask({ username: 'Mihai.MUNTEANU' })).toMatchObject({ success: true, profile })
  expect(await ask({ id: String(user.id) })).toMatchObject({ success: true, profile })
  const banned = await given.user({ status: 'banned' })
  for (const fields of [
    { username: banned.username },
    { id: banned.id },
    { id: 0 },
    { id: '1e3' },
    {},
    { id: 'x' },
  ]) {
    expect(await ask(fields), JSON.stringify(fields)).toMatchObject({
      success: false,
      code: 'user_not_found',
    })
  }
})

test('prices compare in lei, by new rates as soon as they are stored', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({ seller, price: 100, currency: 'EUR' })
  const found = async (priceMin: number, priceMax: number) => {
    const list = { action: 'listItems', searchType: 'user', search: String(seller.id) }
    return (await site.call(path, { ...list, priceMin, priceMax })).body['items']
  }

  await storeRates(deps, { date: '2040-01-01', values: { EUR: 20, USD: 17 } })
  expect(await found(1_999, 2_001)).toMatchObject([{ id: String(id) }])
  expect(await found(2_999, 3_001)).toEqual([])

  await storeRates(deps, { date: '2040-01-02', values: { EUR: 30, USD: 17 } })
  expect(await found(1_999, 2_001)).toEqual([])
  expect(await found(2_999, 3_001)).toMatchObject([{ id: String(id) }])
})
