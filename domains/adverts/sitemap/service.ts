import type { Deps } from '../../deps.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import { listPublicBetween, listRanges, type ListedAdvert } from './store.ts'

/** Adverts per file: each has three URLs, and a sitemap holds at most 50,000. */
const rangeSize = 10_000

const batchSize = 1_000

/** The last range of PostgreSQL's integer ids. */
export const lastRange = Math.floor(2_147_483_647 / rangeSize)

/** Ranges of ids with public adverts, cached for ten minutes. */
export const sitemapRanges = ttlCache(10 * 60_000, ({ sql }: Pick<Deps, 'sql'>) =>
  listRanges(sql, rangeSize),
)

/** Public adverts of a range in batches, so that a slow reader holds no connection. */
export async function* publicAdvertsOf(
  { sql }: Pick<Deps, 'sql'>,
  range: number,
): AsyncGenerator<readonly ListedAdvert[]> {
  const to = (range + 1) * rangeSize
  let from = range * rangeSize
  for (;;) {
    // Each query starts after the last id of the previous one.
    const adverts = await listPublicBetween(sql, { from, to, limit: batchSize })
    if (adverts.length > 0) yield adverts
    const last = adverts.at(-1)
    if (!last || adverts.length < batchSize) return
    from = last.id + 1
  }
}
