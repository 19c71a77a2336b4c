import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '../../calls/authentication.ts'
import type { Config } from '../../config.ts'
import { countCachedPage } from '../../metrics/requests.ts'
import { acceptedEncoding, type Encoding } from '../../http/compression.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { encodedBody, type CachedPage } from './compress-page.ts'
import type { PageCache } from './page-cache.ts'
import { PlainBodies } from './plain-bodies.ts'
import type { PageKind } from '#contract/rules/numbers/metrics.ts'
import type { ViewCounter } from '../views/view-counter.ts'

/** Memory bound for URLs: robots invent new ones without end. Longer URLs are not stored. */
const maxBytes = 4 * 1024 * 1024
const maxUrlLength = 512
/** Memory bound for plain texts: some forty pages. */
const maxPlainBytes = 4 * 1024 * 1024
/** Approximate overhead of an entry besides its strings. */
const entryBytes = 200

/** Headers of a shared page, whether Fastify or this module sends it. */
export const sharedPageHeaders = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent',
} as const

interface KnownPage {
  readonly key: string
  readonly kind: PageKind | null
}

/**
 * Sends cached pages before Fastify handles the request, at a third of the cost: nearly all traffic is anonymous and
 * hits the cache. Other requests are passed on.
 */
export class CachedPages {
  readonly #cache: PageCache
  readonly #cookie: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #isPressed: () => boolean
  readonly #views: Pick<ViewCounter, 'count'>
  /** For clients that accept no compression. */
  readonly plain = new PlainBodies(maxPlainBytes)
  /** Cache keys and kinds of pages by device and URL as requested. */
  readonly #keys = new Map<string, KnownPage>()
  #bytes = 0

  /** `isPressed`: pages cannot be rendered now; then those that have expired are sent too, and to everybody. */
  constructor(
    cache: PageCache,
    config: Config,
    { isPressed, views }: { isPressed: () => boolean; views: Pick<ViewCounter, 'count'> },
  ) {
    this.#cache = cache
    this.#isPressed = isPressed
    this.#views = views
    this.#cookie = sessionCookie(config)
    this.#headers = {
      ...securityHeaders(config),
      ...sharedPageHeaders,
      'content-type': 'text/html; charset=utf-8',
    }
  }

  /** Stores the cache key of this URL; evicts the least recently requested ones. */
  remember(device: string, address: string, known: KnownPage): void {
    if (address.length > maxUrlLength) return
    const requested = `${device} ${address}`
    this.#evict(requested)
    this.#keys.set(requested, known)
    this.#bytes += sizeOf(requested, known)
    for (const oldest of this.#keys.keys()) {
      if (this.#bytes <= maxBytes) return
      this.#evict(oldest)
    }
  }

  #evict(requested: string): void {
    const known = this.#keys.get(requested)
    if (known === undefined) return
    this.#keys.delete(requested)
    this.#bytes -= sizeOf(requested, known)
  }

  #knownOf(requested: string): KnownPage | undefined {
    const known = this.#keys.get(requested)
    if (known === undefined) return undefined
    this.#keys.delete(requested)
    this.#keys.set(requested, known)
    return known
  }

  /** Sends the page if it is cached. False: not answered. */
  answer({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean {
    const isPressed = this.#isPressed()
    const isPersonal = !isPressed && headers.cookie?.includes(this.#cookie)
    if (method !== 'GET' || isPersonal) return false
    const known = this.#knownOf(`${deviceOf(headers)} ${url}`)
    const peek = (key: string): CachedPage | null =>
      isPressed ? this.#cache.peekAny(key) : this.#cache.peek(key)
    const page = known === undefined ? null : peek(known.key)
    if (!page) return false
    const encoding = acceptedEncoding(headers['accept-encoding'])
    const body = this.#bodyOf(page, encoding)
    if (!body) return false
    countCachedPage()
    if (page.status === 200) this.#views.count(known?.kind ?? null, headers['user-agent'])
    if (headers['if-none-match'] === page.etag) {
      response.writeHead(304, { ...this.#headers, etag: page.etag }).end()
      return true
    }
    response
      .writeHead(page.status, {
        ...this.#headers,
        etag: page.etag,
        ...(encoding && { 'content-encoding': encoding }),
        'content-length': body.byteLength,
      })
      .end(body)
    return true
  }

  /** Null: it has to be decompressed. */
  #bodyOf(page: CachedPage, encoding: Encoding | null): Buffer | null {
    return encoding ? encodedBody(page, encoding) : this.plain.peek(page)
  }
}

function sizeOf(requested: string, { key }: KnownPage): number {
  return entryBytes + 2 * (requested.length + key.length)
}

/** From the client hint, else from the user agent. */
export function deviceOf(headers: IncomingMessage['headers']): 'desktop' | 'mobile' {
  const hint = headers['sec-ch-ua-mobile']
  const isMobile = hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isMobile ? 'mobile' : 'desktop'
}
