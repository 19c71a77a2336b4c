import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { portOf } from '../servers/provider.ts'

interface ModelRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Model extends AsyncDisposable {
  readonly url: string
  readonly requests: readonly ModelRequest[]
  /** Settles when the client has disconnected. */
  readonly disconnected: Promise<void>
}

type Play = (response: ServerResponse) => Promise<void>

/** A local model server; the test plays its response. */
export async function openModel(play: Play): Promise<Model> {
  const requests: ModelRequest[] = []
  const { promise: disconnected, resolve } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    response.on('close', resolve).on('error', () => {})
    await play(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    requests,
    disconnected,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One chunk of OpenAI's event stream. */
export function chunkOf(content: string): string {
  const delta = { role: 'assistant', content }
  return `data: ${JSON.stringify({ id: 'c1', choices: [{ index: 0, delta }] })}\n\n`
}

/** Streams the text in chunks of a few letters, split into network packets of this many bytes. */
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
      // Each packet must arrive separately.
      await turn()
    }
    response.end()
  }
}
