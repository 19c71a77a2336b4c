import { expect, test, type Site } from '../../../support/servers/site.ts'

const listPath = '/adverts/get_adverts.php'
const ownPath = '/adverts/manage_adverts.php'
const flat = '7319'
const pin = { latitude: 47.021_234, longitude: 28.831_234 }

/** All that anybody may ask about an advert, as text. */
async function everything(site: Site, id: number, owner: { id: number; username: string }) {
  const calls = [
    { action: 'getItem', itemID: id },
    { action: 'listHistory', idsList: [id] },
    { action: 'listItems', searchType: 'user', search: String(owner.id) },
    { action: 'listItems', searchType: 'subcategory', search: 'apartamente-vanzare' },
    { action: 'listItems', searchType: 'search', search: `Ismail ${flat}` },
    { action: 'preSearch', search: 'Ismail' },
  ]
  const answers = await Promise.all(calls.map((call) => site.call(listPath, call)))
  const map = await site.call('/search/get_search.php', {
    ...{ action: 'getClusters', searchType: 'user', search: String(owner.id), zoom: 18 },
  })
  const paths = ['', '/ru', '/en'].map((home) => `${home}/advert/${id}`)
  const pages = await Promise.all(
    [...paths, `/profile/${owner.username}`, `/search?q=${flat}`].map((url) =>
      site.send({ method: 'GET', url }),
    ),
  )
  return [...answers, map, ...pages].map(({ text }) => text).join('\n')
}

test('a flat’s number and the exact place are nowhere but with the owner', async ({
  site,
  deps,
  given,
}) => {
  const owner = await given.user()
  const { id } = await given.advert({ seller: owner, subcategory: 'apartamente-vanzare' })
  await deps.sql`
    update adverts set address = ${`str. Ismail 46, ap. ${flat}`}, latitude = ${pin.latitude},
      longitude = ${pin.longitude}
    where id = ${id}`

  const told = await everything(site, id, owner)
  expect(told).toContain('str. Ismail 46')
  expect(told.replaceAll(`Ismail ${flat}`, '').replaceAll(`q=${flat}`, '')).not.toMatch(
    new RegExp(String.raw`ap\.\s*${flat}|Ismail 46[^"<]*${flat}`),
  )
  expect(told).not.toContain('47.0212')
  expect(told).not.toContain('28.8312')

  const own = await site.call(ownPath, { action: 'getOwn', advertId: id }, { token: owner.token })
  expect(own.body['advert']).toMatchObject({ item: { address: `str. Ismail 46, ap. ${flat}` } })
})

test('the exact place is told where the seller says so', async ({ site, deps, given }) => {
  const owner = await given.user()
  const { id } = await given.advert({ seller: owner })
  await deps.sql`
    update adverts set latitude = ${pin.latitude}, longitude = ${pin.longitude}, shows_exact_place = true
    where id = ${id}`

  const { body } = await site.call(listPath, { action: 'getItem', itemID: id })
  expect(body['item']).toMatchObject({ position: { ...pin, isExact: true } })
})
