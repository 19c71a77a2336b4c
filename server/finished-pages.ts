import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from './caller.ts'
import type { Config } from './config.ts'
import type { FinishedPage, PageCache } from './page-cache.ts'
import { securityHeaders } from './security-headers.ts'

/** Addresses remembered at once; robots make up new ones without end. */
const mostAddresses = 20_000

/** Headers of a finished page, the same whether the framework sends it or this file does. */
export const sharedPageHeaders = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent',
} as const

/**
 * Sends finished pages before the framework sees the request, at a third of the cost: nearly all traffic is
 * anonymous and asks for what is finished. Everything else is handed on.
 */
export class FinishedPages {
  readonly #cache: PageCache
  readonly #cookie: string
  readonly #headers: Readonly<Record<string, string>>
  /** Key of the cache by device and address as it came. */
  readonly #keys = new Map<string, string>()

  constructor(cache: PageCache, config: Config) {
    this.#cache = cache
    this.#cookie = sessionCookie(config)
    this.#headers = {
      ...securityHeaders(config),
      ...sharedPageHeaders,
      'content-type': 'text/html; charset=utf-8',
    }
  }

  /** Remembers under which key the page of this address is kept. */
  remember(device: string, address: string, key: string): void {
    if (this.#keys.size >= mostAddresses) this.#keys.clear()
    this.#keys.set(`${device} ${address}`, key)
  }

  /** Sends the page if it is finished. */
  answer({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' || headers.cookie?.includes(this.#cookie)) return false
    const key = this.#keys.get(`${deviceOf(headers)} ${url}`)
    const page = key === undefined ? null : this.#cache.peek(key)
    if (!page) return false
    const { body, encoding } = bodyFor(page, headers['accept-encoding'])
    if (headers['if-none-match'] === page.etag) {
      response.writeHead(304, { ...this.#headers, etag: page.etag }).end()
      return true
    }
    response
      .writeHead(page.status, {
        ...this.#headers,
        etag: page.etag,
        ...encoding,
        'content-length': body.byteLength,
      })
      .end(body)
    return true
  }
}

/** One bit: the browser's hint, else its name. */
export function deviceOf(headers: IncomingMessage['headers']): 'desktop' | 'mobile' {
  const hint = headers['sec-ch-ua-mobile']
  const isMobile = hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isMobile ? 'mobile' : 'desktop'
}

/** The smallest form that the browser takes. */
export function bodyFor(
  page: FinishedPage,
  accepted: string | string[] = '',
): { body: Buffer; encoding: { 'content-encoding'?: string } } {
  if (accepted.includes('br')) return { body: page.brotli, encoding: { 'content-encoding': 'br' } }
  if (accepted.includes('gzip'))
    return { body: page.gzip, encoding: { 'content-encoding': 'gzip' } }
  return { body: page.plain, encoding: {} }
}
