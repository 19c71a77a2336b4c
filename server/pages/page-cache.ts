import { clearTtlCaches } from '#domains/ttl-cache.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)

/** A page in its compressed encodings; the plain text would take two thirds of the memory. */
export interface CachedPage {
  readonly status: number
  readonly etag: string
  readonly brotli: Buffer
  readonly gzip: Buffer
}

interface CacheEntry {
  readonly page: CachedPage
  readonly tags: readonly string[]
  readonly freshUntil: number
}

export interface HtmlPage {
  readonly status: number
  readonly html: string
  /** Tags of the data that the page shows: the page is dropped when one of them is invalidated. */
  readonly tags: readonly string[]
  /** A call failed that the page does without: it is served, but does not replace a whole page in the cache. */
  readonly isPartial?: boolean
}

/** Tag of every page. */
export const everyPage = '*'

const freshMs = 60_000
/** Longer URLs are served, not cached: nobody links to them. */
const maxKeyLength = 1_024
/** Approximate overhead of an entry besides its bytes and key. */
const entryBytes = 1_024

/**
 * Cache of the pages of anonymous visitors. Concurrent requests share one rendering; a stale page is served while it is
 * rendered anew, and for as long as that fails (the database is unavailable). Evicts the least recently used.
 */
export class PageCache {
  readonly #entries = new Map<string, CacheEntry>()
  readonly #pending = new Map<string, Promise<CachedPage>>()
  readonly #maxBytes: number
  #bytes = 0
  #generation = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  async get(key: string, make: () => Promise<HtmlPage>): Promise<CachedPage> {
    const entry = this.#entries.get(key)
    if (!entry) return this.#refresh(key, make)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    // A stale page is better than none; the failure has been logged where it happened.
    if (entry.freshUntil <= Date.now()) this.#refresh(key, make).catch(() => {})
    return entry.page
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  /** The page if it is cached and fresh; renders nothing. */
  peek(key: string): CachedPage | null {
    const entry = this.#entries.get(key)
    return entry && entry.freshUntil > Date.now() ? entry.page : null
  }

  /** The page if it is cached, however old; for times when no newer one can be had. */
  peekAny(key: string): CachedPage | null {
    return this.#entries.get(key)?.page ?? null
  }

  /** Drops every page with one of these tags; all pages for `everyPage`. */
  drop(tags: ReadonlySet<string>): void {
    this.#generation++
    // Later requests must not get a page whose rendering began before the change.
    this.#pending.clear()
    const isEvery = tags.has(everyPage)
    for (const [key, entry] of this.#entries)
      if (isEvery || entry.tags.some((tag) => tags.has(tag))) this.#evict(key)
  }

  #refresh(key: string, make: () => Promise<HtmlPage>): Promise<CachedPage> {
    const pending = this.#pending.get(key)
    if (pending) return pending
    const generation = this.#generation
    const rendering = make()
      .then(async (rendered) => {
        const page = await compressPage(rendered)
        // Data may have changed during the rendering: the page is served, but not cached.
        const isWhole = !rendered.isPartial
        const isCacheable = isWhole && (rendered.status === 200 || rendered.status === 404)
        if (generation === this.#generation && isCacheable && key.length <= maxKeyLength) {
          this.#store(key, { page, tags: rendered.tags, freshUntil: Date.now() + freshMs })
        }
        return page
      })
      .finally(() => {
        if (this.#pending.get(key) === rendering) this.#pending.delete(key)
      })
    this.#pending.set(key, rendering)
    return rendering
  }

  #store(key: string, entry: CacheEntry): void {
    this.#evict(key)
    this.#entries.set(key, entry)
    this.#bytes += sizeOf(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#evict(oldest)
    }
  }

  #evict(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= sizeOf(key, entry)
  }
}

function sizeOf(key: string, { page }: CacheEntry): number {
  return entryBytes + key.length + page.brotli.byteLength + page.gzip.byteLength
}

/** The plain text, for clients that accept no compression. */
export function unpack({ gzip: bytes }: CachedPage): Promise<Buffer> {
  return fromGzip(bytes)
}

/** Compresses a page once for all requests. */
export async function compressPage({ status, html }: HtmlPage): Promise<CachedPage> {
  const plain = Buffer.from(html)
  const [brotli, gzipped] = await Promise.all([toBrotli(plain, brotliParams(plain)), toGzip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, etag, brotli: trimmedCopy(brotli), gzip: trimmedCopy(gzipped) }
}

/** A window of the size of the page: the default of 4 MB costs memory on every thread without better compression. */
function brotliParams({ byteLength }: Buffer): { params: Record<number, number> } {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        22,
        Math.max(16, Math.ceil(Math.log2(byteLength + 1))),
      ),
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    },
  }
}

/** Copies the bytes out of the compressor's buffer of 16 KB or more, which would otherwise be retained. */
function trimmedCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}

/** Content that every page shows has TTL caches besides the page cache. */
export function cacheDropper(cache: PageCache): (tags: ReadonlySet<string>) => void {
  return (tags) => {
    if (tags.has('content')) clearTtlCaches()
    cache.drop(tags)
  }
}
