import * as z from 'zod'
import type { ProviderOptions } from '../http-post.ts'

export interface AiAccount {
  /** Up to the version, e.g. "https://api.openai.com/v1". */
  readonly url: string
  readonly key: string
  readonly model: string
}

export interface ChatMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

export interface TimeLimits extends ProviderOptions {
  readonly firstTokenLimit?: number
}

interface Limits extends Omit<TimeLimits, 'warn'> {
  readonly answerLimit: number
}

/** Characters of the event stream, including the JSON envelope around each token. */
const streamLimit = 2_000_000

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
})

/** An unusable answer. The message never contains the answer's text. */
export class UnusableAnswer extends Error {}

/**
 * Asks an OpenAI-compatible chat completions endpoint once; returns the answer's text, of at most `answerLimit`
 * characters.
 */
export async function completeChat(
  account: AiAccount,
  messages: readonly ChatMessage[],
  { timeLimit = 20_000, firstTokenLimit = 8_000, answerLimit }: Limits,
): Promise<string> {
  const firstToken = new AbortController()
  const timer = setTimeout(
    () => firstToken.abort(new DOMException('No first token', 'TimeoutError')),
    firstTokenLimit,
  )
  try {
    const response = await fetch(`${account.url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${account.key}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      // Other parameters are omitted because some compatible servers reject them.
      body: JSON.stringify({ model: account.model, messages, stream: true }),
      redirect: 'manual',
      signal: AbortSignal.any([firstToken.signal, AbortSignal.timeout(timeLimit)]),
    })
    if (!response.ok || !response.body) {
      void response.body?.cancel().catch(() => {})
      throw new UnusableAnswer(`status ${response.status}`)
    }
    return await contentOf(response.body, answerLimit, () => clearTimeout(timer))
  } finally {
    clearTimeout(timer)
  }
}

/** Concatenates the content of the stream; leaving the loop cancels the response. */
async function contentOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  answerLimit: number,
  onFirst: () => void,
): Promise<string> {
  let content = ''
  for await (const data of eventsOf(body)) {
    if (data === '[DONE]') break
    const chunk = Chunk.safeParse(JSON.parse(data))
    if (!chunk.success) throw new UnusableAnswer('another protocol')
    const text = chunk.data.choices[0]?.delta?.content
    if (!text) continue
    onFirst()
    content += text
    if (content.length > answerLimit) throw new UnusableAnswer('a text too long')
  }
  return content
}

/** Yields the data of server-sent events; chunks may end inside a line or a UTF-8 sequence. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = ''
  let length = 0
  for await (const text of body.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))) {
    length += text.length
    if (length > streamLimit) throw new UnusableAnswer('a stream too long')
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const row of lines) if (row.startsWith('data:')) yield row.slice('data:'.length).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}
