import { plainBody, type CachedPage } from './compress-page.ts'

/**
 * Plain texts of the cached pages that are asked for without compression, by programs and old proxies: decompressing
 * costs several times as much as sending. Evicts the least recently used.
 */
export class PlainBodies {
  /** By the tag of the content, which outlives its compressed forms. */
  readonly #bodies = new Map<string, Buffer>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The text if it is in memory. */
  peek({ etag }: CachedPage): Buffer | null {
    const body = this.#bodies.get(etag)
    if (!body) return null
    this.#bodies.delete(etag)
    this.#bodies.set(etag, body)
    return body
  }

  /** The text, decompressed if need be. */
  async read(page: CachedPage): Promise<Buffer> {
    const known = this.peek(page)
    if (known) return known
    const body = await plainBody(page)
    this.#evict(page.etag)
    this.#bodies.set(page.etag, body)
    this.#bytes += body.byteLength
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#evict(oldest)
    }
    return body
  }

  #evict(etag: string): void {
    this.#bytes -= this.#bodies.get(etag)?.byteLength ?? 0
    this.#bodies.delete(etag)
  }
}
