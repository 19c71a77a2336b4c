import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The reader of requests that Node's HTTP server keeps at a connection; undocumented, so it may be absent. */
interface ParsedConnection {
  parser?: Partial<Record<'unconsume' | 'remove' | 'close', () => void>> | null
}

/**
 * Sends the head of an event stream. Returns the socket that takes its events, freed from the response, from Fastify's
 * request and its logger, and from the parser of further requests: 10,000 open streams take 130 MB less without them.
 */
export function beginStream(response: ServerResponse, headers: OutgoingHttpHeaders): Socket {
  const { socket } = response
  if (!socket) throw new Error('The connection of a stream has closed')
  // The stream ends with its connection, so its events need no chunks.
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  response.write('retry: 3000\n\n')
  response.detachSocket(socket)
  releaseConnection(socket)
  return socket
}

/** Ends the reading of requests from a connection, as Node does itself where one is upgraded. */
function releaseConnection(socket: Socket): void {
  for (const event of ['data', 'end', 'close', 'drain', 'timeout', 'error'])
    socket.removeAllListeners(event)
  socket.on('error', () => socket.destroy())
  // Connections of an HTTP server stay half open otherwise.
  socket.on('end', () => socket.destroySoon())
  // A parser must not be closed while it runs.
  setImmediate(() => {
    const connection: ParsedConnection = Object(socket)
    connection.parser?.unconsume?.()
    connection.parser?.remove?.()
    connection.parser?.close?.()
    connection.parser = null
    // Whatever the reader sends is not read.
    socket.resume()
  })
}
