import type { Deps } from '../../deps.ts'
import { ttlCache } from '../../ttl-cache.ts'
import { listPublicBetween, listRanges, type ListedAdvert } from './store.ts'

/** Three addresses each, and a file of a sitemap holds 50,000. */
const rangeSize = 10_000

const batchSize = 1_000

/** The last range that an id of PostgreSQL's integer can fall into. */
export const lastRange = Math.floor(2_147_483_647 / rangeSize)

/** The ranges of ids that hold public adverts, as they were within the last ten minutes. */
export const sitemapRanges = ttlCache(10 * 60_000, ({ sql }: Pick<Deps, 'sql'>) =>
  listRanges(sql, rangeSize),
)

/** The public adverts of a range, a thousand at a time: no connection is held while somebody reads slowly. */
export async function* publicAdvertsOf(
  { sql }: Pick<Deps, 'sql'>,
  range: number,
): AsyncGenerator<readonly ListedAdvert[]> {
  const to = (range + 1) * rangeSize
  let from = range * rangeSize
  for (;;) {
    // Each begins where the one before has ended.
    const adverts = await listPublicBetween(sql, { from, to, most: batchSize })
    if (adverts.length > 0) yield adverts
    const last = adverts.at(-1)
    if (!last || adverts.length < batchSize) return
    from = last.id + 1
  }
}
