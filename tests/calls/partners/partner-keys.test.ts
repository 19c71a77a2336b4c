import { expect, test } from '#tests/support/servers/site.ts'
import { countRequest } from '#domains/partners/service.ts'
import { restrictAccount } from '#domains/accounts/service.ts'
import { addWebhook, webhooksOf } from '#domains/partners/webhooks/service.ts'
import { goodPassword, lastLink, outcome, paths, prove } from '../safety/safety.ts'
import { ask, goodAdvert, keysPath, makeKey, newOwnId } from './partner-site.ts'

test('a key is shown once, stored as a digest, and listed by its beginning and last use', async ({
  site,
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  const { key, keyId } = await makeKey(site, company)

  expect((await ask(site, 'GET /adverts', { key })).status).toBe(200)
  const { body, text } = await site.call(keysPath, { action: 'listKeys' }, { token: company.token })
  expect(body['keys']).toMatchObject([
    { id: keyId, prefix: key.slice(0, 11), state: 'active', usedAt: expect.any(String) },
  ])
  expect(text).not.toContain(key)
  const told = await deps.sql`select change from notifications where user_id = ${company.id}`
  expect(told).toEqual([{ change: 'apiKey' }])
  const [stored] = await deps.sql`select * from api_keys where id = ${keyId}`
  expect(JSON.stringify(stored)).not.toContain(key)
})

test('a wrong, revoked or expired key opens nothing, and neither does one of a closed account', async ({
  site,
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1, brand: 'Casa' })
  const revoked = await makeKey(site, company)
  const expired = await makeKey(site, company, { days: 30 })
  const closed = await given.user({ accountType: 1, brand: 'Alta' })
  const { key: ofClosed } = await makeKey(site, closed)
  await site.call(keysPath, { action: 'revokeKey', keyId: revoked.keyId }, { token: company.token })
  await deps.sql`update api_keys set expires_at = ${deps.clock.now()} where id = ${expired.keyId}`
  await deps.sql`update users set status = 'banned' where id = ${closed.id}`

  for (const key of ['gk_wrong', `gk_${'A'.repeat(43)}`, revoked.key, expired.key, ofClosed]) {
    const { status, body } = await ask(site, 'GET /adverts', { key })
    expect(status).toBe(401)
    expect(body).toEqual({ error: { code: 'key_invalid', message: expect.any(String) } })
  }
  const { status, body, headers } = await ask(site, 'GET /adverts')
  expect([status, Object(body['error']).code]).toEqual([401, 'key_missing'])
  expect(headers['www-authenticate']).toBe('Bearer')
})

test('a key does what its scopes say and no more', async ({ site, given }) => {
  const company = await given.user({ accountType: 1, brand: 'Casa' })
  const { key } = await makeKey(site, company, { scopes: ['adverts:read'] })

  const refused = [
    await ask(site, 'PUT /adverts/a', { key, body: goodAdvert() }),
    await ask(site, 'POST /adverts/a/archive', { key }),
    await ask(site, 'GET /adverts/a/statistics', { key }),
    await ask(site, 'GET /conversations', { key }),
    await ask(site, 'GET /conversations/1/messages', { key }),
  ]
  for (const { status, body } of refused)
    expect([status, body]).toMatchObject([403, { error: { code: 'key_scope_missing' } }])
  for (const open of [
    'GET /adverts',
    'GET /categories',
    'GET /categories/carti/attributes',
  ] as const)
    expect((await ask(site, open, { key })).status).toBe(200)
})

test('requests over the limit of a key wait for the next minute, and the headers say how many are left', async ({
  site,
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1, brand: 'Casa' })
  const { key } = await makeKey(site, company, { perMinute: 2 })
  const other = await makeKey(site, company)

  const answers = []
  for (let time = 0; time < 3; time++) answers.push(await ask(site, 'GET /adverts', { key }))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual([
    '1',
    '0',
    undefined,
  ])
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(site, 'GET /adverts', { key: other.key })).status).toBe(200)
  deps.clock.advance({ minutes: 2 })
  expect((await ask(site, 'GET /adverts', { key })).status).toBe(200)
})

test('what is refused for the limit of one key takes nothing from the other programs of its company', async ({
  deps,
  given,
}) => {
  const user = await given.user({ accountType: 1, brand: 'Casa' })
  const partner = { user, keyId: 1_000_000 + user.id, scopes: [], perMinute: 1 } as const
  await countRequest(deps, partner)
  for (let time = 0; time < 3; time++)
    await expect(countRequest(deps, partner)).toBeRefused('too_many_requests')

  const { limit, remaining } = await countRequest(deps, {
    ...partner,
    ...{ keyId: 2_000_000 + user.id, perMinute: 10_000 },
  })

  expect(limit - remaining).toBe(2)
})

