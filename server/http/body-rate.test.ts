import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { BodyRateGuard } from './body-rate.ts'

const pace = { timeLimitMs: 1_500, minRate: 100, lingerMs: 500 }

/** A server that reads bodies and answers complete ones; `/file` admits a file. */
async function watchedServer(): Promise<number> {
  const watch = new BodyRateGuard({ 'x-content-type-options': 'nosniff' }, pace)
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    watch.watch(request, response)
    if (request.url === '/file') watch.admitFile(request)
    if (request.url === '/refused') response.writeHead(401).end('no')
    request.resume().on('end', () => response.end('whole'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Sends one byte of a 1,000-byte body at once and one more every `pauseMs`. */
async function drip(path: string, pauseMs: number, bytes: number): Promise<Socket> {
  const socket = connect(await watchedServer(), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n`)
  const timer = setInterval(() => socket.write('x'.repeat(bytes)), pauseMs)
  socket.once('close', () => clearInterval(timer))
  return socket
}

async function heard(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += String(chunk)))
  // What is sent after the server has closed resets the connection: an error before the close, and no failure.
  await new Promise((closed) => socket.once('close', closed))
  return text
}

test('a body that drips is closed, with an answer that carries the site’s headers', async () => {
  const answer = await heard(await drip('/call', 100, 1))

  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('"success":false')
})

test('a file that drips is closed too', async () => {
  expect(await heard(await drip('/file', 100, 1))).toMatch(/^HTTP\/1.1 408 /)
})

test('a file that keeps to the rate goes on past the time of other bodies', async () => {
  // 1,000 bytes at 250 a second take more than twice the time limit of other bodies.
  const socket = await drip('/file', 100, 25)
  const [answer] = await once(socket, 'data')
  socket.destroy()

  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
})

test('what goes on sending after its refusal is closed', async () => {
  expect(await heard(await drip('/refused', 100, 1))).toMatch(/^HTTP\/1.1 401 /)
})
