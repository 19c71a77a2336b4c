import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { setAvatar } from '#domains/accounts/avatars/service.ts'
import { eraseExpired } from '#domains/my-account/service.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { freshName } from '#tests/support/fresh.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { phonePhoto, smallPhoto } from '#tests/support/photos.ts'
import { expect, test, type Answered, type Site } from '../../support/servers/site.ts'
import { lastMessage, logIn, mailedLink, sms } from '../people.ts'

const path = '/users/manage_account.php'

function ask(
  site: Site,
  { token }: Pick<GivenUser, 'token'>,
  action: string,
  fields: object = {},
): Promise<Answered> {
  return site.call(path, { action, ...fields }, { token })
}

async function account(site: Site, user: GivenUser): Promise<Record<string, unknown>> {
  return Object((await ask(site, user, 'getAccount')).body['account'])
}

test('a password is changed by who knows the old one', async ({ site, given }) => {
  const user = await given.user()

  const wrong = await ask(site, user, 'updatePass', {
    oldPass: 'nu-asta',
    newPass: 'o-alta-parola',
  })
  expect(wrong.body).toEqual({
    success: false,
    message: 'Old Password is incorrect.',
    type: 'oldPass',
    code: 'old_password_wrong',
  })
  const right = await ask(site, user, 'updatePass', {
    oldPass: user.password,
    newPass: 'o-alta-parola',
  })
  expect(right.body).toEqual({ success: true, message: 'Password updated.', type: '' })

  expect((await logIn(site, user.phone, user.password)).body).toMatchObject({
    code: 'wrong_password',
  })
  expect((await logIn(site, user.phone, 'o-alta-parola')).body).toMatchObject({ success: true })
})

test('what needs no proof is kept, and what is not sent stays', async ({ site, given }) => {
  const user = await given.user()

  await ask(site, user, 'saveAccount', {
    fullName: ' Ana Munteanu ',
    address: 'str. Florilor 3',
    place: 'soroca',
    language: 'ru',
  })
  await ask(site, user, 'saveAccount', { address: '' })

  expect(await account(site, user)).toMatchObject({
    fullName: 'Ana Munteanu',
    address: '',
    language: 'ru',
    place: { slug: 'soroca', labels: { ro: 'Soroca' } },
  })
  const nowhere = await ask(site, user, 'saveAccount', { place: 'atlantida' })
  expect(nowhere.body).toMatchObject({ code: 'place_required' })
})

test('a picture becomes a square without its place of origin, the old one goes', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const send = async (files: Buffer[]): Promise<string> =>
    String(
      (await site.upload({ action: 'setAvatar', token: user.token }, files, path)).body['avatar'],
    )

  const first = await send([await phonePhoto()])
  const bytes = await deps.storage.read(`avatars/${first}.webp`)
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({
    format: 'webp',
    width: 256,
    height: 256,
  })
  expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined()

  const second = await send([await phonePhoto()])
  expect(await deps.storage.read(`avatars/${first}.webp`)).toBeNull()
  expect(await account(site, user)).toMatchObject({ avatar: second })
  expect(await send([Buffer.alloc(0)]), 'no file was chosen').toBe('undefined')
  expect(await account(site, user)).toMatchObject({ avatar: second })
  await ask(site, user, 'setAvatar')
  expect(await account(site, user)).toMatchObject({ avatar: '' })
})

test('pictures that nobody has taken are swept after an hour: cut off, or the slower of two at once', async ({
  site,
  deps,
  world,
  given,
}) => {
  const user = await given.user()
  const cutOff = async (name: string, bytes: Uint8Array): Promise<void> => {
    await deps.storage.put(name, bytes)
    await writeFile(join(world.filesFolder, `${name}.part`), bytes)
    throw new Error('cut off')
  }
  const dying = { ...deps, storage: { ...deps.storage, put: cutOff } }
  await expect(setAvatar(dying, user, await smallPhoto('png'))).rejects.toThrow('cut off')
  const sent = [await smallPhoto('png'), await smallPhoto('png')]
  await Promise.all(
    sent.map((photo) => site.upload({ action: 'setAvatar', token: user.token }, [photo], path)),
  )

  const { avatar } = await account(site, user)
  const stored = async (): Promise<string[]> => readdir(join(world.filesFolder, 'avatars'))
  await eraseExpired(deps)
  expect(await stored()).toHaveLength(3)
  deps.clock.advance({ minutes: 61 })
  await eraseExpired(deps)
  expect(await stored()).toEqual([`${String(avatar)}.webp`])
})

