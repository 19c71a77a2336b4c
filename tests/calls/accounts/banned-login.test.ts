import type { Deps } from '#domains/deps.ts'
import { restrictAccount } from '#domains/accounts/service.ts'
import { accounts as t } from '#i18n/ro/accounts/accounts.ts'
import { refusals } from '#i18n/ro/refusals.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test } from '../../support/servers/site.ts'
import { goodPassword, lastMessage, logIn, mailedLink, sms } from '../people.ts'

const reason = 'Reclamații false repetate.'

async function ban(deps: Deps, { id }: GivenUser, endsAt: Date | null): Promise<void> {
  await restrictAccount(deps, { userId: id, kind: 'ban', reason, endsAt }, async () => {})
}

const end = new Date('2036-12-06T10:00:00Z')

test('who is banned reads at the login why and until when, and nobody without the password does', async ({
  site,
  deps,
  given,
}) => {
  const person = await given.user()
  await ban(deps, person, end)

  const right = await logIn(site, person.phone, person.password)
  const wrong = await logIn(site, person.phone, 'alta-parola')

  expect(right.body).toMatchObject({
    ...{ code: 'account_banned', ban: { reason, endsAt: end.toISOString() } },
  })
  expect(right.cookies).toEqual([])
  expect(wrong.body).toMatchObject({ code: 'wrong_password' })
  expect(wrong.text).not.toContain('Reclam')
})

test('who is banned reads it after the code of an SMS too, and not before', async ({
  site,
  deps,
  given,
}) => {
  const person = await given.user()
  await ban(deps, person, null)
  const phone = `+373${person.phone}`
  const token = await site.visitorToken()
  const enter = () =>
    site
      .call('/users/code_login.php', { action: 'logIn', phone }, { token })
      .then(({ body }) => body)
  const send = await site.call(sms, { action: 'sendCode', phone }, { token })
  const { code } = await lastMessage(deps, phone)

  const before = await enter()
  await site.call(sms, { action: 'checkCode', phone, code }, { token })
  const after = await enter()

  expect(send.text).not.toContain('ban')
  expect(before['ban']).toBeUndefined()
  expect(after).toMatchObject({ code: 'account_banned', ban: { reason, endsAt: null } })
})

test('the page of the login leads who is banned to the help desk, and marks nothing typed as wrong', async ({
  site,
  deps,
  given,
}) => {
  const person = await given.user()
  await ban(deps, person, end)
  const post = (pass: string) =>
    site.send({
      ...{ method: 'POST', url: '/login' },
      payload: new URLSearchParams({ phone: person.phone, pass }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    })

  const { text } = await post(person.password)
  const stranger = await post('alta-parola')

  expect(text).toContain(t.login.banned.until('6 decembrie 2036'))
  expect(text).toContain(t.login.banned.reason(reason))
  expect(text).toContain('href="/help-desk?topic=login"')
  expect(text).not.toContain('aria-invalid')
  expect(stranger.text).toContain(refusals.wrong_password)
  expect(stranger.text).toContain('aria-invalid')
  expect(stranger.text).not.toContain(reason)
})

test('a recovery by e-mail answers who is banned like everybody else, and says why once the link is opened', async ({
  site,
  deps,
  given,
}) => {
  const person = await given.user()
  const other = await given.user()
  const addressOf = ({ username }: GivenUser) => `${username}@exemplu.md`
  for (const one of [person, other])
    await deps.sql`update users set email = ${addressOf(one)} where id = ${one.id}`
  await ban(deps, person, end)
  const token = await site.visitorToken()
  const recover = (email: string) =>
    site.call('/users/restore.php', { action: 'restore', email, restoreType: 'email' }, { token })

  const [ofBanned, ofOther] = [await recover(addressOf(person)), await recover(addressOf(other))]
  const link = await mailedLink(deps, addressOf(person))
  const opened = await site.call('/users/link.php', { action: 'open', link })
  const page = await site.send({ method: 'GET', url: `/account-link/${link}` })
  const fields = { action: 'setPassword', link, password: goodPassword }
  const set = await site.call('/users/link.php', fields)

  expect(ofBanned.body).toEqual(ofOther.body)
  expect(ofBanned.body).toMatchObject({ success: true })
  for (const { body } of [opened, set])
    expect(body).toMatchObject({
      code: 'account_banned',
      ban: { reason, endsAt: end.toISOString() },
    })
  expect(page.text).toContain(t.login.banned.until('6 decembrie 2036'))
  expect(page.text).toContain(t.login.banned.reason(reason))
  expect(page.text).toContain('href="/help-desk?topic=login"')
  expect(page.text).not.toContain('type="password"')
})

test('a recovery by phone says why to who is banned right after the code, before a password is asked for', async ({
  site,
  deps,
  given,
}) => {
  const person = await given.user()
  await ban(deps, person, null)
  const phone = `+373${person.phone}`
  const token = await site.visitorToken()
  const purpose = 'restore'
  const send = await site.call(sms, { action: 'sendCode', phone, purpose }, { token })
  const { code } = await lastMessage(deps, phone)
  const check = (digits: string) =>
    site.call(sms, { action: 'checkCode', phone, purpose, code: digits }, { token })

  const wrong = await check(code === '00000' ? '00001' : '00000')
  const right = await check(code)
  const fields = { action: 'restore', phone, password: goodPassword, restoreType: 'phone' }
  const set = await site.call('/users/restore.php', fields, { token })

  expect(send.body).toMatchObject({ success: true })
  expect(wrong.body).toMatchObject({ code: 'code_wrong' })
  expect(wrong.body['ban']).toBeUndefined()
  for (const { body } of [right, set])
    expect(body).toMatchObject({ code: 'account_banned', ban: { reason, endsAt: null } })
})
