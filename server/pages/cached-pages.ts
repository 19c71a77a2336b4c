import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '../calls/authentication.ts'
import type { Config } from '../config.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { securityHeaders } from '../http/security-headers.ts'

/** Robots make up new addresses without end: those cached take so many bytes together, and long ones are not. */
const mostBytes = 4 * 1024 * 1024
const longestAddress = 512
/** What an entry takes besides its letters, about. */
const entryBytes = 200

/** Headers of a finished page, the same whether the framework sends it or this file does. */
export const sharedPageHeaders = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Cookie, Sec-CH-UA-Mobile, User-Agent',
} as const

/**
 * Sends finished pages before the framework sees the request, at a third of the cost: nearly all traffic is
 * anonymous and asks for what is finished. Everything else is handed on.
 */
export class CachedPages {
  readonly #cache: PageCache
  readonly #cookie: string
  readonly #headers: Readonly<Record<string, string>>
  /** Key of the cache by device and address as it came. */
  readonly #keys = new Map<string, string>()
  #bytes = 0

  constructor(cache: PageCache, config: Config) {
    this.#cache = cache
    this.#cookie = sessionCookie(config)
    this.#headers = {
      ...securityHeaders(config),
      ...sharedPageHeaders,
      'content-type': 'text/html; charset=utf-8',
    }
  }

  /** Remembers under which key the page of this address is kept; forgets the address that was longest unasked. */
  remember(device: string, address: string, key: string): void {
    if (address.length > longestAddress) return
    const asked = `${device} ${address}`
    this.#forget(asked)
    this.#keys.set(asked, key)
    this.#bytes += sizeOf(asked, key)
    for (const oldest of this.#keys.keys()) {
      if (this.#bytes <= mostBytes) return
      this.#forget(oldest)
    }
  }

  #forget(asked: string): void {
    const key = this.#keys.get(asked)
    if (key === undefined) return
    this.#keys.delete(asked)
    this.#bytes -= sizeOf(asked, key)
  }

  #keyOf(asked: string): string | undefined {
    const key = this.#keys.get(asked)
    if (key === undefined) return undefined
    this.#keys.delete(asked)
    this.#keys.set(asked, key)
    return key
  }

  /** Sends the page if it is finished. */
  answer({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' || headers.cookie?.includes(this.#cookie)) return false
    const key = this.#keyOf(`${deviceOf(headers)} ${url}`)
    const page = key === undefined ? null : this.#cache.peek(key)
    const packed = page && packedFor(page, headers['accept-encoding'])
    if (!page || !packed) return false
    const { body, encoding } = packed
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

function sizeOf(asked: string, key: string): number {
  return entryBytes + 2 * (asked.length + key.length)
}

/** One bit: the browser's hint, else its name. */
export function deviceOf(headers: IncomingMessage['headers']): 'desktop' | 'mobile' {
  const hint = headers['sec-ch-ua-mobile']
  const isMobile = hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isMobile ? 'mobile' : 'desktop'
}

/** The smallest form that the browser takes; null where it takes none. */
export function packedFor(
  page: CachedPage,
  accepted: string | string[] = '',
): { body: Buffer; encoding: { 'content-encoding': string } } | null {
  if (accepted.includes('br')) return { body: page.brotli, encoding: { 'content-encoding': 'br' } }
  if (accepted.includes('gzip'))
    return { body: page.gzip, encoding: { 'content-encoding': 'gzip' } }
  return null
}
