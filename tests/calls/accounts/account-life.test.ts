import { unzipSync } from 'fflate'
import { Secret, TOTP } from 'otpauth'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { eraseExpired } from '#domains/my-account/service.ts'
import { confirmCallback, openCallbacks } from '#domains/accounts/callbacks/service.ts'
import { freshPhone } from '#tests/support/fresh.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { lastMessage, logIn, register, sms } from '../people.ts'

const path = '/users/manage_account.php'

function ask(
  site: Site,
  { token }: Pick<GivenUser, 'token'>,
  action: string,
  fields: object = {},
): Promise<Answered> {
  return site.call(path, { action, ...fields }, { token })
}

test('sessions are named by their devices and ended one by one or all but one', async ({
  site,
  given,
}) => {
  const user = await given.user()
  const chrome =
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
  const logInFrom = async (agent: string): Promise<string> => {
    const fields = { phone: user.phone, pass: user.password }
    const { body } = await site.call('/users/login.php', fields, {
      headers: { 'user-agent': agent },
    })
    return String(body['jwt'])
  }
  const phone = await logInFrom(chrome)
  const program = await logInFrom('curl/8')
  const list = async (token: string): Promise<{ id: string; isThis: boolean }[]> => {
    const { body } = await site.call('/users/sessions.php', { action: 'list' }, { token })
    return Object.values(Object(body['sessions']))
  }

  const sessions = await list(phone)
  expect(sessions).toHaveLength(3)
  expect(sessions).toContainEqual(
    expect.objectContaining({ device: 'Chrome, Android', isThis: true }),
  )
  const other = sessions.find(({ isThis }) => !isThis)
  await site.call('/users/sessions.php', { action: 'end', sessionId: other?.id }, { token: phone })
  expect(await list(phone)).toHaveLength(2)
  await site.call('/users/sessions.php', { action: 'endOthers' }, { token: phone })
  expect(await list(phone)).toHaveLength(1)
  for (const token of [program, user.token]) {
    expect((await site.call('/users/validate.php', {}, { token })).status).toBe(401)
  }
})

test('a stranger’s session is not ended', async ({ site, given }) => {
  const [owner, stranger] = [await given.user(), await given.user()]

  await site.call(
    '/users/sessions.php',
    { action: 'end', sessionId: owner.sessionId },
    { token: stranger.token },
  )

  expect((await site.call('/users/validate.php', {}, { token: owner.token })).status).toBe(200)
})

test('who comes back within thirty days stays logged in, by a fresh cookie', async ({
  site,
  deps,
  given,
}) => {
  const { token } = await given.user()
  deps.clock.advance({ days: 20 })
  const { cookies } = await site.call('/users/validate.php', {}, { cookie: token })
  const renewed = String(cookies.find(({ name }) => name === 'session')?.value)

  deps.clock.advance({ days: 20 })

  expect((await site.call('/users/validate.php', {}, { cookie: renewed })).status).toBe(200)
  expect((await site.call('/users/validate.php', {}, { cookie: token })).status).toBe(401)
})

test('a second factor is asked for, each code once, and a recovery code opens as well', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const factor = (action: string, fields: object) =>
    site.call('/users/second_factor.php', { action, ...fields }, { token: user.token })
  const { body } = await factor('start', { password: user.password })
  const secret = Secret.fromBase32(String(body['secret']))
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: deps.clock.now().getTime() })
  expect(body['qr']).toMatch(/^<svg/)

  expect((await logIn(site, user.phone, user.password)).body).toMatchObject({ success: true })
  expect((await factor('confirm', { code: '000000' })).body).toMatchObject({
    code: 'second_factor_wrong',
  })
  const confirmed = await factor('confirm', { code: codeNow() })
  const [recovery, unused] = Object.values(Object(confirmed.body['recoveryCodes']))

  const enter = async (code?: string) =>
    (await logIn(site, user.phone, user.password, { code })).body
  expect(await enter()).toMatchObject({ code: 'second_factor_needed', type: 'code' })
  expect(await enter(codeNow())).toMatchObject({ code: 'second_factor_wrong' })
  deps.clock.advance({ minutes: 1 })
  expect(await enter(codeNow())).toMatchObject({ success: true })
  expect(await enter(codeNow())).toMatchObject({ code: 'second_factor_wrong' })
  expect(await enter(String(recovery).toUpperCase())).toMatchObject({ success: true })
  expect(await enter(String(recovery))).toMatchObject({ code: 'second_factor_wrong' })

  const [stored] =
    await deps.sql`select second_factor_secret, recovery_codes from users where id = ${user.id}`
  expect(JSON.stringify(stored)).not.toContain(String(body['secret']))
  await factor('stop', { password: user.password, code: unused })
  expect(await enter()).toMatchObject({ success: true })
})