test('an address counts once its link is opened, and the old one is told', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const [old, next] = [`${freshName()}@exemplu.md`, `${freshName()}@exemplu.md`]
  await deps.sql`update users set email = ${old} where id = ${user.id}`

  const wrong = await ask(site, user, 'changeEmail', { email: next, password: 'nu-asta' })
  expect(wrong.body).toMatchObject({ code: 'wrong_password', type: 'password' })
  await ask(site, user, 'changeEmail', { email: next, password: user.password })
  expect(await account(site, user)).toMatchObject({ email: old, pendingEmail: next })
  await site.call('/users/link.php', {
    action: 'confirmEmail',
    link: await mailedLink(deps, next),
    password: user.password,
  })

  expect(await account(site, user)).toMatchObject({ email: next, pendingEmail: '' })
  await sendOutbox(deps, 'mail', 'security-change')
  expect((await lastMessage(deps, old)).body).toContain('s-a schimbat')
})

test('access comes back by phone, and everybody who was in is out', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const token = await site.visitorToken()
  const phone = `+373${user.phone}`
  await site.call(sms, { action: 'sendCode', phone, purpose: 'restore' }, { token })
  const { code } = await lastMessage(deps, phone)
  await site.call(sms, { action: 'checkCode', phone, code, purpose: 'restore' }, { token })

  const { body } = await site.call(
    '/users/restore.php',
    { action: 'restore', phone, password: 'una-noua-42', restoreType: 'phone' },
    { token },
  )

  expect(body).toEqual({ success: true, message: 'Password updated.' })
  expect((await site.call('/users/validate.php', {}, { token: user.token })).status).toBe(401)
  expect((await logIn(site, user.phone, 'una-noua-42')).body).toMatchObject({ success: true })
})

test('an account that is recovered keeps no session, not even the one that asks', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const here = { token: await site.visitorToken(), cookie: user.token }
  const phone = `+373${user.phone}`
  await site.call(sms, { action: 'sendCode', phone, purpose: 'restore' }, here)
  const { code } = await lastMessage(deps, phone)
  await site.call(sms, { action: 'checkCode', phone, code, purpose: 'restore' }, here)

  const { body } = await site.call(
    '/users/restore.php',
    { action: 'restore', phone, password: 'una-noua-42', restoreType: 'phone' },
    here,
  )

  expect(body).toMatchObject({ success: true })
  expect((await site.call('/users/validate.php', {}, { cookie: user.token })).status).toBe(401)
})

test('a number of somebody else is refused to who is logged in without sending them to log in', async ({
  site,
  given,
}) => {
  const [user, other] = [await given.user(), await given.user()]
  const { phone } = other
  const { token, password } = user

  const code = await site.call(sms, { action: 'sendCode', phone, purpose: 'change' }, { token })
  const change = await ask(site, user, 'changePhone', { phone, password })

  const refused = { code: 'phone_of_other', type: 'phone' }
  expect([code.body, change.body]).toMatchObject([refused, refused])
})

test('access comes back by a link that works once, for half an hour', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  const email = `${freshName()}@exemplu.md`
  await deps.sql`update users set email = ${email} where id = ${user.id}`
  const restore = async () => {
    const token = await site.visitorToken()
    return (
      await site.call(
        '/users/restore.php',
        { action: 'restore', email, restoreType: 'email' },
        { token },
      )
    ).body
  }
  const use = async (link: string, password: string) =>
    (await site.call('/users/link.php', { action: 'setPassword', link, password })).body

  expect(await restore()).toEqual({ success: true, message: '' })
  const late = await mailedLink(deps, email)
  deps.clock.advance({ minutes: 31 })
  expect(await use(late, 'o-parola-42')).toMatchObject({ code: 'link_spent' })
  await restore()
  const link = await mailedLink(deps, email)
  expect(await use(link, '1234')).toMatchObject({ code: 'password_common' })
  expect(await use(link, 'o-parola-42')).toMatchObject({ success: true })
  expect(await use(link, 'alta-parola-42')).toMatchObject({ code: 'link_spent' })

  expect((await logIn(site, email, 'o-parola-42')).body).toMatchObject({ success: true })
})

test('an address without an account is told so', async ({ site }) => {
  const token = await site.visitorToken()
  const fields = { action: 'restore', email: `${freshName()}@exemplu.md`, restoreType: 'email' }

  const { body } = await site.call('/users/restore.php', fields, { token })

  expect(body).toMatchObject({
    success: false,
    message: 'This email is not registered.',
    type: 'email',
  })
})
