import { freshName, freshPhone } from '#tests/given/fresh.ts'
import { expect, test } from '#tests/given/site.ts'
import { goodPassword, lastMessage, logIn, mailedLink, register, sms } from './people.ts'

test('an account by e-mail opens with the link, and posts once its number is proved', async ({
  site,
  deps,
}) => {
  const email = `${freshName()}@exemplu.md`
  const token = await site.visitorToken()
  const registered = await register(site, token, { email: email.toUpperCase(), accountType: 1 })
  expect(registered.body).toEqual({ success: true, message: 'Account created.', type: '' })
  expect((await logIn(site, email, goodPassword)).body).toMatchObject({ code: 'account_inactive' })

  const link = await mailedLink(deps, email)
  const seen = await site.call('/users/link.php', { action: 'open', link })
  expect(seen.body).toEqual({ success: true, purpose: 'confirm', email })
  const confirm = () => site.call('/users/link.php', { action: 'confirmEmail', link })
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
  expect((await site.call('/users/link.php', { action: 'open', link: first })).body).toMatchObject({
    code: 'link_spent',
  })
  await site.call('/users/link.php', {
    action: 'confirmEmail',
    link: await mailedLink(deps, email),
  })
  expect((await logIn(site, email, goodPassword)).body).toMatchObject({ username })
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
