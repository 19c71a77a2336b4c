import * as z from 'zod'
import type { Describer, DescriptionFacts } from '#domains/deps.ts'
import { readAnswer } from './describer-answer.ts'
import { chatOf } from './describer-prompt.ts'
import { reasonOf, type Line } from '../http-post.ts'

interface AiAccount {
  /** Up to the version, e.g. "https://api.openai.com/v1". */
  readonly url: string
  readonly key: string
  readonly model: string
}

interface Patience extends Line {
  readonly firstTokenLimit?: number
}

/** Two thousand characters, each of which may come as the six of a JSON escape. */
const answerLimit = 12_100
/** Signs of the stream itself, with all that servers wrap around a word. */
const streamLimit = 2_000_000

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
})

/** What a server answered that is no use; its words are never kept, they may be anything. */
class Unusable extends Error {}

/** Any server that speaks OpenAI's chat completions. It is asked once, and gets the facts and nothing else. */
export function openAiDescriber(account: AiAccount, line: Patience): Describer {
  const { warn } = line
  const provider = new URL(account.url).host
  return {
    describe: async (facts) => {
      try {
        const reading = readAnswer(await ask(account, facts, line))
        if ('description' in reading) return reading.description
        throw new Unusable(reading.reason)
      } catch (error) {
        const reason = error instanceof Unusable ? error.message : reasonOf(error)
        warn({ provider, reason }, 'A description could not be used')
        return null
      }
    },
  }
}

async function ask(account: AiAccount, facts: DescriptionFacts, line: Patience): Promise<string> {
  const { timeLimit = 20_000, firstTokenLimit = 8_000 } = line
  const silence = new AbortController()
  const timer = setTimeout(
    () => silence.abort(new DOMException('No first token', 'TimeoutError')),
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
      // Other parameters are left out: each is refused by some server that calls itself compatible.
      body: JSON.stringify({ model: account.model, messages: chatOf(facts), stream: true }),
      redirect: 'manual',
      signal: AbortSignal.any([silence.signal, AbortSignal.timeout(timeLimit)]),
    })
    if (!response.ok || !response.body) {
      void response.body?.cancel().catch(() => {})
      throw new Unusable(`status ${response.status}`)
    }
    return await contentOf(response.body, () => clearTimeout(timer))
  } finally {
    clearTimeout(timer)
  }
}

/** The words of the stream put together; leaving the loop hangs up. */
async function contentOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onFirst: () => void,
): Promise<string> {
  let content = ''
  for await (const data of eventsOf(body)) {
    if (data === '[DONE]') break
    const chunk = Chunk.safeParse(JSON.parse(data))
    if (!chunk.success) throw new Unusable('another protocol')
    const piece = chunk.data.choices[0]?.delta?.content
    if (!piece) continue
    onFirst()
    content += piece
    if (content.length > answerLimit) throw new Unusable('a text too long')
  }
  return content
}

/** The data of server-sent events, however the network has cut them: inside a line, inside a letter. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = ''
  let length = 0
  for await (const piece of body.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))) {
    length += piece.length
    if (length > streamLimit) throw new Unusable('a stream too long')
    const lines = (rest + piece).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const row of lines) if (row.startsWith('data:')) yield row.slice('data:'.length).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}