test('a deleted account is out of sight, comes back by a login within 14 days, and is erased after', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const fan = await given.user()
  const advert = await given.advert({ seller: user, images: ['photo'] })
  await deps.storage.put('adverts/photo-400.webp', new Uint8Array([1]))
  await site.call(
    '/favorites/manage_favorites.php',
    { action: 'addFav', advID: advert.id },
    { token: fan.token },
  )
  const seen = async () =>
    (await site.call('/adverts/get_adverts.php', { action: 'getItem', itemID: advert.id })).body[
      'success'
    ]
  const listed = async () =>
    (
      await site.call('/adverts/get_adverts.php', {
        action: 'listItems',
        searchType: 'user',
        search: String(user.id),
        startID: 0,
        itemsNum: 5,
      })
    ).body['count']

  const { body } = await ask(site, user, 'deleteAccount', { password: user.password })
  expect(new Date(String(body['erasedAt'])).getTime() - deps.clock.now().getTime()).toBe(14 * dayMs)
  expect([await seen(), await listed()]).toEqual([false, 0])
  expect((await site.call('/users/validate.php', {}, { token: user.token })).status).toBe(401)
  expect((await logIn(site, user.phone, user.password)).body).toMatchObject({
    code: 'account_deleted',
  })

  deps.clock.advance({ days: 13 })
  await eraseExpired(deps)
  const back = await logIn(site, user.phone, user.password, { undelete: true })
  expect(back.body).toMatchObject({ success: true, status: 'active' })
  expect([await seen(), await listed()]).toEqual([true, 1])

  await ask(site, { token: String(back.body['jwt']) }, 'deleteAccount', { password: user.password })
  deps.clock.advance({ days: 15 })
  expect((await logIn(site, user.phone, user.password, { undelete: true })).body).toMatchObject({
    code: 'account_deleted',
  })
  await eraseExpired(deps)
  expect(
    await deps.sql`select phone, email, full_name, username from users where id = ${user.id}`,
  ).toEqual([{ phone: null, email: null, fullName: '', username: `deleted-${user.id}` }])
  expect(await deps.storage.read('adverts/photo-400.webp')).toBeNull()
  expect(await deps.sql`select 1 from favorites where advert_id = ${advert.id}`).toHaveLength(0)
  expect((await logIn(site, user.phone, user.password)).body).toMatchObject({ code: 'no_account' })
})

test('who owns an account takes its data along, and nobody else does', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  await given.advert({ seller: user, title: 'Samovar', images: ['samovar'] })
  await deps.storage.put('adverts/samovar-1600.webp', new Uint8Array([7]))
  await deps.sql`
    insert into promotion_credits (key, user_id, granted, granted_at)
    values (${`data:${user.id}`}, ${user.id}, 3, ${deps.clock.now()})`
  const other = await given.user()
  await deps.sql`
    insert into shared_browsers (user_id, other_id, seen_at)
    values (${user.id}, ${other.id}, ${deps.clock.now()})`
  await deps.sql`
    insert into staff_roles (user_id, role, granted_at) values (${user.id}, 'editor', ${deps.clock.now()})`

  const answer = await site.app.inject({ url: '/my-data.zip', cookies: { session: user.token } })
  const stranger = await site.send({ method: 'GET', url: '/my-data.zip' })

  const files = unzipSync(new Uint8Array(answer.rawPayload))
  expect(Object.keys(files)).toEqual([
    ...[
      'account.json',
      'adverts.json',
      'messages.json',
      'reviews.json',
      'memberships.json',
      'bills.json',
      'tickets.json',
      'moderation.json',
    ],
    'adverts/samovar-1600.webp',
  ])
  const account = new TextDecoder().decode(files['account.json'])
  expect(JSON.parse(account)).toMatchObject({
    phone: user.phone,
    sharedBrowsers: [deps.clock.now().toISOString()],
    roles: [{ role: 'editor' }],
  })
  expect(account).not.toContain(other.username)
  expect(new TextDecoder().decode(files['adverts.json'])).toContain('Samovar')
  expect(JSON.parse(new TextDecoder().decode(files['bills.json']))).toMatchObject({
    promotionCredits: [{ granted: 3, used: 0 }],
  })
  expect([stranger.status, stranger.headers['location']]).toEqual([
    302,
    '/login?next=%2Fmy-profile',
  ])
})

test('who asks for a call is called once an operator confirms, and registers with the code they heard', async ({
  site,
  deps,
}) => {
  const phone = freshPhone()
  const token = await site.visitorToken()
  const callback = (action: string) =>
    site.call(
      '/users/callback.php',
      { action, name: 'Ana', phone, preferredTime: 'evening', lang: 'ru' },
      { token },
    )

  expect((await callback('request')).body).toEqual({
    success: true,
    message: 'Call-back request received.',
  })
  expect((await callback('request')).body).toMatchObject({ code: 'callback_open' })
  expect((await callback('status')).body).toMatchObject({ status: 'waiting' })
  expect(await openCallbacks(deps)).toContainEqual(
    expect.objectContaining({ phone, name: 'Ana', language: 'ru' }),
  )

  await confirmCallback(deps, phone)
  expect((await callback('status')).body).toMatchObject({ status: 'called' })
  const { channel, code } = await lastMessage(deps, `+373${phone}`)
  expect(channel).toBe('voice')
  await site.call(sms, { action: 'checkCode', phone, code }, { token })
  expect((await register(site, token, { phone })).body).toMatchObject({ success: true })
  expect((await callback('status')).body).toMatchObject({ status: 'none' })
  await expect(confirmCallback(deps, phone)).toBeRefused('callback_unknown')
})

test('the dashboard counts what waits for its owner', async ({ site, deps, given }) => {
  const user = await given.user()
  for (const status of ['active', 'draft', 'rejected', 'rejected'] as const)
    await given.advert({ seller: user, status })
  await deps.sql`update adverts set expires_at = ${new Date(deps.clock.now().getTime() + hourMs)} where owner_id = ${user.id} and status = 'active'`

  const { body } = await ask(site, user, 'getDashboard')

  expect(body).toMatchObject({
    adverts: {
      active: 1,
      draft: 1,
      underReview: 0,
      rejected: 2,
      suspended: 0,
      archived: 0,
      expiring: 1,
    },
    isPhoneProved: true,
    hasEmail: false,
  })
})