test('who tries keys from one address is told to wait', async ({ site }) => {
  const statuses = new Set<number>()
  for (let time = 0; time < 62; time++) {
    const { status } = await ask(site, 'GET /adverts', { key: 'gk_guess', from: '10.77.1.1' })
    statuses.add(status)
  }
  expect([...statuses]).toEqual([401, 429])
})

test('only companies make keys, and not more than twenty at once', async ({
  site,
  deps,
  given,
}) => {
  const person = await given.user()
  const company = await given.user({ accountType: 1, brand: 'Casa' })
  const { password } = company
  const add = { action: 'addKey', name: 'Depozit', scopes: ['adverts:read'], password }

  expect((await site.call(keysPath, add, { token: person.token })).body).toMatchObject({
    code: 'company_only',
  })
  await deps.sql`
    insert into api_keys (user_id, name, digest, prefix, scopes, per_minute, created_at)
    select ${company.id}, 'Depozit', gen_random_uuid(), 'gk_', '{adverts:read}', 60, ${deps.clock.now()}
    from generate_series(1, 20)`
  expect((await site.call(keysPath, add, { token: company.token })).body).toMatchObject({
    code: 'too_many_keys',
  })
  await deps.sql`update api_keys set revoked_at = ${deps.clock.now()} where user_id = ${company.id}`
  expect((await site.call(keysPath, add, { token: company.token })).body).toMatchObject({
    success: true,
  })
})

test('who may not publish may not publish by a key either', async ({ site, deps, given }) => {
  const company = await given.user({ accountType: 1, brand: 'Casa' })
  const { key } = await makeKey(site, company)
  const limited = { userId: company.id, kind: 'posting', reason: 'Fraudă', endsAt: null } as const
  await restrictAccount(deps, limited, async () => {})

  const { status, body } = await ask(site, `PUT /adverts/${newOwnId()}`, {
    key,
    body: goodAdvert(),
  })

  expect([status, body]).toMatchObject([403, { error: { code: 'posting_limited' } }])
})

test('a session alone makes no key: the password is asked for, and a key that is not made is told to nobody', async ({
  site,
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1, brand: 'Casa' })
  const add = { action: 'addKey', name: 'Depozit', scopes: ['messages:read'] }
  const { token } = company

  const without = await site.call(keysPath, add, { token })
  const wrong = await site.call(keysPath, { ...add, password: 'nu-asta-42' }, { token })

  expect(without.body).toMatchObject({ code: 'bad_input' })
  expect(wrong.body).toMatchObject({ code: 'wrong_password' })
  const left = await deps.sql`
    select user_id from api_keys where user_id = ${company.id}
    union all select user_id from notifications where user_id = ${company.id}`
  expect(left).toEqual([])
})

const recoveries = ['phone', 'email'] as const

test.for(recoveries)(
  'who recovers the account by %s ends its keys, and nothing is sent to its addresses any more',
  async (restoreType, { site, deps, given }) => {
    const company = await given.user({ accountType: 1, brand: 'Casa' })
    const email = `casa-${company.id}@exemplu.md`
    await deps.sql`update users set email = ${email} where id = ${company.id}`
    const { key } = await makeKey(site, company)
    const url = 'https://casa.example/hook'
    const { added } = await addWebhook(deps, company, { url, events: ['advert.archived'] })
    const advert = await given.advert({ seller: company })
    const archive = () => deps.sql`update adverts set status = 'archived' where id = ${advert.id}`
    await archive()
    const token = await site.visitorToken()

    if (restoreType === 'email') {
      await site.call(paths.restore, { action: 'restore', email, restoreType }, { token })
      const fields = { action: 'setPassword', password: goodPassword }
      const link = await lastLink(deps, email)
      expect(outcome(await site.call(paths.link, { ...fields, link }))).toBe('done')
    } else {
      const { phone } = company
      await prove(site, deps, { phone, purpose: 'restore', token })
      const fields = { action: 'restore', phone, password: goodPassword, restoreType }
      expect(outcome(await site.call(paths.restore, fields, { token }))).toBe('done')
    }
    await deps.sql`update adverts set status = 'active' where id = ${advert.id}`
    await archive()

    expect((await ask(site, 'GET /adverts', { key })).status).toBe(401)
    const { webhooks, deliveries } = await webhooksOf(deps, company)
    expect(webhooks).toMatchObject([{ id: added.id, isOn: false }])
    expect(deliveries).toMatchObject([{ state: 'dead', lastError: 'switched_off' }])
  },
)
