import { randomUUID } from 'node:crypto'
import { programAdverts } from '#contract/rules/imports/limits.ts'
import { erasePartnerOf } from '#domains/partners/service.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Answered, type Site } from '#tests/support/servers/site.ts'
import { ask, goodAdvert, makeKey, newOwnId } from './partner-site.ts'

interface Program {
  readonly company: GivenUser
  readonly key: string
}

async function program(
  site: Site,
  given: { user: (f: object) => Promise<GivenUser> },
): Promise<Program> {
  const company = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  return { company, ...(await makeKey(site, company, { perMinute: 300 })) }
}

const errorOf = ({ body }: Answered) => Object(body['error'])

test('an advert is made, read, changed, counted and archived by the company’s own id', async ({
  site,
  given,
}) => {
  const { key } = await program(site, given)
  const ownId = newOwnId()

  const made = await ask(site, `PUT /adverts/${ownId}`, { key, body: goodAdvert('Raft de lemn') })
  expect(made.status, made.text).toBe(200)
  expect(made.body).toMatchObject({
    isNew: true,
    advert: { ownId, status: 'active', title: 'Raft de lemn', price: 250, place: 'chisinau' },
  })

  const changed = await ask(site, `PUT /adverts/${ownId}`, { key, body: { price: 199.5 } })
  expect(changed.body).toMatchObject({
    isNew: false,
    advert: { price: 199.5, title: 'Raft de lemn', status: 'active' },
  })
  const agreed = await ask(site, `PUT /adverts/${ownId}`, { key, body: { price: null } })
  expect(agreed.body).toMatchObject({ advert: { price: null } })

  const { body: statistics } = await ask(site, `GET /adverts/${ownId}/statistics`, { key })
  expect(statistics['totals']).toEqual({ views: 0, reveals: 0, favorites: 0 })
  expect(statistics['days']).toHaveLength(30)

  for (let time = 0; time < 2; time++) {
    const { body } = await ask(site, `POST /adverts/${ownId}/archive`, { key })
    expect(body).toMatchObject({ advert: { status: 'archived' } })
  }
})

test('a program brings no more adverts than its company may have, and changes those it has', async ({
  site,
  deps,
  given,
}) => {
  const { company, key } = await program(site, given)
  const ownId = newOwnId()
  await ask(site, `PUT /adverts/${ownId}`, { key, body: goodAdvert() })
  await deps.sql`
    insert into adverts (owner_id, created_at)
    select ${company.id}, ${deps.clock.now()} from generate_series(2, ${programAdverts.unverified})`
  const full = await ask(site, `PUT /adverts/${newOwnId()}`, { key, body: goodAdvert() })
  expect([full.status, errorOf(full).code]).toEqual([422, 'program_adverts_full'])
  const changed = await ask(site, `PUT /adverts/${ownId}`, { key, body: { price: 7 } })
  expect(changed.status).toBe(200)
})

test('photos are kept and put in order by their addresses, and another’s are refused', async ({
  site,
  deps,
  given,
}) => {
  const { key } = await program(site, given)
  const ownId = newOwnId()
  const draft = await ask(site, `PUT /adverts/${ownId}`, {
    key,
    body: { ...goodAdvert(), publish: false },
  })
  const { id } = Object(draft.body['advert'])
  await deps.sql`update adverts set images = '{one,two,three}' where id = ${id}`
  const [one, , three] = Object(
    (await ask(site, `GET /adverts/${ownId}`, { key })).body['advert'],
  ).photos

  const kept = await ask(site, `PUT /adverts/${ownId}`, {
    key,
    body: { photos: [three, one], publish: false },
  })
  expect(kept.body).toMatchObject({ advert: { photos: [three, one], status: 'draft' } })
  const strange = await ask(site, `PUT /adverts/${ownId}`, { key, body: { photos: ['x'] } })
  expect([strange.status, errorOf(strange).field]).toEqual([422, 'photos'])
  const none = await ask(site, `POST /adverts/${ownId}/photos`, { key, body: {} })
  expect([none.status, errorOf(none).code]).toEqual([422, 'no_file'])
})

