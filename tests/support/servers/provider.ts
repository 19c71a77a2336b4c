import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'

interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Provider extends AsyncDisposable {
  readonly url: string
  readonly received: readonly Received[]
}

type Manner = number | 'silent' | 'breaks'

/** A local provider that answers with a status, never answers, or resets the connection. */
export async function openProvider(manner: Manner, headers = {}): Promise<Provider> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request
    received.push({ method, path, headers: request.headers, body: await text(request) })
    if (manner === 'breaks') request.socket.destroy()
    if (typeof manner === 'number') {
      const answer = JSON.stringify({ echo: received.at(-1)?.body })
      response.writeHead(manner, { 'content-type': 'application/json', ...headers }).end(answer)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A closed port. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  return address.port
}
