import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { portOf } from './provider.ts'

export const botToken = '123456:a-token-of-the-tests-only'

interface Sent {
  readonly chat_id: string
  readonly text: string
}

interface Update {
  readonly update_id: number
  readonly message: object
}

export interface TelegramService extends AsyncDisposable {
  readonly url: string
  /** Texts of the bot, oldest first. */
  readonly sent: readonly Sent[]
  /** Somebody writes to the bot. */
  readonly write: (chatId: number, text: string, type?: string) => void
  /** Numbers the next update anew, as Telegram may after a week without any. */
  readonly numberFrom: (id: number) => void
  /** Answers with this status from now on; 200 at first. */
  readonly answerWith: (status: number) => void
}

/** A local server that speaks the Bot API, as far as the product uses it. */
export async function openTelegram(): Promise<TelegramService> {
  const sent: Sent[] = []
  let updates: Update[] = []
  let lastId = 100
  let status = 200
  const methods: Readonly<Record<string, (payload: Record<string, unknown>) => unknown>> = {
    getMe: () => ({ id: 123_456, is_bot: true, username: 'gasit_test_bot' }),
    sendMessage: ({ chat_id: chatId, text }) => {
      sent.push({ chat_id: String(chatId), text: String(text) })
      return { message_id: sent.length }
    },
    getUpdates: ({ offset }) => {
      updates = updates.filter((update) => update.update_id >= Number(offset ?? 0))
      return updates
    },
  }
  const server = createServer(async (request, response) => {
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const payload = await json(request)
    const known = methods[method]
    if (token !== botToken || !known) return response.writeHead(404).end('{"ok":false}')
    const isRead = status === 200 && typeof payload === 'object' && payload !== null
    const result = isRead ? known({ ...payload }) : null
    return response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ok: status === 200, result, description: 'Forbidden' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    sent,
    write: (chatId, text, type = 'private') => {
      const message = { text, chat: { id: chatId, type } }
      updates.push({ update_id: ++lastId, message })
    },
    numberFrom: (id) => {
      lastId = id - 1
      updates = []
    },
    answerWith: (code) => {
      status = code
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
