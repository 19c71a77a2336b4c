import { expect, test, type Site } from '../../support/servers/site.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'

const favorites = '/favorites/manage_favorites.php'
const lists = '/favorites/manage_lists.php'

/** A shared list with one favourite, and the path of its page. */
async function sharedOf(site: Site, given: Given, owner: GivenUser) {
  const advert = await given.advert({ title: 'Fotoliu verde' })
  const ask = (path: string, fields: object) => site.call(path, fields, { token: owner.token })
  await ask(favorites, { action: 'addFav', advID: advert.id })
  await ask(favorites, { action: 'setNote', advertId: advert.id, note: 'prea scump' })
  const { body: made } = await ask(lists, { action: 'createList', name: 'Pentru sufragerie' })
  const { id: listId } = Object(made['list'])
  await ask(lists, { action: 'setListsOfFavorite', advertId: advert.id, listIds: [listId] })
  const { body } = await ask(lists, { action: 'shareList', listId })
  const path = new URL(Object(body['list']).link).pathname
  return { advert, listId, path, ask }
}

test('the page of a shared list tells strangers its adverts alone, and robots nothing', async ({
  site,
  given,
}) => {
  const owner = await given.user()
  const { advert, path } = await sharedOf(site, given, owner)

  const { status, text, headers } = await site.send({ method: 'GET', url: path })

  expect(status).toBe(200)
  expect(text).toContain('Pentru sufragerie')
  expect(text).toContain(`/advert/${advert.id}`)
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(headers['cache-control']).toContain('no-store')
  expect(text).not.toMatch(new RegExp(`prea scump|${owner.phone}|${owner.username}`))
})

test('the page of a revoked link says so, and is not found', async ({ site, given }) => {
  const { path, ask, listId } = await sharedOf(site, given, await given.user())
  await ask(lists, { action: 'revokeLink', listId })

  const said = { '': 'Acest link nu mai funcționează', '/ru': 'Эта ссылка больше не работает' }
  for (const [prefix, words] of Object.entries(said)) {
    const { status, text } = await site.send({ method: 'GET', url: prefix + path })
    expect(status).toBe(404)
    expect(text).toContain(words)
  }
})

test('a note of as many signs as allowed is kept with its lines, a longer one is refused', async ({
  site,
  given,
}) => {
  const { token } = await given.user()
  const { id } = await given.advert()
  await site.call(favorites, { action: 'addFav', advID: id }, { token })
  const write = async (note: string) =>
    (await site.call(favorites, { action: 'setNote', advertId: id, note }, { token, form: true }))
      .body
  const lines = `${'a'.repeat(249)}\r\n${'b'.repeat(250)}`

  expect(await write(lines)).toEqual({ success: true, note: lines.replace('\r', '') })
  expect(await write('c'.repeat(501))).toMatchObject({ success: false, code: 'too_long' })
  const { body } = await site.call(favorites, { action: 'listOwnFavorites' }, { token })
  expect(body).toMatchObject({ items: [{ note: lines.replace('\r', '') }] })
})

test('without JavaScript a refused name of a list comes back in its field', async ({
  site,
  given,
}) => {
  const user = await given.user()
  const send = (fields: Record<string, string>) =>
    site.send({
      method: 'POST',
      url: '/my-favorites',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { session: user.token },
    })

  const made = await send({ intent: 'create', name: 'Cadouri' })
  const again = await send({ intent: 'create', name: 'CADOURI' })

  expect(made.status).toBe(302)
  expect(made.headers['location']).toMatch(/^\/my-favorites\?list=\d+$/)
  expect(again.status).toBe(422)
  expect(again.text).toContain('Ai deja o listă cu acest nume.')
  expect(again.text).toContain('value="CADOURI"')
})
