import * as z from 'zod'
import type { Delivery, TelegramBot } from '#domains/deps.ts'
import { notSentCodes, reasonOf, type ProviderOptions } from '../http-post.ts'
import type { ChannelSettings } from '../../settings/channel-settings.ts'

type Settings = Pick<ChannelSettings, 'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_API_URL'>

const Me = z.object({ result: z.object({ username: z.string().regex(/^\w{3,64}$/) }) })
const Updates = z.object({
  result: z.array(
    z.object({
      update_id: z.int(),
      message: z
        .object({
          text: z.string().optional(),
          chat: z.object({ id: z.int(), type: z.string() }),
        })
        .optional(),
    }),
  ),
})

/** What another attempt would not change. */
const permanentStatuses: readonly number[] = [400, 401]

/** Seconds that the service waits for an update; shorter than the jobs wait when the process ends. */
const pollSeconds = 3
const updatesAtOnce = 100

/** Null without a token. The URL has the token, so it is never logged. */
export function telegramBot(
  { TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_API_URL: url }: Settings,
  options: ProviderOptions,
): TelegramBot | null {
  if (botToken === undefined) return null
  const ask = (method: string, payload: object): Promise<Answer> =>
    askBot(`${url.replace(/\/$/, '')}/bot${botToken}/${method}`, payload, options)
  let name: string | null = null
  return {
    id: botToken.split(':', 1).join(),
    name: async () => {
      name ??= Me.safeParse((await ask('getMe', {})).body).data?.result.username ?? null
      return name
    },
    send: async (chatId, text) => {
      const preview = { link_preview_options: { is_disabled: true } }
      const { outcome } = await ask('sendMessage', { chat_id: chatId, text, ...preview })
      return outcome
    },
    updates: async (after) => {
      const { body } = await ask('getUpdates', {
        ...(after !== null && { offset: after + 1 }),
        ...{ limit: updatesAtOnce, timeout: pollSeconds },
        allowed_updates: ['message'],
      })
      const parsed = Updates.safeParse(body)
      return parsed.success ? textsOf(parsed.data.result) : null
    },
  }
}

/** Texts of private chats alone: a group has no account. */
function textsOf(
  updates: z.infer<typeof Updates>['result'],
): Awaited<ReturnType<TelegramBot['updates']>> {
  return {
    lastId: updates.length > 0 ? Math.max(...updates.map((update) => update.update_id)) : null,
    texts: updates.flatMap(({ update_id: id, message }) =>
      message?.text !== undefined && message.chat.type === 'private'
        ? [{ id, chatId: String(message.chat.id), text: message.text }]
        : [],
    ),
  }
}

interface Answer {
  readonly outcome: Delivery | 'gone' | 'refused'
  /** Null unless the answer was good. */
  readonly body: unknown
}

async function askBot(
  url: string,
  payload: object,
  { warn, timeLimit = 8_000 }: ProviderOptions,
): Promise<Answer> {
  const provider = new URL(url).host
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    })
    if (response.ok) return { outcome: 'sent', body: await response.json() }
    const { status } = response
    const { description } = z
      .object({ description: z.string().default('') })
      .catch({ description: '' })
      .parse(await response.json().catch(() => ({})))
    // The person has stopped the bot, or the chat is not there any more.
    if (status === 403 || (status === 400 && /chat not found/i.test(description)))
      return { outcome: 'gone', body: null }
    warn({ provider, status }, 'Telegram refused a request')
    return { outcome: permanentStatuses.includes(status) ? 'refused' : 'failed', body: null }
  } catch (error) {
    const reason = reasonOf(error)
    warn({ provider, reason }, 'Telegram did not answer')
    return { outcome: notSentCodes.includes(reason) ? 'failed' : 'unknown', body: null }
  }
}
