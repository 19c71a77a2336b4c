interface CacheEntry<Page> {
  readonly page: Page
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
/** Changes are remembered for longer than a replica may be behind, ms. */
const rememberedMs = 10_000
/** Longer URLs are served, not cached: nobody links to them. */
const maxKeyLength = 1_024
/** Approximate overhead of an entry besides its bytes and key. */
const entryBytes = 1_024
/** Pages improved at once: the threads have other work too. */
const maxImproving = 2

/** The form in which pages are stored. */
export interface PageForm<Page> {
  /** Called with the page that is stored already, which may be the same. */
  readonly of: (rendered: HtmlPage, known: Page | null) => Page
  /** Bytes in memory. */
  readonly sizeOf: (page: Page) => number
  /** A better form, once the page is asked for again; absent or null: it has the best. */
  readonly improve?: (page: Page) => Promise<Page> | null
}

/**
 * Cache of rendered pages that are the same for many. Concurrent requests share one rendering; a stale page is served while it is
 * rendered anew, and for as long as that fails (the database is unavailable). Evicts the least recently used.
 */
export class RenderedCache<Page> {
  readonly #entries = new Map<string, CacheEntry<Page>>()
  readonly #pending = new Map<string, Promise<Page>>()
  readonly #improving = new Set<string>()
  /** When each tag was last dropped, the oldest first. */
  readonly #droppedAt = new Map<string, number>()
  readonly #maxBytes: number
  readonly #form: PageForm<Page>
  #bytes = 0
  #generation = 0

  constructor(maxBytes: number, form: PageForm<Page>) {
    this.#form = form
    this.#maxBytes = maxBytes
  }

  async get(key: string, make: () => Promise<HtmlPage>): Promise<Page> {
    const entry = this.#entries.get(key)
    if (!entry) return this.#refresh(key, make)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    // A stale page is better than none; the failure has been logged where it happened.
    if (entry.freshUntil <= Date.now()) this.#refresh(key, make).catch(() => {})
    else this.#improve(key, entry)
    return entry.page
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  /** The page if it is cached and fresh; renders nothing. */
  peek(key: string): Page | null {
    const entry = this.#entries.get(key)
    if (!entry || entry.freshUntil <= Date.now()) return null
    this.#improve(key, entry)
    return entry.page
  }

  /** The page if it is cached, however old; for times when no newer one can be had. */
  peekAny(key: string): Page | null {
    return this.#entries.get(key)?.page ?? null
  }

  /** Drops every page with one of these tags; all pages for `everyPage`. */
  drop(tags: ReadonlySet<string>): void {
    this.#generation++
    this.#noteDrop(tags)
    // Later requests must not get a page whose rendering began before the change.
    this.#pending.clear()
    const isEvery = tags.has(everyPage)
    for (const [key, entry] of this.#entries)
      if (isEvery || entry.tags.some((tag) => tags.has(tag))) this.#evict(key)
  }

  /** When a page with these tags was last dropped, by `performance.now()`; 0 if that was not lately. */
  changedAt(tags: readonly string[]): number {
    return Math.max(...[everyPage, ...tags].map((tag) => this.#droppedAt.get(tag) ?? 0))
  }

  #noteDrop(tags: ReadonlySet<string>): void {
    const now = performance.now()
    for (const [tag, at] of this.#droppedAt) {
      if (at > now - rememberedMs) break
      this.#droppedAt.delete(tag)
    }
    for (const tag of tags) {
      // Stored anew, so that the first entry is the oldest.
      this.#droppedAt.delete(tag)
      this.#droppedAt.set(tag, now)
    }
  }

  #refresh(key: string, make: () => Promise<HtmlPage>): Promise<Page> {
    const pending = this.#pending.get(key)
    if (pending) return pending
    const generation = this.#generation
    const rendering = make()
      .then((rendered) => {
        const page = this.#form.of(rendered, this.peekAny(key))
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

  #improve(key: string, entry: CacheEntry<Page>): void {
    if (this.#improving.has(key) || this.#improving.size >= maxImproving) return
    const better = this.#form.improve?.(entry.page)
    if (!better) return
    this.#improving.add(key)
    better
      .then((page) => {
        if (this.#entries.get(key) === entry) this.#store(key, { ...entry, page })
      })
      .finally(() => this.#improving.delete(key))
      // Out of memory: the page stays as it is.
      .catch(() => {})
  }

  #store(key: string, entry: CacheEntry<Page>): void {
    this.#evict(key)
    this.#entries.set(key, entry)
    this.#bytes += this.#sizeOf(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#evict(oldest)
    }
  }

  #evict(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= this.#sizeOf(key, entry)
  }

  #sizeOf(key: string, { page }: CacheEntry<Page>): number {
    return entryBytes + key.length + this.#form.sizeOf(page)
  }
}
