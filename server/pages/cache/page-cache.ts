import { clearTtlCaches } from '#domains/lib/ttl-cache.ts'
import { templateOf, type PageTemplate } from '../personal/page-template.ts'
import { compressPage, compressWell, type CachedPage } from './compress-page.ts'
import { RenderedCache, type PageForm } from './rendered-cache.ts'

const compressed: PageForm<CachedPage> = {
  of: compressPage,
  sizeOf: ({ brotli, gzip }) => brotli.byteLength + (gzip?.byteLength ?? 0),
  improve: (page) => (page.gzip ? null : compressWell(page)),
}

const templates: PageForm<PageTemplate | null> = {
  of: templateOf,
  sizeOf: (template) => template?.bytes ?? 0,
}

/** Memory of templates, which are not compressed, as a share of that of finished pages; it comes on top. */
const templateShare = 0.25

/** Cache of the pages of anonymous visitors, and beside them of the templates of those of users. */
export class PageCache extends RenderedCache<CachedPage> {
  /** Null: the page cannot be filled in for other users. */
  readonly templates: RenderedCache<PageTemplate | null>

  constructor(maxBytes: number) {
    super(maxBytes, compressed)
    this.templates = new RenderedCache(maxBytes * templateShare, templates)
  }

  override drop(tags: ReadonlySet<string>): void {
    super.drop(tags)
    this.templates.drop(tags)
  }
}

/** Content and rates, which every page shows, have TTL caches besides the page cache. */
export function cacheDropper(cache: PageCache): (tags: ReadonlySet<string>) => void {
  return (tags) => {
    if (tags.has('content') || tags.has('rates')) clearTtlCaches()
    cache.drop(tags)
  }
}
