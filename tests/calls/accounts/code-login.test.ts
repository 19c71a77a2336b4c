import { freshPhone } from '#tests/support/fresh.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { goodPassword, lastMessage, logIn, sms } from '../people.ts'

const path = '/users/code_login.php'

/** Asks for a code, reads it and enters with it. */
async function enter(site: Site, deps: Deps, phone: string) {
  const token = await site.visitorToken()
  await site.call(sms, { action: 'sendCode', phone }, { token })
  const { code } = await lastMessage(deps, phone)
  await site.call(sms, { action: 'checkCode', phone, code }, { token })
  return { token, answer: await site.call(path, { action: 'logIn', phone }, { token }) }
}

/** Sets a password by a code, first or new. */
async function setPassword(site: Site, deps: Deps, phone: string, cookie: string) {
  const here = { token: await site.visitorToken(), cookie }
  await site.call(sms, { action: 'sendCode', phone, purpose: 'restore' }, here)
  const { code } = await lastMessage(deps, phone)
  await site.call(sms, { action: 'checkCode', phone, code, purpose: 'restore' }, here)
  const fields = { action: 'restore', phone, password: goodPassword, restoreType: 'phone' }
  return site.call('/users/restore.php', fields, here)
}

test('a number and its code open an account without a password, and later the same one', async ({
  site,
  deps,
}) => {
  const phone = `+373${freshPhone()}`

  const first = await enter(site, deps, phone)
  const again = await enter(site, deps, phone)

  expect(first.answer.body).toMatchObject({
    ...{ success: true, isNew: true, username: expect.stringMatching(/^user\d{8}$/) },
  })
  expect(again.answer.body).toMatchObject({
    ...{ success: true, isNew: false, id: first.answer.body['id'] },
  })
  for (const password of ['-', '', goodPassword]) {
    const { body } = await logIn(site, phone.slice('+373'.length), password)
    expect(body, 'no password is right').toMatchObject({ success: false })
  }
})

test('a proof opens one session, and nobody enters without one', async ({ site, deps }) => {
  const phone = `+373${freshPhone()}`
  const { token } = await enter(site, deps, phone)

  const twice = await site.call(path, { action: 'logIn', phone }, { token })
  const stranger = await site.call(
    path,
    { action: 'logIn', phone },
    { token: await site.visitorToken() },
  )

  expect(twice.body).toMatchObject({ code: 'phone_not_verified' })
  expect(stranger.body).toMatchObject({ code: 'phone_not_verified' })
})

test('an SMS names the site in its last line, where browsers look for the code', async ({
  site,
  deps,
}) => {
  const phone = `+373${freshPhone()}`
  await site.call(sms, { action: 'sendCode', phone }, { token: await site.visitorToken() })

  const { body, code } = await lastMessage(deps, phone)

  expect(body.split('\n').at(-1)).toBe(`@${deps.publicUrl.hostname} #${code}`)
  expect(body.length).toBeLessThanOrEqual(160)
})

test('an account without a password is told so where one is asked for, until one is set by a code', async ({
  site,
  deps,
}) => {
  const phone = `+373${freshPhone()}`
  const { answer } = await enter(site, deps, phone)
  const account = { token: String(answer.body['jwt']) }
  const own = (): Promise<Answered> =>
    site.call('/users/manage_account.php', { action: 'getAccount' }, account)

  const deletion = await site.call(
    '/users/manage_account.php',
    { action: 'deleteAccount', password: goodPassword },
    account,
  )

  expect(deletion.body).toMatchObject({ code: 'no_password_yet', type: 'password' })
  expect((await own()).body['account']).toMatchObject({ hasPassword: false })
})

test('a first password keeps the device that set it logged in, and ends the others', async ({
  site,
  deps,
}) => {
  const phone = `+373${freshPhone()}`
  const other = String((await enter(site, deps, phone)).answer.body['jwt'])
  const cookie = String((await enter(site, deps, phone)).answer.body['jwt'])
  const isIn = async (session: string): Promise<boolean> =>
    (await site.call('/users/validate.php', {}, { cookie: session })).status === 200

  const { body } = await setPassword(site, deps, phone, cookie)

  expect(body).toMatchObject({ success: true })
  expect([await isIn(cookie), await isIn(other)]).toEqual([true, false])
  const { body: own } = await site.call(
    '/users/manage_account.php',
    { action: 'getAccount' },
    { cookie },
  )
  expect(own['account']).toMatchObject({ hasPassword: true })
})

test('a first password is told as one that was set, a later one as changed', async ({
  site,
  deps,
}) => {
  const phone = `+373${freshPhone()}`
  const cookie = String((await enter(site, deps, phone)).answer.body['jwt'])
  const told = async (): Promise<unknown> => {
    const fields = { action: 'listNotifications' }
    return (await site.call('/users/notifications.php', fields, { cookie })).body['items']
  }

  await setPassword(site, deps, phone, cookie)
  expect(await told()).toMatchObject([{ kind: 'account', change: 'firstPassword' }])

  const fields = { action: 'updatePass', oldPass: goodPassword, newPass: `${goodPassword}-2` }
  await site.call('/users/manage_account.php', fields, { cookie })
  expect(await told()).toMatchObject([{ change: 'password' }, { change: 'firstPassword' }])
})
