import { readConfig } from '#server/config.ts'
import { telegramBot } from '#server/adapters/channels/telegram.ts'
import { botToken, openTelegram, type TelegramService } from '#tests/support/servers/telegram.ts'
import { expect, test as base, type World } from '#tests/support/test.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { planDeliveries } from '../deliveries/planning.ts'
import { notifyOfFollowed, readNotifications } from '../service.ts'
import { saveSettings, settingsFor } from '../settings/service.ts'
import { pairTelegram, readTelegramUpdates, unpairTelegram } from './service.ts'

type Deps = World['deps']

/** A Telegram of its own, and a world that talks to it; noon in Chișinău. */
const test = base.extend<{ service: TelegramService; day: Deps }>({
  service: async ({ deps }, use) => {
    // What earlier tests of the file have left.
    await deps.sql`update outbox_messages set state = 'skipped'`
    await deps.sql`delete from telegram_updates`
    const service = await openTelegram()
    await use(service)
    await service[Symbol.asyncDispose]()
  },
  day: async ({ deps, service }, use) => {
    deps.clock.leapTo('2026-11-23T10:00:00Z')
    const env = { TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_API_URL: service.url }
    await use({ ...deps, telegram: telegramBot(readConfig(env), { warn: () => {} }) })
  },
})

let chats = 5_000

/** Opens the link and presses Start; returns the chat. */
async function pair(day: Deps, service: TelegramService, user: GivenUser): Promise<number> {
  const { link } = await pairTelegram(day, user)
  const chat = ++chats
  service.write(chat, `/start ${new URL(link).searchParams.get('start')}`)
  await readTelegramUpdates(day)
  return chat
}

async function tell(day: Deps, user: GivenUser, seller: GivenUser): Promise<void> {
  const found = [{ userId: user.id, sellerId: seller.id, count: 1 }]
  await notifyOfFollowed(day.sql, found, day.clock.now())
}

async function run(day: Deps): Promise<void> {
  await planDeliveries(day)
  await sendOutbox(day, 'telegram')
}

const byTelegram = [{ group: 'followed', telegram: true } as const]

async function isPaired(day: Deps, user: GivenUser): Promise<boolean> {
  return (await settingsFor(day, user)).hasTelegram
}

test('a chat is paired by the link, and told of what is new with its address', async ({
  day,
  given,
  service,
}) => {
  const [user, seller] = [await given.user(), await given.user()]
  const chat = await pair(day, service, user)
  expect(await isPaired(day, user)).toBe(true)
  expect(service.sent).toMatchObject([
    { chat_id: String(chat), text: expect.stringMatching(/^Gata!/) },
  ])

  await saveSettings(day, user, byTelegram)
  await tell(day, user, seller)
  await run(day)
  await run(day)

  expect(service.sent.slice(1)).toEqual([
    {
      chat_id: String(chat),
      text: `1 anunț nou de la ${seller.username}\nhttp://localhost:3000/profile/${seller.username}?sort=newest`,
    },
  ])
})

test('a link works once, for ten minutes, and only the newest one', async ({
  day,
  given,
  service,
}) => {
  const user = await given.user()
  const codeOf = async (): Promise<string> =>
    new URL((await pairTelegram(day, user)).link).searchParams.get('start') ?? ''
  const [first, second] = [await codeOf(), await codeOf()]
  service.write(1, `/start ${first}`)
  await readTelegramUpdates(day)
  expect(await isPaired(day, user)).toBe(false)

  day.clock.advance({ minutes: 11 })
  service.write(1, `/start ${second}`)
  await readTelegramUpdates(day)
  expect(await isPaired(day, user)).toBe(false)

  const third = await codeOf()
  service.write(1, `/start ${third}`)
  service.write(2, `/start ${third}`)
  await readTelegramUpdates(day)
  expect(await day.sql`select chat_id from telegram_chats where user_id = ${user.id}`).toEqual([
    { chatId: '1' },
  ])
  expect(service.sent.map(({ text }) => text.slice(0, 5))).toEqual([
    'Acest',
    'Acest',
    'Gata!',
    'Acest',
  ])
})

