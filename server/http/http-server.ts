import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { retryAfter } from '../errors.ts'
import type { BodyRateGuard } from './body-rate.ts'
import type { CachedPages } from '../pages/cache/cached-pages.ts'
import { rawRefusal, refuseRaw, type RawStatus } from './raw-refusal.ts'

interface ServerParts {
  readonly finished: Pick<CachedPages, 'answer'>
  readonly bodies: Pick<BodyRateGuard, 'watch'>
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
  /** Answers a request for which there is no time. False: not answered. */
  readonly shed: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * HTTP server in front of Fastify. Closes connections that send no headers within 12 seconds, limits the time of
 * bodies, validates the request target and sends cached pages.
 */
export function createHttpServer(
  { finished, bodies, headers, shed }: ServerParts,
  next: RequestListener,
): Server {
  const options = {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 15_000,
    // BodyRateGuard limits the time of bodies.
    requestTimeout: 0,
    // Checked below, so that the refusal carries the security headers.
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
    // It is about to close: a proxy opens its next connection elsewhere.
    if (!server.listening) response.shouldKeepAlive = false
    if (finished.answer(request, response) || shed(request, response)) return
    next(request, response)
  })
  server.on('checkExpectation', (_request, response) => refuse(response, 417, headers))
  return server
}

/** Answers what the HTTP parser rejects. */
export function refuseClient(
  { code }: { readonly code?: string },
  socket: Socket,
  headers: ServerParts['headers'],
): void {
  if (code === 'ECONNRESET') socket.destroy()
  else refuseRaw(socket, statuses[code ?? ''] ?? 400, headers)
}

const statuses: Readonly<Record<string, RawStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Refuses a request outside of any route. */
export function refuse(
  response: ServerResponse,
  status: RawStatus,
  headers: ServerParts['headers'],
): void {
  const body = JSON.stringify(rawRefusal(status))
  response
    .writeHead(status, STATUS_CODES[status], {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
      ...(status === 503 && { 'retry-after': retryAfter }),
    })
    .end(body)
}

/** With two Host headers a proxy and the site could use different ones (request smuggling). HTTP/1.0 requires none. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/**
 * Reduces an absolute request target to its path and takes over its host (RFC 9112, 3.2.2). False for an invalid
 * target.
 */
function readTarget(request: IncomingMessage): boolean {
  const { url = '' } = request
  if (url.startsWith('/')) return true
  const [, host, path = ''] = /^https?:\/\/([^/?#@\s]+)([/?].*)?$/i.exec(url) ?? []
  if (!host) return false
  request.url = path.startsWith('/') ? path : `/${path}`
  request.headers.host = host
  return true
}
