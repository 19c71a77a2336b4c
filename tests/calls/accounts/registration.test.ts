import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { expect, test } from '../../support/servers/site.ts'
import {
  goodPassword,
  lastMessage,
  logIn,
  provedNewcomer,
  register,
  sms,
  voice,
} from '../people.ts'

test('a number is proved by its code, an account opened and logged in to', async ({
  site,
  deps,
}) => {
  const phone = freshPhone()
  const username = freshName()
  const token = await site.visitorToken()

  const sent = await site.call(sms, { action: 'sendCode', phone: `+373${phone}` }, { token })
  expect(sent.body).toEqual({ success: true, message: '' })
  const { channel, code } = await lastMessage(deps, `+373${phone}`)
  expect([channel, code]).toEqual(['sms', expect.stringMatching(/^\d{5}$/)])
  const checked = await site.call(
    sms,
    { action: 'checkCode', phone: `+373${phone}`, code },
    { token },
  )
  expect(checked.body).toEqual({ success: true, message: '' })
  const registered = await register(site, token, { username, phone })
  expect(registered.body).toEqual({ success: true, message: 'Account created.', type: '' })

  expect((await logIn(site, phone, goodPassword)).body).toMatchObject({
    success: true,
    username,
    email: '',
    status: 'active',
    jwt: expect.any(String),
    id: expect.any(String),
  })
})

test('the second path calls instead, with the code that the first has sent, and either path checks it', async ({
  site,
  deps,
}) => {
  const phone = `+373${freshPhone()}`
  const token = await site.visitorToken()
  await site.call(sms, { action: 'sendCode', phone }, { token })
  const first = await lastMessage(deps, phone)
  await site.call(voice, { action: 'sendCode', phone }, { token })
  const second = await lastMessage(deps, phone)

  expect([first.channel, second.channel]).toEqual(['sms', 'voice'])
  expect(second.code).toBe(first.code)
  const { body } = await site.call(
    voice,
    { action: 'checkCode', phone, code: first.code },
    { token },
  )
  expect(body).toMatchObject({ success: true })
})

test('a text to a phone fits one message in each language', async ({ site, deps }) => {
  for (const [lang, room] of [
    ['ro', 160],
    ['ru', 70],
    ['en', 160],
  ] as const) {
    const phone = `+373${freshPhone()}`
    const token = await site.visitorToken()
    await site.call(sms, { action: 'sendCode', phone, lang }, { token })

    const { body, code } = await lastMessage(deps, phone)
    expect(body).toContain(code)
    expect(body.length).toBeLessThanOrEqual(room)
    if (lang !== 'ru') expect(body).toMatch(/^[\n\u0020-\u007e]+$/)
  }
})

test('a username is trimmed, lowercased and unique', async ({ site, deps }) => {
  const name = freshName()
  const one = await provedNewcomer(site, deps)
  const other = await provedNewcomer(site, deps)
  await register(site, one.token, { phone: one.phone, username: `  ${name.toUpperCase()} ` })

  const check = await site.call(
    '/libs/check_avalible.php',
    { action: 'checkUsername', username: ` ${name.toUpperCase()}` },
    { token: other.token },
  )
  const second = await register(site, other.token, { phone: other.phone, username: name })

  const taken = {
    success: false,
    message: 'User with this username is already registered.',
    type: 'username',
    code: 'username_taken',
  }
  expect(check.body).toEqual(taken)
  expect(second.body).toEqual(taken)
})

test('of two who want one username at once, one gets it', async ({ site, deps }) => {
  const username = freshName()
  const people = await Promise.all(Array.from({ length: 5 }, () => provedNewcomer(site, deps)))

  const answers = await Promise.all(
    people.map(({ token, phone }) => register(site, token, { phone, username })),
  )

  const codes = answers.map(({ body }) => body['code'] ?? 'ok').toSorted()
  expect(codes).toEqual(['ok', ...Array.from({ length: 4 }, () => 'username_taken')])
})

test.for([
  ['ion popescu', 'username_spaces'],
  ['ion\tpopescu', 'username_spaces'],
  ['ștefan', 'username_not_ascii'],
  ['яна', 'username_not_ascii'],
  ['', 'username_invalid'],
  ['   ', 'username_invalid'],
  ['admin', 'name_reserved'],
  ['gasit-support', 'name_reserved'],
  ['g4sit', 'name_reserved'],
  ['..', 'username_unclear'],
  ['069123456', 'username_unclear'],
  ['ion@mail.md', 'username_unclear'],
  ['x'.repeat(41), 'username_too_long'],
] as const)('%j is no username: %s', async ([username, code], { site, deps }) => {
  const { phone, token } = await provedNewcomer(site, deps)

  const { body } = await register(site, token, { phone, username })

  expect(body).toMatchObject({ success: false, type: 'username', code })
})