test('codes are not stored as they are, and a group pairs nothing', async ({
  day,
  given,
  service,
}) => {
  const user = await given.user()
  const { link } = await pairTelegram(day, user)
  const code = new URL(link).searchParams.get('start') ?? ''
  const stored = await day.sql`select digest from telegram_codes where user_id = ${user.id}`
  expect(JSON.stringify(stored)).not.toContain(code)

  service.write(-77, `/start ${code}`, 'group')
  await readTelegramUpdates(day)
  expect(await isPaired(day, user)).toBe(false)
})

test('nothing more is told after /stop, after the settings, and to who blocked the bot', async ({
  day,
  given,
  service,
}) => {
  const [stopped, unpaired, blocking] = [await given.user(), await given.user(), await given.user()]
  const seller = await given.user()
  const chat = await pair(day, service, stopped)
  for (const user of [unpaired, blocking]) await pair(day, service, user)
  for (const user of [stopped, unpaired, blocking]) {
    await saveSettings(day, user, byTelegram)
    await tell(day, user, seller)
  }
  await planDeliveries(day)
  service.write(chat, '/stop')
  await readTelegramUpdates(day)
  await unpairTelegram(day, unpaired)
  const before = service.sent.length
  service.answerWith(403)
  await sendOutbox(day, 'telegram')
  service.answerWith(200)
  await run(day)
  expect(service.sent).toHaveLength(before)
  for (const user of [stopped, unpaired, blocking]) expect(await isPaired(day, user)).toBe(false)
})

test('what Telegram did not take while it was away is sent within two minutes of its return', async ({
  day,
  given,
  service,
}) => {
  const [user, reader, seller] = [await given.user(), await given.user(), await given.user()]
  for (const one of [user, reader]) {
    await pair(day, service, one)
    await saveSettings(day, one, byTelegram)
    await tell(day, one, seller)
  }
  const before = service.sent.length
  service.answerWith(502)
  for (let minute = 0; minute < 30; minute++) {
    await run(day)
    day.clock.advance({ minutes: 1 })
  }
  await expect(readTelegramUpdates(day)).rejects.toThrow('cannot be had')
  await readNotifications(day, reader, null)
  service.answerWith(200)
  day.clock.advance({ minutes: 2 })
  await run(day)
  expect(service.sent).toHaveLength(before + 1)
})

test('a chat of another account is not moved before that one lets it go', async ({
  day,
  given,
  service,
}) => {
  const [one, other] = [await given.user(), await given.user()]
  const start = async (user: GivenUser): Promise<void> => {
    const { link } = await pairTelegram(day, user)
    service.write(42, `/start ${new URL(link).searchParams.get('start')}`)
    await readTelegramUpdates(day)
  }
  await start(one)
  await start(other)
  expect(service.sent.at(-1)?.text).toMatch(/legată de alt cont\. Trimite întâi \/stop/)
  expect([await isPaired(day, one), await isPaired(day, other)]).toEqual([true, false])

  service.write(42, '/stop')
  await readTelegramUpdates(day)
  await start(other)
  expect([await isPaired(day, one), await isPaired(day, other)]).toEqual([false, true])
})

test('updates that are numbered anew after a quiet week are read', async ({
  day,
  given,
  service,
}) => {
  const [user, late] = [await given.user(), await given.user()]
  await pair(day, service, user)
  day.clock.advance({ days: 7 })
  service.numberFrom(5)
  await pair(day, service, late)
  expect(await isPaired(day, late)).toBe(true)

  const sent = service.sent.length
  await readTelegramUpdates(day)
  expect(service.sent).toHaveLength(sent)
})

test('another bot of the site begins with its own updates', async ({ day, given, service }) => {
  const [user, late] = [await given.user(), await given.user()]
  await pair(day, service, user)
  await day.sql`update telegram_updates set bot_id = '654321'`
  service.numberFrom(5)
  await pair(day, service, late)
  expect(await isPaired(day, late)).toBe(true)
})

test('what Telegram refuses for good is not sent again', async ({ day, given, service }) => {
  const [user, seller] = [await given.user(), await given.user()]
  await pair(day, service, user)
  await saveSettings(day, user, byTelegram)
  await tell(day, user, seller)
  const before = service.sent.length
  service.answerWith(400)
  await run(day)
  service.answerWith(200)
  day.clock.advance({ minutes: 5 })
  await run(day)
  expect(service.sent).toHaveLength(before)
  expect(await isPaired(day, user)).toBe(true)
})

test('a site without a bot says so', async ({ deps, given }) => {
  await expect(pairTelegram(deps, await given.user())).toBeRefused('not_open_yet')
})
