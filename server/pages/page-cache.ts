import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)

/** A finished page in the forms that browsers take it; its plain text would be two thirds of the memory. */
export interface CachedPage {
  readonly status: number
  readonly etag: string
  readonly brotli: Buffer
  readonly gzip: Buffer
}

interface Kept {
  readonly page: CachedPage
  readonly tags: readonly string[]
  readonly freshUntil: number
}

export interface MadePage {
  readonly status: number
  readonly html: string
  /** Tags of the data that the page shows: it is rendered again when one of them is invalidated. */
  readonly tags: readonly string[]
}

const freshFor = 60_000
/** An address that nobody links to: its page is served, not kept. */
const longestKey = 1_024
/** What a page takes besides its bytes and its key, about. */
const entryBytes = 1_024

/**
 * Finished pages of anonymous visitors. One page is made at a time for all who ask; an old one is served while
 * it is made anew, and for as long as it cannot be made (the database is away). Evicts the longest unasked.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>()
  readonly #underway = new Map<string, Promise<CachedPage>>()
  readonly #maxBytes: number
  #bytes = 0
  #generation = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  async get(key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const kept = this.#kept.get(key)
    if (!kept) return this.#refresh(key, make)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    // An old page is better than none: what fails while renewing it was logged where it failed.
    if (kept.freshUntil <= Date.now()) this.#refresh(key, make).catch(() => {})
    return kept.page
  }

  /** The page if it is kept and fresh; nothing is made. */
  peek(key: string): CachedPage | null {
    const kept = this.#kept.get(key)
    return kept && kept.freshUntil > Date.now() ? kept.page : null
  }

  /** Forgets every page that shows one of these. */
  drop(tags: ReadonlySet<string>): void {
    this.#generation++
    // Who asks from now on must not be handed a page begun before the change.
    this.#underway.clear()
    for (const [key, kept] of this.#kept)
      if (kept.tags.some((tag) => tags.has(tag))) this.#forget(key)
  }

  #refresh(key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const underway = this.#underway.get(key)
    if (underway) return underway
    const generation = this.#generation
    const making = make()
      .then(async (made) => {
        const page = await finishPage(made)
        // What changed while it was made may be missing from it: serve it, but do not keep it.
        const isLasting = made.status === 200 || made.status === 404
        if (generation === this.#generation && isLasting && key.length <= longestKey) {
          this.#keep(key, { page, tags: made.tags, freshUntil: Date.now() + freshFor })
        }
        return page
      })
      .finally(() => {
        if (this.#underway.get(key) === making) this.#underway.delete(key)
      })
    this.#underway.set(key, making)
    return making
  }

  #keep(key: string, kept: Kept): void {
    this.#forget(key)
    this.#kept.set(key, kept)
    this.#bytes += sizeOf(key, kept)
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.#bytes -= sizeOf(key, kept)
  }
}

function sizeOf(key: string, { page }: Kept): number {
  return entryBytes + key.length + page.brotli.byteLength + page.gzip.byteLength
}

/** The page as text, for the few that take no compression. */
export function unpack({ gzip: bytes }: CachedPage): Promise<Buffer> {
  return fromGzip(bytes)
}

/** Compresses a page once, for all who will ask for it. */
export async function finishPage({ status, html }: MadePage): Promise<CachedPage> {
  const plain = Buffer.from(html)
  const [brotli, gzipped] = await Promise.all([toBrotli(plain, brotliParams(plain)), toGzip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, etag, brotli: exactly(brotli), gzip: exactly(gzipped) }
}

/** A window as large as the page: the usual one of 4 MB costs memory on every thread and finds nothing more. */
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

/** What the compressor gives lies in a buffer of 16 KB or more, which would be kept with it. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}