test.for([
  ['', 'password_missing'],
  ['abc', 'password_short'],
  ['cu spatiu', 'password_spaces'],
  ['123456', 'password_common'],
  ['parola', 'password_common'],
  ['Parola123', 'password_common'],
  ['qwerty', 'password_common'],
] as const)('%j is no password: %s', async ([password, code], { site, deps }) => {
  const { phone, token } = await provedNewcomer(site, deps)

  const { body } = await register(site, token, { phone, password })

  expect(body).toMatchObject({ success: false, type: 'password', code })
})

test('four characters that nobody would guess are a password, the own name or number is none', async ({
  site,
  deps,
}) => {
  const { phone, token } = await provedNewcomer(site, deps)
  const username = freshName()

  expect((await register(site, token, { phone, username, password: username })).body).toMatchObject(
    { code: 'password_common' },
  )
  expect((await register(site, token, { phone, password: phone })).body).toMatchObject({
    code: 'password_common',
  })
  expect((await register(site, token, { phone, password: 'k9#z' })).body).toMatchObject({
    success: true,
  })
})

test('a number that has an account is refused by every call that would use it', async ({
  site,
  given,
}) => {
  const { phone } = await given.user()
  const token = await site.visitorToken()
  const taken = {
    success: false,
    type: 'phone',
    code: 'phone_taken',
    message: 'User with this phone number is already registered, please login.',
  }

  const check = await site.call(
    '/libs/check_avalible.php',
    { action: 'checkPhone', phone },
    { token },
  )
  const send = await site.call(sms, { action: 'sendCode', phone, purpose: 'register' }, { token })
  const registered = await register(site, token, { phone })

  for (const { body } of [check, send, registered]) expect(body).toEqual(taken)
})

test('checkRegisteredPhone says the opposite of checkPhone', async ({ site, given }) => {
  const { phone } = await given.user()
  const token = await site.visitorToken()
  const ask = async (action: string, number: string) =>
    (await site.call('/libs/check_avalible.php', { action, phone: number }, { token })).body[
      'success'
    ]

  expect(await ask('checkPhone', phone)).toBe(false)
  expect(await ask('checkRegisteredPhone', phone)).toBe(true)
  const free = freshPhone()
  expect(await ask('checkPhone', free)).toBe(true)
  expect(await ask('checkRegisteredPhone', free)).toBe(false)
})

test.for(['80012345', '90012345', '80312345', '73123456'])(
  'no code is sent to %s, which is no mobile number',
  async (phone, { site, deps }) => {
    const token = await site.visitorToken()

    const { body } = await site.call(sms, { action: 'sendCode', phone: `+373${phone}` }, { token })

    expect(body).toMatchObject({ success: false, code: 'phone_not_mobile' })
    expect(body['message']).toBe('Ooops! Could not send verification code. Please try again.')
    expect(await deps.sql`select 1 from outbox where recipient = ${`+373${phone}`}`).toHaveLength(0)
  },
)

test('an account type is personal or company, and nothing else', async ({ site, deps }) => {
  for (const accountType of ['2', 'admin', -1, true, null, [1]]) {
    const { phone, token } = await provedNewcomer(site, deps)
    const { status, body } = await register(site, token, { phone, accountType })
    expect([status, body['type']]).toEqual([422, 'accountType'])
  }
})

test('a company is known by its brand, under the username it chose', async ({ site, deps }) => {
  const { phone, token } = await provedNewcomer(site, deps)
  const username = freshName()

  await register(site, token, { phone, username, accountType: 1, brand: 'Casa Mobilă' })

  const { body } = await site.call('/users/get_profile.php', { action: 'getProfile', username })
  expect(body['profile']).toMatchObject({ username, name: 'Casa Mobilă', accountType: 1 })
})

test('a new password is checked by the rule that refuses it, before anything is sent', async ({
  site,
  deps,
}) => {
  const { phone, token } = await provedNewcomer(site, deps)
  const username = freshName()
  const check = (password: string) =>
    site
      .call(
        '/libs/check_avalible.php',
        { action: 'checkPassword', password, username, phone },
        { token },
      )
      .then(({ body }) => ({ code: body['code'], type: body['type'] }))
  const refused = ['', 'abc', 'cu spatiu', '123456', 'gasit2026', 'iloveyou', username, phone]

  for (const password of refused) {
    const { body } = await register(site, token, { phone, username, password })
    expect(await check(password), password).toEqual({ code: body['code'], type: 'password' })
  }
  expect(await check('samovarul-bunicii')).toEqual({})
})
