import { telegramCodeMinutes } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Deps, TelegramBot, TelegramText } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { withdrawMessages } from '../../outbox/service.ts'
import { digestOfLink, newLink } from '../../lib/secret-links.ts'
import { channelTexts } from '../texts.ts'
import {
  deleteChat,
  deletePairing,
  findLastUpdate,
  isChatOfOther,
  takeCode,
  upsertChat,
  upsertCode,
  upsertLastUpdate,
} from './store.ts'

const pairing = { most: 20, window: hourMs } as const

/** A one-time link that pairs a chat with the account, for ten minutes. Refuses where the site has no bot. */
export async function pairTelegram(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens' | 'telegram'>,
  { id: userId }: Pick<User, 'id'>,
): Promise<{ link: string; expiresAt: Date }> {
  if (!deps.telegram) throw new Refusal('not_open_yet')
  await limit(deps, `telegram:${userId}`, pairing)
  const name = await deps.telegram.name()
  if (name === null) throw new Refusal('unavailable')
  const code = newLink()
  const expiresAt = new Date(deps.clock.now().getTime() + telegramCodeMinutes * minuteMs)
  await upsertCode(deps.sql, { userId, digest: digestOfLink(code), expiresAt })
  return { link: `https://t.me/${name}?start=${code}`, expiresAt }
}

/** Tells a user nothing more by Telegram; idempotent. */
export async function unpairTelegram(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    await deletePairing(sql, id)
    await withdrawMessages(sql, { userId: id, channel: 'telegram' })
  })
}

/** After a week without updates Telegram may number the next one anew, lower than the last. */
const daysOfNumbers = 6

type ReadDeps = Pick<Deps, 'sql' | 'clock' | 'telegram'>

/** Reads what people have sent to the bot: codes that pair, and /stop. Fails while Telegram is away. */
export async function readTelegramUpdates(deps: ReadDeps): Promise<void> {
  const { telegram, sql, clock } = deps
  if (!telegram) return
  const { id: botId } = telegram
  const readAt = clock.now()
  const since = new Date(readAt.getTime() - daysOfNumbers * dayMs)
  const lastId = await findLastUpdate(sql, botId, since)
  const updates = await telegram.updates(lastId)
  // The runner of jobs asks again ever later.
  if (!updates) throw new Error('The updates of the bot cannot be had')
  if (updates.lastId === null) return
  for (const text of updates.texts) await answer(deps, telegram, text)
  await upsertLastUpdate(sql, { botId, lastId: updates.lastId, readAt })
}

async function answer(deps: ReadDeps, bot: TelegramBot, sent: TelegramText): Promise<void> {
  const { chatId, text } = sent
  const [, code] = /^\/start ([\w-]{43})$/.exec(text.trim()) ?? []
  if (code !== undefined) {
    const { language, result } = await pair(deps, chatId, code)
    await bot.send(chatId, channelTexts[language].telegram[result])
    return
  }
  if (!/^\/stop\b/.test(text.trim())) return
  const language = await deleteChat(deps.sql, chatId)
  if (language) await bot.send(chatId, channelTexts[language].telegram.stopped)
}

interface Pairing {
  readonly language: Lang
  readonly result: 'paired' | 'spent' | 'taken'
}

/** Pairs a chat with the account of a code, which is used up; not a chat of another account. */
async function pair({ sql, clock }: ReadDeps, chatId: string, code: string): Promise<Pairing> {
  return sql.begin(async (tx) => {
    const now = clock.now()
    const owner = await takeCode(tx, digestOfLink(code), now)
    if (!owner) return { language: 'ro', result: 'spent' }
    const { userId, language } = owner
    if (await isChatOfOther(tx, chatId, userId)) return { language, result: 'taken' }
    await upsertChat(tx, { userId, chatId, pairedAt: now })
    return { language, result: 'paired' }
  })
}
