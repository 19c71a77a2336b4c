import { expect, test } from '../../support/servers/site.ts'

const path = '/users/login.php'

test('a wrong password is refused by its field and opens nothing', async ({ site, given }) => {
  const { phone } = await given.user()

  const { status, body, cookies } = await site.call(path, { phone, pass: 'alta-parola' })

  expect(status).toBe(200)
  expect(body).toEqual({
    success: false,
    message: 'Wrong password, please try again.',
    type: 'password',
    code: 'wrong_password',
  })
  expect(cookies).toEqual([])
})

test('an unknown number is refused by its field', async ({ site }) => {
  const { body } = await site.call(path, { phone: '+37399999999', pass: 'parola' })

  expect(body).toMatchObject({ success: false, type: 'phone', code: 'no_account' })
})

test.for(['', '123', '59123456', '+40722123456'])(
  '%j is no number to log in with',
  async (phone, { site }) => {
    const { body } = await site.call(path, { phone, pass: 'parola' })

    expect(body).toMatchObject({ success: false, type: 'phone', code: 'phone_invalid' })
  },
)

test.for(['banned', 'inactive', 'deleted'])(
  'a %s account is told its state only with the right password',
  async (status, { site, given }) => {
    const { phone, password } = await given.user({ status })

    const right = await site.call(path, { phone, pass: password })
    const wrong = await site.call(path, { phone, pass: 'alta-parola' })

    expect(right.body).toMatchObject({ success: false, code: `account_${status}` })
    expect(right.body['jwt']).toBeUndefined()
    expect(right.cookies).toEqual([])
    expect(wrong.body).toMatchObject({ success: false, code: 'wrong_password' })
  },
)

test('a number is understood in every form that people type', async ({ site, given }) => {
  const { phone: number, password } = await given.user()
  const [, a, b, c] = /^(..)(...)(...)$/.exec(number) ?? []
  const forms = [
    ...[
      number,
      `0${number}`,
      `+373${number}`,
      `373${number}`,
      `00373${number}`,
      `+373 ${a} ${b} ${c}`,
    ],
    ...[`(0)${a} ${b}-${c}`, ` ${a}.${b}.${c} `],
  ]
  for (const phone of forms) {
    const { body } = await site.call(path, { phone, pass: password })
    expect(body, phone).toMatchObject({ success: true })
  }
})

test('the session’s cookie is out of scripts’ and of other sites’ reach', async ({
  site,
  given,
}) => {
  const { phone, password } = await given.user()

  const { cookies, body, headers } = await site.call(path, { phone, pass: password })

  expect(cookies.map(({ name }) => name)).toEqual(['session', 'device'])
  expect(cookies[1]).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })
  expect(cookies[0]).toMatchObject({
    name: 'session',
    value: body['jwt'],
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    expires: expect.any(Date),
  })
  expect(headers['cache-control']).toBe('no-store')
})

test('the tenth wrong password of a number is answered, the eleventh is not even looked at', async ({
  site,
  deps,
  given,
}) => {
  const { phone, password } = await given.user()
  const attempt = (pass: string) => site.call(path, { phone, pass })

  for (let tries = 1; tries <= 10; tries++) {
    expect((await attempt('gresit')).body, String(tries)).toMatchObject({ code: 'wrong_password' })
  }
  const late = await attempt(password)
  expect(late.status).toBe(429)
  expect(late.body).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(late.headers['retry-after']).toBe(String(15 * 60))

  deps.clock.advance({ minutes: 14 })
  const later = await attempt(password)
  expect([later.status, later.headers['retry-after']]).toEqual([429, '60'])
  deps.clock.advance({ minutes: 2 })
  expect((await attempt(password)).body).toMatchObject({ success: true })
})

test('fifty guesses at once count as fifty', async ({ site, given }) => {
  const { phone } = await given.user()

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => site.call(path, { phone, pass: 'gresit' })),
  )

  expect(answers.filter(({ body }) => body['code'] === 'wrong_password')).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
})

test('a right password forgives the wrong ones before it', async ({ site, given }) => {
  const { phone, password } = await given.user()
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 9; tries++) await site.call(path, { phone, pass: 'gresit' })
    expect((await site.call(path, { phone, pass: password })).body).toMatchObject({ success: true })
  }
})

