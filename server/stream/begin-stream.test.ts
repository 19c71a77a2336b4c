import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { beginStream } from './begin-stream.ts'

/** A stream that has begun: the server's socket and the reader's. */
async function begun(): Promise<{ socket: Socket; reader: Socket; [Symbol.dispose]: () => void }> {
  const started = Promise.withResolvers<Socket>()
  const server = createServer((_request, response) => started.resolve(beginStream(response, {})))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const { port }: AddressInfo = Object(address)
  const reader = connect(port, '127.0.0.1')
  reader.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  const socket = await started.promise
  return { socket, reader, [Symbol.dispose]: () => void server.close() }
}

/** Unlike `once`, also after an error. */
async function closing(socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.on('close', () => resolve())
  return promise
}

test('events reach the reader after the connection has been freed, whatever the reader sends', async () => {
  using stream = await begun()
  const { socket, reader } = stream
  await once(reader, 'data')
  expect(Object(socket).parser).toBeNull()

  reader.write('GET /other HTTP/1.1\r\nhost: a\r\n\r\nnoise')
  const rest = text(reader)
  socket.end('data: 1\n\n')
  expect(await rest).toBe('data: 1\n\n')
})

test('a stream ends with its reader, also one that only stops sending', async () => {
  using gone = await begun()
  const closed = closing(gone.socket)
  gone.reader.resetAndDestroy()
  await closed

  using half = await begun()
  const ended = closing(half.socket)
  half.reader.resume().end()
  await ended
  expect(half.socket.destroyed).toBe(true)
})
