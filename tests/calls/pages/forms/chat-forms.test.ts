import type { TelegramBot } from '#domains/deps.ts'
import { notificationSettings } from '#i18n/ro/site/notification-settings.ts'
import { refusals } from '#i18n/ro/refusals.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test as base, type Answered, type Site } from '../../../support/servers/site.ts'

const { chat: t } = notificationSettings
const bot: TelegramBot = {
  id: '1',
  name: async () => 'gasit_test_bot',
  send: async () => 'sent',
  updates: async () => null,
}

/** A site that has a bot. Set before the site opens, which the list of its errors is made for. */
const test = base.extend({
  bugs: [
    async ({ world }, use) => {
      Object.assign(world.deps, { telegram: bot })
      await use([])
    },
    { scope: 'file' },
  ],
})

const url = '/my-notifications/settings'

/** Presses a button as a browser without JavaScript does. */
function press(site: Site, { token }: GivenUser, intent: string): Promise<Answered> {
  return site.send({
    ...{ method: 'POST', url, cookies: { session: token } },
    payload: new URLSearchParams({ intent }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  })
}

test('without JavaScript a chat is disconnected, and what is chosen stays', async ({
  site,
  deps,
  given,
}) => {
  const user = await given.user()
  await deps.sql`
    insert into telegram_chats (user_id, chat_id, paired_at)
    values (${user.id}, ${`of ${user.id}`}, ${deps.clock.now()})`
  expect(await press(site, user, 'unpair')).toMatchObject({
    ...{ status: 302, headers: { location: url } },
  })
  expect(await deps.sql`select 1 from telegram_chats where user_id = ${user.id}`).toEqual([])
  expect(await deps.sql`select 1 from notification_settings where user_id = ${user.id}`).toEqual([])
})

test('without JavaScript the link that pairs a chat is shown in the page', async ({
  site,
  given,
}) => {
  const user = await given.user()
  const { status, text } = await press(site, user, 'pair')
  expect(status).toBe(200)
  expect(text).toContain(t.open)
  expect(text).toMatch(/href="https:\/\/t\.me\/gasit_test_bot\?start=[\w-]{43}"/)
})

test('who asks for links too often is told why there is none', async ({ site, given }) => {
  const user = await given.user()
  for (let time = 0; time < 20; time++) await press(site, user, 'pair')
  const { status, text } = await press(site, user, 'pair')
  expect(status).toBe(422)
  expect(text).toContain(refusals.too_many_requests)
  expect(text).toContain(t.start)
})