test('one address may try sixty times, on whatever numbers', async ({ site }) => {
  const from = '203.0.113.7'
  const codes = []
  for (let tries = 0; tries < 62; tries++) {
    const { body } = await site.call(
      path,
      { phone: String(99_000_000 + tries), pass: 'x' },
      { from },
    )
    codes.push(body['code'])
  }

  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'no_account'))
  expect(codes.slice(60)).toEqual(['too_many_requests', 'too_many_requests'])
})

test('a forwarded address is not believed where no proxy is set', async ({ site }) => {
  const from = '203.0.113.8'
  let last = 0
  for (let tries = 0; tries < 61; tries++) {
    const headers = { 'x-forwarded-for': `198.51.100.${tries}` }
    last = (
      await site.call(path, { phone: String(98_000_000 + tries), pass: 'x' }, { from, headers })
    ).status
  }

  expect(last).toBe(429)
})

test('a password is bounded before it is hashed', async ({ site, given }) => {
  const { phone } = await given.user()

  const { status, body } = await site.call(path, { phone, pass: 'p'.repeat(129) })

  expect(status).toBe(422)
  expect(body).toMatchObject({ success: false, code: 'too_long', type: 'pass' })
})

test('logging out ends the session for its token and its cookie, and no other', async ({
  site,
  given,
}) => {
  const { phone, password } = await given.user()
  const logIn = async () => String((await site.call(path, { phone, pass: password })).body['jwt'])
  const [phoneSession, laptopSession] = [await logIn(), await logIn()]

  const out = await site.call('/users/logout.php', {}, { cookie: phoneSession })

  expect(out.body).toEqual({ success: true })
  expect(out.cookies).toMatchObject([{ name: 'session', value: '', path: '/' }])
  const validate = async (manner: object) =>
    (await site.call('/users/validate.php', {}, manner)).body
  expect(await validate({ token: phoneSession })).toMatchObject({ code: 'token_invalid' })
  expect(await validate({ cookie: phoneSession })).toMatchObject({ success: false })
  expect(await validate({ token: laptopSession })).toMatchObject({ success: true })
})

test.for(['banned', 'inactive', 'deleted'])(
  'who is %s is out with the next call',
  async (status, { site, deps, given }) => {
    const user = await given.user()
    const inbox = { action: 'checkInbox' }
    expect(
      (await site.call('/users/check_inbox.php', inbox, { token: user.token })).body,
    ).toMatchObject({ success: true })

    await deps.sql`update users set status = ${status} where id = ${user.id}`

    for (const manner of [{ token: user.token }, { cookie: user.token }]) {
      const answer = await site.call('/users/check_inbox.php', inbox, manner)
      expect(answer.status).toBe(401)
    }
  },
)

test('a session ends after thirty days', async ({ site, deps, given }) => {
  const { token } = await given.user()

  deps.clock.advance({ days: 29 })
  expect((await site.call('/users/validate.php', {}, { token })).body).toMatchObject({
    success: true,
  })
  deps.clock.advance({ days: 2 })
  expect((await site.call('/users/validate.php', {}, { token })).body).toMatchObject({
    code: 'token_invalid',
  })
})

test('a temporary token lasts half an hour', async ({ site, deps, given }) => {
  const advert = await given.advert()
  const token = await site.visitorToken()
  const view = { action: 'addView', itemID: advert.id }

  deps.clock.advance({ minutes: 29 })
  expect((await site.call('/adverts/manage_views.php', view, { token })).body).toMatchObject({
    success: true,
  })
  deps.clock.advance({ minutes: 2 })
  expect((await site.call('/adverts/manage_views.php', view, { token })).body).toMatchObject({
    code: 'token_invalid',
  })
})

test('who logs in is greeted by the name they gave, never by their username', async ({
  site,
  given,
  deps,
}) => {
  const { id, phone, password } = await given.user()
  const enter = async () => (await site.call(path, { phone, pass: password })).body
  await deps.sql`update users set full_name = '' where id = ${id}`
  expect(await enter()).toMatchObject({ fullName: '' })
  await deps.sql`update users set full_name = 'Ana Munteanu' where id = ${id}`
  expect(await enter()).toMatchObject({ fullName: 'Ana Munteanu' })
})
