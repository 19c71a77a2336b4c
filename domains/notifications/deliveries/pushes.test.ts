import { describe } from 'vitest'
import { everywhere, run, subscriber, tell, test } from '#tests/support/messages/deliveries.ts'
import { freshBrowser } from '#tests/support/fresh.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { expect } from '#tests/support/test.ts'
import { setConversation } from '../../messaging/conversations/service.ts'
import { readConversation } from '../../messaging/reading/service.ts'
import { readNotifications } from '../service.ts'
import { subscribePush, unsubscribePush } from '../push/service.ts'
import { saveSettings } from '../settings/service.ts'
import { planDeliveries } from './planning.ts'

describe('browsers', () => {
  test('a notification is shown in every browser of the user, and says no more than its title', async ({
    day,
    given,
    service,
  }) => {
    const [user, seller] = [await given.user(), await given.user()]
    await saveSettings(day, user, [everywhere])
    for (const browser of [service.browser(), service.browser()])
      await subscribePush(day, user, browser)

    await tell(day, user, seller)
    await run(day)
    await run(day)

    const push = {
      ...{ title: `1 anunț nou de la ${seller.username}`, body: 'Apasă ca să vezi pe site.' },
      ...{ path: `/profile/${seller.username}?sort=newest`, tag: expect.stringMatching(/^n\d+$/) },
      id: expect.any(Number),
    }
    expect(service.shown.map((shown) => shown.push)).toEqual([push, push])
    expect(service.shown[0]?.headers).toMatchObject({ ttl: '86400', topic: push.tag })
  })

  test('one that does not exist any more is forgotten', async ({ day, given, service }) => {
    const [user, seller] = [await subscriber(day, given, service), await given.user()]
    service.answerWith(410)
    await tell(day, user, seller)
    await run(day)
    expect(await day.sql`select 1 from push_subscriptions where user_id = ${user.id}`).toEqual([])
  })

  test('what a push service that is away did not take is shown within the time it was away', async ({
    day,
    given,
    service,
  }) => {
    const [user, seller] = [await subscriber(day, given, service), await given.user()]
    service.answerWith(503)
    await tell(day, user, seller)
    for (let minute = 0; minute < 60; minute++) {
      await run(day)
      day.clock.advance({ minutes: 1 })
    }
    const [waiting] = await day.sql`select attempts from outbox_messages where user_id = ${user.id}`
    expect(waiting?.['attempts']).toBeLessThan(10)
    service.answerWith(201)
    day.clock.advance({ minutes: 60 })
    await run(day)
    await run(day)
    expect(service.shown).toHaveLength(1)
  })

  test('a process that dies while it sends leaves the push to another', async ({
    day,
    given,
    service,
  }) => {
    const [user, seller] = [await subscriber(day, given, service), await given.user()]
    await tell(day, user, seller)
    await planDeliveries(day)
    const taken = Promise.withResolvers<void>()
    const push: typeof day.pusher.push = () => {
      taken.resolve()
      return new Promise(() => {})
    }
    void sendOutbox({ ...day, pusher: { ...day.pusher, push } }, 'push')
    await taken.promise
    await run(day)
    expect(service.shown).toHaveLength(0)

    day.clock.advance({ minutes: 2 })
    await run(day)
    expect(service.shown).toHaveLength(1)
  })

  test('many workers at once show each notification once', async ({ day, given, service }) => {
    const [user, ...sellers] = await Promise.all([1, 2, 3, 4, 5, 6].map(() => given.user()))
    if (!user) throw new Error('There is no user')
    await saveSettings(day, user, [everywhere])
    await subscribePush(day, user, service.browser())
    for (const seller of sellers) await tell(day, user, seller)
    await Promise.all([1, 2, 3, 4].map(() => planDeliveries(day)))
    await Promise.all([1, 2, 3, 4].map(() => sendOutbox(day, 'push')))
    expect(service.shown).toHaveLength(5)
  })

  test('at night nothing is shown; in the morning it is, unless it was read', async ({
    day,
    given,
    service,
  }) => {
    const [sleeper, reader, seller] = [await given.user(), await given.user(), await given.user()]
    day.clock.leapTo('2026-11-23T21:00:00Z')
    for (const user of [sleeper, reader]) {
      await saveSettings(day, user, [everywhere])
      await subscribePush(day, user, service.browser())
      await tell(day, user, seller)
    }
    await run(day)
    expect(service.shown).toHaveLength(0)
    await readNotifications(day, reader, null)
    day.clock.leapTo('2026-11-24T06:01:00Z')
    await run(day)
    expect(service.shown).toHaveLength(1)
  })

  test('a browser is forgotten with its session, when it is turned off, and beyond ten', async ({
    day,
    given,
    service,
  }) => {
    const user = await given.user()
    const count = async (): Promise<number> =>
      (await day.sql`select 1 from push_subscriptions where user_id = ${user.id}`).length
    const browsers = Array.from({ length: 12 }, () => service.browser())
    for (const browser of browsers) await subscribePush(day, user, browser)
    expect(await count()).toBe(10)
    await unsubscribePush(day, user, browsers[11]?.endpoint ?? '')
    expect(await count()).toBe(9)
    await day.sql`delete from sessions where id = ${user.sessionId}`
    expect(await count()).toBe(0)
  })

  test('a browser that somebody else logs in with tells nothing of the user before', async ({
    day,
    given,
    service,
  }) => {
    const [user, next, seller] = [await given.user(), await given.user(), await given.user()]
    const browser = service.browser()
    await saveSettings(day, user, [everywhere])
    await subscribePush(day, user, browser)
    await tell(day, user, seller)
    await planDeliveries(day)
    await subscribePush(day, next, browser)
    await run(day)
    expect(service.shown).toEqual([])
  })

  test('only public push services may be called', async ({ deps, given }) => {
    const user = await given.user()
    const { endpoint: atPublic, p256dh, auth } = freshBrowser('https://push.example.com')
    await subscribePush(deps, user, { endpoint: atPublic, p256dh, auth })
    for (const endpoint of [
      ...['http://127.0.0.1:80/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x'],
      ...['https://10.0.0.1/x', 'https://push.example.com:8443/x', 'http://push.example.com/x'],
      ...['https://a:b@push.example.com/x', 'https://router.local/x', 'https://0x7f000001/x'],
    ])
      await expect(subscribePush(deps, user, { endpoint, p256dh, auth })).toBeRefused('bad_input')
  })
})

