import { freshName, freshPhone } from '#tests/support/fresh.ts'
import { eraseExpired } from '#domains/my-account/service.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { goodPassword, lastMessage, logIn, mailedLink, register, sms } from '../people.ts'

const use = (site: Site, link: string, password = goodPassword): Promise<Answered> =>
  site.call('/users/link.php', { action: 'confirmEmail', link, password })

test('an account by e-mail opens with the link, and posts once its number is proved', async ({
  site,
  deps,
}) => {
  const email = `${freshName()}@exemplu.md`
  const token = await site.visitorToken()
  const registered = await register(site, token, { email: email.toUpperCase(), accountType: 1 })
  expect(registered.body).toEqual({ success: true, message: 'Account created.', type: '' })
  expect((await logIn(site, email, goodPassword)).body).toMatchObject({ code: 'email_unconfirmed' })

  const link = await mailedLink(deps, email)
  const seen = await site.call('/users/link.php', { action: 'open', link })
  expect(seen.body).toEqual({ success: true, purpose: 'confirm', email })
  const confirm = () => use(site, link)
  expect((await confirm()).body).toEqual({ success: true, email })
  expect((await confirm()).body).toMatchObject({ code: 'link_spent' })

  const jwt = String((await logIn(site, email, goodPassword)).body['jwt'])
  const draft = await site.call(
    '/adverts/manage_adverts.php',
    { action: 'startDraft' },
    { token: jwt },
  )
  const publish = () =>
    site.call(
      '/adverts/manage_adverts.php',
      { action: 'publish', advertId: draft.body['id'] },
      { token: jwt },
    )
  expect((await publish()).body).toMatchObject({ code: 'phone_needed', type: 'phone' })

  const phone = freshPhone()
  await site.call(sms, { action: 'sendCode', phone }, { token: jwt })
  const { code } = await lastMessage(deps, `+373${phone}`)
  await site.call(sms, { action: 'checkCode', phone, code }, { token: jwt })
  const change = { action: 'changePhone', phone, password: goodPassword }
  expect((await site.call('/users/manage_account.php', change, { token: jwt })).body).toMatchObject(
    { success: true },
  )
  expect((await publish()).body).toMatchObject({ code: 'field_required' })
})

test('who never opened the link may register again with the same address', async ({
  site,
  deps,
}) => {
  const email = `${freshName()}@exemplu.md`
  const token = await site.visitorToken()
  await register(site, token, { email })
  const first = await mailedLink(deps, email)
  const username = freshName()

  const again = await register(site, token, { email, username })

  expect(again.body).toMatchObject({ success: true })
  await use(site, await mailedLink(deps, email))
  expect((await logIn(site, email, goodPassword)).body).toMatchObject({ username })
  expect((await use(site, first)).body).toMatchObject({ code: 'email_taken' })
})

test('who registers with the same name, address and password again gets another link', async ({
  site,
  deps,
}) => {
  const [email, username] = [`${freshName()}@exemplu.md`, freshName()]
  const token = await site.visitorToken()
  await register(site, token, { email, username })
  const first = await mailedLink(deps, email)

  expect((await register(site, token, { email, username })).body).toMatchObject({ success: true })

  expect((await use(site, first)).body).toMatchObject({ code: 'link_spent' })
  expect((await use(site, await mailedLink(deps, email))).body).toMatchObject({ success: true })
  expect((await register(site, token, { email: 'alt@exemplu.md', username })).body).toMatchObject({
    code: 'username_taken',
  })
})

test('who registers with somebody’s address first gets no account with it', async ({
  site,
  deps,
}) => {
  const email = `${freshName()}@exemplu.md`
  const [thief, owner] = [await site.visitorToken(), await site.visitorToken()]
  const [thiefs, own] = ['parola-hotului-7', goodPassword]
  await register(site, owner, { email, password: own })
  const link = await mailedLink(deps, email)
  await register(site, thief, { email, password: thiefs })
  const thiefsLink = await mailedLink(deps, email)

  const wrong = await use(site, thiefsLink, own)
  const right = await use(site, link, own)

  expect(wrong.body).toMatchObject({ code: 'wrong_password', type: 'password' })
  expect(right.body).toMatchObject({ success: true, email })
  expect((await logIn(site, email, thiefs)).body).toMatchObject({ code: 'wrong_password' })
  expect((await logIn(site, email, own)).body).toMatchObject({ success: true })
})

test('who asks for somebody’s address as their own gets it only with their own password', async ({
  site,
  deps,
  given,
}) => {
  const [thief, email] = [await given.user(), `${freshName()}@exemplu.md`]
  const fields = { action: 'changeEmail', email, password: thief.password }
  await site.call('/users/manage_account.php', fields, { token: thief.token })
  const link = await mailedLink(deps, email)

  const answers = []
  for (let times = 0; times < 7; times++) answers.push(await use(site, link, goodPassword))

  expect(answers.map(({ body }) => body['code'])).toEqual([
    ...Array.from({ length: 5 }, () => 'wrong_password'),
    ...Array.from({ length: 2 }, () => 'too_many_requests'),
  ])
  expect(await deps.sql`select from users where email = ${email}`).toHaveLength(0)
})

test('who has not opened the link yet is told so at login, and gets it again', async ({
  site,
  deps,
}) => {
  const email = `${freshName()}@exemplu.md`
  const token = await site.visitorToken()
  await register(site, token, { email })
  const first = await mailedLink(deps, email)
  const resend = (password: string) =>
    site.call('/users/link.php', { action: 'resend', email, password })

  expect((await logIn(site, email, 'gresit-mereu')).body).toMatchObject({ code: 'wrong_password' })
  expect((await logIn(site, email, goodPassword)).body).toMatchObject({ code: 'email_unconfirmed' })
  expect((await resend('gresit-mereu')).body).toMatchObject({ code: 'wrong_password' })
  expect((await resend(goodPassword)).body).toMatchObject({ success: true })

  expect((await use(site, first)).body).toMatchObject({ code: 'link_spent' })
  expect((await use(site, await mailedLink(deps, email))).body).toMatchObject({ success: true })
})

test('a username that was asked for and never confirmed is free after a day', async ({
  site,
  deps,
}) => {
  const username = freshName()
  await register(site, await site.visitorToken(), { email: `${username}@exemplu.md`, username })
  const free = async () => {
    const fields = { action: 'checkUsername', username }
    const { body } = await site.call('/libs/check_avalible.php', fields, {
      token: await site.visitorToken(),
    })
    return body['success']
  }

  deps.clock.advance({ hours: 23 })
  await eraseExpired(deps)
  expect(await free()).toBe(false)
  deps.clock.advance({ hours: 2 })
  await eraseExpired(deps)
  expect(await free()).toBe(true)
})

test.for(['ion', 'ion@', '@exemplu.md', 'ion@exemplu', 'ion @exemplu.md', 'ion@exemplu..md', ''])(
  '%j is no e-mail address',
  async (email, { site }) => {
    const { body } = await register(site, await site.visitorToken(), { email })

    expect(body).toMatchObject({
      success: false,
      type: 'email',
      code: 'email_invalid',
      message: 'Please enter a valid email address',
    })
  },
)