test.for(['draft', 'active'] as const)(
  'a request that is refused takes no photo of the %s advert',
  async (status, { site, deps, given }) => {
    const { key } = await program(site, given)
    const ownId = newOwnId()
    const body = { ...goodAdvert(), publish: status === 'active' }
    const { body: made } = await ask(site, `PUT /adverts/${ownId}`, { key, body })
    const { id } = Object(made['advert'])
    await deps.sql`update adverts set images = '{one,two,three}' where id = ${id}`
    const read = async () =>
      Object((await ask(site, `GET /adverts/${ownId}`, { key })).body['advert'])
    const { photos } = await read()
    const [one] = photos

    for (const [refused, field] of [
      [{ photos: [one], place: 'nu-exista' }, 'place'],
      [{ photos: [one], title: '' }, 'title'],
      [{ photos: [one, one] }, 'photos'],
    ] as const) {
      const answered = await ask(site, `PUT /adverts/${ownId}`, { key, body: refused })
      expect([answered.status, errorOf(answered).field], answered.text).toEqual([422, field])
    }

    expect(await read()).toMatchObject({ photos, status })
    const kept = await ask(site, `PUT /adverts/${ownId}`, { key, body: { photos: [one] } })
    expect(kept.body).toMatchObject({ advert: { photos: [one] } })
  },
)

test('what the rules look at waits for a moderator as if it was posted by hand', async ({
  site,
  given,
}) => {
  const { key } = await program(site, given)

  const { body } = await ask(site, `PUT /adverts/${newOwnId()}`, {
    key,
    body: { ...goodAdvert(), title: 'Tutun de contrabandă', description: 'Țigări fără timbru.' },
  })

  expect(body).toMatchObject({ advert: { status: 'review' } })
})

test('what cannot be published is told by its field, and nothing is left of it', async ({
  site,
  deps,
  given,
}) => {
  const { key, company } = await program(site, given)
  const wrong = [
    [{ ...goodAdvert(), title: '' }, 'title'],
    [{ ...goodAdvert(), subcategory: 'nu-exista' }, 'subcategory'],
    [{ ...goodAdvert(), place: 'nu-exista' }, 'place'],
    [{ ...goodAdvert(), description: 'Sunați la 069123456' }, 'description'],
    [{ ...goodAdvert(), price: -5 }, 'price'],
    [{ ...goodAdvert(), titel: 'Raft' }, 'titel'],
    [{ ...goodAdvert(), place: 'nu-exista', publish: false }, 'place'],
  ] as const
  for (const [body, field] of wrong) {
    const answered = await ask(site, `PUT /adverts/${newOwnId()}`, { key, body })
    expect([answered.status, errorOf(answered).field], answered.text).toEqual([422, field])
  }
  const { status } = await ask(site, `PUT /adverts/${newOwnId()}`, { key, body: '{"title":' })
  expect(status).toBe(422)
  expect(await deps.sql`select 1 from adverts where owner_id = ${company.id}`).toEqual([])
  expect((await ask(site, 'GET /adverts', { key })).body).toEqual({ adverts: [], nextCursor: null })
})

test('two requests at once for one own id make one advert', async ({ site, deps, given }) => {
  const { key, company } = await program(site, given)
  const ownId = newOwnId()

  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      ask(site, `PUT /adverts/${ownId}`, { key, body: goodAdvert() }),
    ),
  )

  expect(answers.filter(({ body }) => body['isNew'] === true)).toHaveLength(1)
  const kept = await deps.sql`
    select 1 from adverts where owner_id = ${company.id} and status <> 'deleted'`
  expect(kept).toHaveLength(1)
})

