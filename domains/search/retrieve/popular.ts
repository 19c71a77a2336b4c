import type { Labels } from '#contract/languages.ts'
import { popularPerCategory } from '#contract/limits.ts'
import { categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { ttlCache } from '../../lib/ttl-cache.ts'
import { listPopular } from './store.ts'

type SearchDeps = Pick<Deps, 'sql' | 'clock'>

interface PopularColumn {
  readonly slug: string
  readonly labels: Labels
  /** Public adverts of the category. */
  readonly count: number
  readonly advertIds: number[]
}

/** The most viewed adverts of each non-empty category, in the order of the menu, filled up with the newest. */
export async function findPopular(deps: SearchDeps): Promise<PopularColumn[]> {
  const tree = await categoryTree(deps)
  return (await popular(deps)).flatMap(({ categoryId, count, advertIds }) => {
    const category = tree.find(({ id }) => id === categoryId)
    return category ? [{ slug: category.slug, labels: category.labels, count, advertIds }] : []
  })
}

/** Cached for a minute, because summing a week of views is expensive. */
const popular = ttlCache(60_000, ({ sql, clock }: SearchDeps) =>
  listPopular(sql, { now: clock.now(), perCategory: popularPerCategory }),
)

/** Interleaves the categories: the first of each, then the second of each, and so on. */
export async function popularIds(deps: SearchDeps): Promise<number[]> {
  const columns = (await popular(deps)).map(({ advertIds }) => advertIds)
  return Array.from({ length: popularPerCategory }, (_none, rank) =>
    columns.flatMap((ids) => ids[rank] ?? []),
  ).flat()
}
