import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { portOf } from './servers/provider.ts'

interface Asked {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Model extends AsyncDisposable {
  readonly url: string
  readonly asked: readonly Asked[]
  /** Settles when whoever asked has hung up. */
  readonly left: Promise<void>
}

type Play = (response: ServerResponse) => Promise<void>

/** A server of a model on this machine; what it answers is played by the test. */
export async function openModel(play: Play): Promise<Model> {
  const asked: Asked[] = []
  const { promise: left, resolve } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    response.on('close', resolve).on('error', () => {})
    await play(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    asked,
    left,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One chunk of the stream as OpenAI writes it. */
export function chunkOf(content: string): string {
  const delta = { role: 'assistant', content }
  return `data: ${JSON.stringify({ id: 'c1', choices: [{ index: 0, delta }] })}\n\n`
}

/** The words in chunks of a few letters, and the network's pieces of so many bytes, whatever they cut. */
export function says(answer: string, bytes = 7): Play {
  const letters = answer.match(/[^]{1,5}/g) ?? []
  const stream = [
    ': a comment\r\n\r\n',
    chunkOf(''),
    ...letters.map(chunkOf),
    'data: {"choices":[],"usage":{"total_tokens":9}}\n\n',
    'data: [DONE]\n\n',
  ]
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const all = Buffer.from(stream.join(''))
    for (let from = 0; from < all.length; from += bytes) {
      response.write(all.subarray(from, from + bytes))
      // Each piece is to arrive by itself.
      await turn()
    }
    response.end()
  }
}
