import { everywhere, run, subscriber, tell, test } from '#tests/support/messages/deliveries.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { expect } from '#tests/support/test.ts'
import { subscribePush } from '../push/service.ts'
import { saveSettings } from '../settings/service.ts'
import { planDeliveries } from './planning.ts'

test('an error in one push does not keep the others from their browsers, and is tried again', async ({
  day,
  given,
  service,
}) => {
  const [broken, user, seller] = [await given.user(), await given.user(), await given.user()]
  const browser = service.browser()
  for (const one of [broken, user]) await saveSettings(day, one, [everywhere])
  await subscribePush(day, broken, browser)
  await subscribePush(day, user, service.browser())
  for (const one of [broken, user]) await tell(day, one, seller)
  await planDeliveries(day)
  const push: typeof day.pusher.push = async (target, ...rest) => {
    if (target.endpoint === browser.endpoint) throw new Error('broken')
    return day.pusher.push(target, ...rest)
  }
  await expect(sendOutbox({ ...day, pusher: { ...day.pusher, push } }, 'push')).rejects.toThrow(
    'broken',
  )
  expect(service.shown).toHaveLength(1)
  day.clock.advance({ minutes: 1 })
  await run(day)
  expect(service.shown).toHaveLength(2)
})

test('a browser whose service refuses five pushes in a row is forgotten', async ({
  day,
  given,
  service,
}) => {
  const user = await given.user()
  await saveSettings(day, user, [everywhere])
  await subscribePush(day, user, service.browser())
  const isThere = async (): Promise<boolean> =>
    (await day.sql`select 1 from push_subscriptions where user_id = ${user.id}`).length > 0
  const tellAnew = async (status: number, times: number): Promise<void> => {
    service.answerWith(status)
    for (let time = 0; time < times; time++) {
      await tell(day, user, await given.user())
      await run(day)
    }
  }
  await tellAnew(403, 4)
  await tellAnew(201, 1)
  await tellAnew(403, 4)
  expect(await isThere()).toBe(true)
  await tellAnew(403, 1)
  expect(await isThere()).toBe(false)
  expect(service.shown).toHaveLength(1)
})

test('many pushes of one user do not hold those of another', async ({ day, given, service }) => {
  const [busy, user] = [await given.user(), await given.user()]
  for (const one of [busy, user]) {
    await saveSettings(day, one, [everywhere])
    await subscribePush(day, one, service.browser())
  }
  for (let time = 0; time < 60; time++) {
    await tell(day, busy, await given.user())
  }
  await tell(day, user, await given.user())
  await planDeliveries(day)
  const order: number[] = []
  const push: typeof day.pusher.push = async (_target, text) => {
    order.push(JSON.parse(text).id)
    return 'sent'
  }
  await sendOutbox({ ...day, pusher: { ...day.pusher, push } }, 'push')
  const [own] = await day.sql<
    { id: number }[]
  >`select id from notifications where user_id = ${user.id}`
  expect(order).toHaveLength(61)
  expect(order.indexOf(own?.id ?? 0)).toBeLessThan(6)
})

test('another advert of a seller is shown too while the first is unread', async ({
  day,
  given,
  service,
}) => {
  const [user, seller] = [await subscriber(day, given, service), await given.user()]
  for (const count of [1, 2]) {
    await tell(day, user, seller)
    await run(day)
    expect(service.shown).toHaveLength(count)
  }
})

test('what changes while it is being sent is sent again', async ({ day, given, service }) => {
  const [user, seller] = [await subscriber(day, given, service), await given.user()]
  await tell(day, user, seller)
  await planDeliveries(day)
  const push: typeof day.pusher.push = async (...parts) => {
    if (service.shown.length === 0) {
      await tell(day, user, seller)
      await planDeliveries(day)
    }
    return day.pusher.push(...parts)
  }
  await sendOutbox({ ...day, pusher: { ...day.pusher, push } }, 'push')
  await run(day)
  expect(service.shown.map(({ push: shown }) => shown)).toMatchObject([
    { title: `1 anunț nou de la ${seller.username}` },
    { title: `2 anunțuri noi de la ${seller.username}` },
  ])
})

test('what waited for longer than two days is no news any more', async ({
  day,
  given,
  service,
}) => {
  const [user, seller] = [await subscriber(day, given, service), await given.user()]
  await tell(day, user, seller)
  await planDeliveries(day)
  day.clock.advance({ hours: 49 })
  await run(day)
  expect(service.shown).toEqual([])
  expect(
    await day.sql`select state from outbox_messages where user_id = ${user.id} and channel = 'push'`,
  ).toEqual([{ state: 'skipped' }])
})