test('a repeated request gets the first answer and changes nothing; another one with its key is refused', async ({
  site,
  given,
}) => {
  const { key } = await program(site, given)
  const ownId = newOwnId()
  const headers = { 'idempotency-key': randomUUID() }
  const put = (body: object, path = ownId) =>
    ask(site, `PUT /adverts/${path}`, { key, body, headers })

  const first = await put(goodAdvert('Raft'))
  await ask(site, `PUT /adverts/${ownId}`, { key, body: { price: 5 } })
  const again = await put(goodAdvert('Raft'))
  const other = await put(goodAdvert('Raft'), newOwnId())

  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect((await ask(site, `GET /adverts/${ownId}`, { key })).body).toMatchObject({
    advert: { price: 5 },
  })
  expect([other.status, errorOf(other).code]).toEqual([422, 'request_differs'])
})

test('pages are read to the end by the cursor, each advert once', async ({ site, given }) => {
  const { key, company } = await program(site, given)
  const made = []
  for (let number = 0; number < 5; number++) made.push(await given.advert({ seller: company }))

  const seen: number[] = []
  let path: `/${string}` = '/adverts?limit=2'
  for (let page = 0; page < 3; page++) {
    const { body } = await ask(site, `GET ${path}`, { key })
    seen.push(...[body['adverts']].flat().map((one) => Number(Object(one).id)))
    path = `/adverts?limit=2&cursor=${String(body['nextCursor'])}`
    if (page === 2) expect(body['nextCursor']).toBeNull()
  }

  expect(seen).toEqual(made.map(({ id }) => id).toReversed())
  expect((await ask(site, 'GET /adverts?limit=101', { key })).status).toBe(422)
  expect((await ask(site, 'GET /adverts?cursor=x', { key })).status).toBe(422)
})

test('a company sees neither adverts nor conversations of another', async ({ site, given }) => {
  const one = await program(site, given)
  const two = await program(site, given)
  const ownId = newOwnId()
  await ask(site, `PUT /adverts/${ownId}`, { key: one.key, body: goodAdvert() })
  const advert = await given.advert({ seller: one.company })
  const { conversationId } = await given.message({ to: { advertId: advert.id }, text: 'Mai este?' })
  const messages = `GET /conversations/${conversationId}/messages` as const

  const { body } = await ask(site, messages, { key: one.key })
  expect(body).toMatchObject({ messages: [{ text: 'Mai este?', isOwn: false }], nextCursor: null })
  const { body: list } = await ask(site, 'GET /conversations', { key: one.key })
  expect(list['conversations']).toMatchObject([{ id: conversationId }])
  for (const path of [`GET /adverts/${ownId}`, messages] as const)
    expect((await ask(site, path, { key: two.key })).status).toBe(404)
  expect((await ask(site, 'GET /conversations', { key: two.key })).body).toMatchObject({
    conversations: [],
  })
})

test('an own id of a deleted advert is free again', async ({ site, given }) => {
  const { key, company } = await program(site, given)
  const ownId = newOwnId()
  const first = await ask(site, `PUT /adverts/${ownId}`, { key, body: goodAdvert() })
  const { id } = Object(first.body['advert'])
  await site.call(
    '/adverts/manage_adverts.php',
    { action: 'deleteAdverts', ids: [id] },
    { token: company.token },
  )

  expect((await ask(site, `GET /adverts/${ownId}`, { key })).status).toBe(404)
  const again = await ask(site, `PUT /adverts/${ownId}`, { key, body: goodAdvert() })
  expect(again.body).toMatchObject({ isNew: true })
})

test('of an erased company no key and no own id is left', async ({ site, deps, given }) => {
  const { key, company } = await program(site, given)
  await ask(site, `PUT /adverts/${newOwnId()}`, { key, body: goodAdvert() })

  await erasePartnerOf(deps.sql, company.id)

  const rows = await deps.sql`
    select user_id from api_keys where user_id = ${company.id}
    union all select user_id from partner_adverts where user_id = ${company.id}`
  expect(rows).toEqual([])
  expect((await ask(site, 'GET /adverts', { key })).status).toBe(401)
})
