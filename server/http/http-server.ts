import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { BodyRateGuard } from './body-rate.ts'
import type { CachedPages } from '../pages/cached-pages.ts'
import { rawRefusal, refuseRaw, type RawStatus } from './raw-refusal.ts'

interface Door {
  readonly finished: Pick<CachedPages, 'answer'>
  readonly bodies: Pick<BodyRateGuard, 'watch'>
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The HTTP server before the framework. Connections that send no headers are closed within 12 seconds, bodies are
 * watched by `bodies`, targets other than a path are read or refused, and finished pages are sent from here.
 */
export function createHttpServer(
  { finished, bodies, headers }: Door,
  next: RequestListener,
): Server {
  const options = {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 15_000,
    // Bodies have limits of their own, see BodyRateGuard.
    requestTimeout: 0,
    // Checked here, so that the refusal has its headers.
    requireHostHeader: false,
  }
  const server = createServer(options, (request, response) => {
    bodies.watch(request, response)
    if (!hasOneHost(request)) return refuse(response, 400, headers)
    if (request.url === '*' && request.method === 'OPTIONS') {
      response.writeHead(204, { ...headers, allow: 'GET, HEAD, POST, OPTIONS' }).end()
      return
    }
    if (!readTarget(request)) return refuse(response, 400, headers)
    if (!finished.answer(request, response)) next(request, response)
  })
  server.on('checkExpectation', (_request, response) => refuse(response, 417, headers))
  return server
}

/** What the parser of HTTP refuses, which no route ever sees. */
export function refuseClient(
  { code }: { readonly code?: string },
  socket: Socket,
  headers: Door['headers'],
): void {
  if (code === 'ECONNRESET') socket.destroy()
  else refuseRaw(socket, statuses[code ?? ''] ?? 400, headers)
}

const statuses: Readonly<Record<string, RawStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers what no route sees. */
export function refuse(
  response: ServerResponse,
  status: RawStatus,
  headers: Door['headers'],
): void {
  const body = JSON.stringify(rawRefusal(status))
  response
    .writeHead(status, STATUS_CODES[status], {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body)
}

/** A proxy and the site could each believe another one of two. HTTP/1.0 knows none. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Leaves the path of an absolute target (RFC 9112, 3.2.2), whose host counts. False for what names no resource. */
function readTarget(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (url.startsWith('/')) return true
  const [, host, path = ''] = /^https?:\/\/([^/?#@\s]+)([/?].*)?$/i.exec(url) ?? []
  if (!host) return false
  request.url = path.startsWith('/') ? path : `/${path}`
  request.headers.host = host
  return true
}
