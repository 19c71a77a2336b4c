import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A server before the product's. Each request reaches it from another address of the loopback network. */
export interface Front {
  readonly address: string
  /** How many answers had each status. */
  readonly statuses: Map<number, number>
  /** What was asked for where the answer was 500 or more. */
  readonly bugs: string[]
  readonly close: () => Promise<void>
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Opens the product on a port of its own, and a front that hands on to it all but the addresses of `own`. */
export async function openFront(
  app: FastifyInstance,
  own: Readonly<Record<string, Answer>> = {},
): Promise<Front> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = addressOf(app.server.address())
  const statuses = new Map<number, number>()
  const bugs: string[] = []
  const agent = new Agent({ keepAlive: false })
  let requests = 0

  const front = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname
    const answer = own[path]
    if (answer) return answer(incoming, response)
    const { method, url, headers } = incoming
    const localAddress = sourceOf(++requests)
    const onward = request({
      port,
      host: '127.0.0.1',
      localAddress,
      agent,
      method,
      path: url,
      headers,
    })
    onward.on('response', (answered) => {
      const { statusCode = 0 } = answered
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if (statusCode >= 500) bugs.push(`${statusCode} ${method} ${url}`)
      response.writeHead(statusCode, answered.headers)
      answered.pipe(response)
    })
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
    return undefined
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  const { port: frontPort } = addressOf(front.address())
  const close = async (): Promise<void> => {
    front.closeAllConnections()
    await new Promise((done) => front.close(done))
  }
  return { address: `http://127.0.0.1:${frontPort}`, statuses, bugs, close }
}

/** Another /24 for each, as limits count neighbours together. */
function sourceOf(number: number): string {
  return `127.${1 + ((number >> 8) % 254)}.${number & 255}.1`
}

function addressOf(value: AddressInfo | string | null): AddressInfo {
  if (value === null || typeof value === 'string') throw new Error('It listens on no port')
  return value
}