describe('messages', () => {
  test('unread messages are shown once a conversation, without their words', async ({
    day,
    given,
    service,
  }) => {
    const seller = await given.user()
    await subscribePush(day, seller, service.browser())
    const { id: advertId } = await given.advert({ seller, title: 'Vioară' })
    const { author, conversationId } = await given.message({ to: { advertId }, text: 'Secret' })
    await given.message({ to: { conversationId }, author, text: 'Secret' })
    await run(day)
    expect(service.shown.map(({ push }) => push)).toMatchObject([
      { title: 'Mesaje necitite: Vioară', path: `/my-messages/${conversationId}`, id: null },
    ])
    expect(JSON.stringify(service.shown)).not.toContain('Secret')
  })

  test('what was read or muted before is not shown', async ({ day, given, service }) => {
    const seller = await given.user()
    await subscribePush(day, seller, service.browser())
    const { id: advertId } = await given.advert({ seller })
    const read = await given.message({ to: { advertId } })
    await planDeliveries(day)
    await readConversation(day, seller, read.conversationId, 1)
    const muted = await given.message({ to: { advertId } })
    const change = { isArchived: null, isMuted: true }
    await setConversation(day, seller, muted.conversationId, change)
    await run(day)
    expect(service.shown).toEqual([])
  })
})
