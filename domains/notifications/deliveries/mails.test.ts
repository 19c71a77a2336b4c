import { everywhere, run, tell, test } from '#tests/support/messages/deliveries.ts'
import { mailsTo, withEmail } from '#tests/support/market/searches.ts'
import { expect } from '#tests/support/test.ts'
import { stopAlerts } from '../../saved-searches/mails/unsubscribe.ts'
import { notifyOfAccount, readNotifications } from '../service.ts'
import { subscribePush } from '../push/service.ts'
import { saveSettings } from '../settings/service.ts'

test('a mail waits ten minutes for what a browser has shown, and is not sent once it is read', async ({
  day,
  given,
  service,
}) => {
  const [user, reader, seller] = [await given.user(), await given.user(), await given.user()]
  const [email, other] = [await withEmail(day, user), await withEmail(day, reader)]
  for (const one of [user, reader]) {
    await saveSettings(day, one, [everywhere])
    await subscribePush(day, one, service.browser())
    await tell(day, one, seller)
  }
  await run(day)
  expect(service.shown).toHaveLength(2)
  await readNotifications(day, reader, null)
  day.clock.advance({ minutes: 9 })
  await run(day)
  expect(await mailsTo(day, email)).toEqual([])
  day.clock.advance({ minutes: 1 })
  await run(day)
  await run(day)
  expect(await mailsTo(day, email)).toHaveLength(1)
  expect(await mailsTo(day, other)).toEqual([])
})

test('without another channel the mail comes at once, in the language of the user, and can be stopped', async ({
  day,
  given,
}) => {
  const [user, seller, more] = [await given.user(), await given.user(), await given.user()]
  const email = await withEmail(day, user, 'ru')
  await saveSettings(day, user, [everywhere])
  await tell(day, user, seller)
  await run(day)
  const [mail = ''] = await mailsTo(day, email)
  expect(mail).toContain(`1 новое объявление от ${seller.username}`)
  expect(mail).toContain(`/ru/profile/${seller.username}`)

  const [, link = ''] = /\/stop-alerts\/(\S+)/.exec(mail) ?? []
  expect(await stopAlerts(day, { address: '10.9.9.8' }, link)).toEqual({
    ...{ kind: 'notifications', name: '' },
  })
  await tell(day, user, more)
  await run(day)
  expect(await mailsTo(day, email)).toHaveLength(1)
})

test('a digest comes once in the morning and names all that was not read', async ({
  day,
  given,
}) => {
  const [user, one, other] = [await given.user(), await given.user(), await given.user()]
  const email = await withEmail(day, user)
  for (const seller of [one, other]) await tell(day, user, seller)
  await run(day)
  expect(await mailsTo(day, email)).toEqual([])

  day.clock.leapTo('2026-11-24T06:01:00Z')
  await run(day)
  await run(day)
  const [mail = '', ...rest] = await mailsTo(day, email)
  expect(rest).toEqual([])
  expect(mail).toContain(one.username)
  expect(mail).toContain(other.username)
})

test('what was turned off is told on the site alone', async ({ day, given, service }) => {
  const [user, seller] = [await given.user(), await given.user()]
  const email = await withEmail(day, user)
  await subscribePush(day, user, service.browser())
  await saveSettings(day, user, [{ group: 'followed', mail: 'off', push: false }])
  await tell(day, user, seller)
  await run(day)
  day.clock.leapTo('2026-11-24T09:00:00Z')
  await run(day)
  expect(await mailsTo(day, email)).toEqual([])
  expect(service.shown).toEqual([])
})

test('a mail server that is away gets the mail within two minutes of its return', async ({
  day,
  given,
}) => {
  const [user, seller] = [await given.user(), await given.user()]
  const email = await withEmail(day, user)
  await saveSettings(day, user, [everywhere])
  await tell(day, user, seller)
  const away = { ...day, messenger: { ...day.messenger, mail: async () => 'failed' as const } }
  for (let minute = 0; minute < 30; minute++) {
    await run(away)
    day.clock.advance({ minutes: 1 })
  }
  day.clock.advance({ minutes: 2 })
  await run(day)
  expect(await mailsTo(day, email)).toHaveLength(1)
})

test('one whose mailbox refuses keeps nobody else from their mail, and is not asked again', async ({
  day,
  given,
}) => {
  const [refusing, full, user] = [await given.user(), await given.user(), await given.user()]
  const [no, later, email] = await Promise.all(
    [refusing, full, user].map((one) => withEmail(day, one)),
  )
  const seller = await given.user()
  for (const one of [refusing, full, user]) {
    await saveSettings(day, one, [everywhere])
    await tell(day, one, seller)
  }
  const asked: string[] = []
  const mail: typeof day.messenger.mail = async (one) => {
    asked.push(one.to)
    if (one.to === no) return 'refused'
    return one.to === later ? 'failed' : day.messenger.mail(one)
  }
  const picky = { ...day, messenger: { ...day.messenger, mail } }
  await run(picky)
  expect(await mailsTo(day, email ?? '')).toHaveLength(1)
  day.clock.advance({ minutes: 5 })
  await run(picky)
  expect(asked.filter((to) => to === no)).toHaveLength(1)
  expect(asked.filter((to) => to === later)).toHaveLength(2)
})

test('an error in one mail does not keep the others', async ({ day, given }) => {
  const [broken, user, seller] = [await given.user(), await given.user(), await given.user()]
  const [bad, email] = [await withEmail(day, broken), await withEmail(day, user)]
  for (const one of [broken, user]) {
    await saveSettings(day, one, [everywhere])
    await tell(day, one, seller)
  }
  const mail: typeof day.messenger.mail = async (one) => {
    if (one.to === bad) throw new Error('broken')
    return day.messenger.mail(one)
  }
  const failing = { ...day, messenger: { ...day.messenger, mail } }
  await expect(run(failing)).rejects.toThrow('broken')
  expect(await mailsTo(day, email)).toHaveLength(1)
})

test('changes of the account have their own mail, and are shown in browsers', async ({
  day,
  given,
  service,
}) => {
  const user = await given.user()
  const email = await withEmail(day, user)
  await subscribePush(day, user, service.browser())
  await notifyOfAccount(day.sql, user.id, 'password', day.clock.now())
  await run(day)
  day.clock.leapTo('2026-11-24T09:00:00Z')
  await run(day)
  expect(service.shown).toHaveLength(1)
  expect(await mailsTo(day, email)).toEqual([])
})
