import type { Category } from '#contract/categories.ts'
import { pageSize } from '#contract/limits.ts'
import { categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'
import { mapConcurrently } from '../../lib/concurrency.ts'
import { branchOf } from '../filters/branch.ts'
import type { SearchQuery } from '../filters/narrow.ts'
import { findAdverts, findAsTyped } from '../retrieve/find.ts'
import type { correctSpelling } from '../spelling/spelling.ts'
import { countFacets, type FacetCounts } from './count.ts'

type Counts = Record<string, number>
type SearchDeps = Pick<Deps, 'sql' | 'clock'>

interface Named {
  readonly id: number
  readonly slug: string
}

interface BranchCounts extends Pick<FacetCounts, 'isEstimate' | 'isComplete'> {
  readonly counts: Counts
  /** Slugs of the branches whose adverts are not in the list. */
  readonly elsewhere: readonly string[]
}

/** Counts by category; within a category, counts by subcategory regardless of the selected one. */
export async function branchCounts(
  deps: SearchDeps,
  query: SearchQuery,
  base: FacetCounts,
  correct: typeof correctSpelling,
): Promise<BranchCounts> {
  const tree = await categoryTree(deps)
  const branch = await branchOf(deps, { category: undefined, ...query })
  const chosen = tree.find(
    ({ id, groups }) =>
      id === branch?.categoryId ||
      groups.some(({ subcategories }) =>
        subcategories.some((one) => one.id === branch?.subcategoryId),
      ),
  )
  if (!chosen) return countsOf(deps, query, { named: tree, facets: base, part: 'categories' })
  const named = subcategoriesOf(chosen)
  if (branch?.subcategoryId === undefined)
    return countsOf(deps, query, { named, facets: base, part: 'subcategories' })
  const isHere = query.searchType === 'subcategory'
  const scope = isHere
    ? ({ searchType: 'category', search: chosen.slug } as const)
    : { category: chosen.slug }
  const wider = { ...query, ...scope, attributes: {} }
  const facets = (await countFacets(deps, wider, correct, 'subcategories')) ?? base
  return countsOf(deps, wider, { named, facets, part: 'subcategories' })
}

function subcategoriesOf({ groups }: Category): Named[] {
  return groups.flatMap(({ subcategories }) => subcategories)
}

interface Branches {
  readonly named: readonly Named[]
  readonly facets: FacetCounts
  readonly part: 'categories' | 'subcategories'
}

/**
 * Branches of the list itself have as many adverts as it shows of them. The list of any other one is found at a level of
 * its own, as other branches are likely in it: it is counted as it opens.
 */
async function countsOf(
  deps: SearchDeps,
  query: SearchQuery,
  { named, facets, part }: Branches,
): Promise<BranchCounts> {
  const counts = bySlug(named, facets[part])
  const others = named.filter(({ id, slug }) => counts[slug] && !facets.firstLevel[part][id])
  if (others.length === 0) return { ...facets, counts, elsewhere: [] }
  const { missing } = await findAdverts(deps, { ...query, ...firstPage })
  const opened = await mapConcurrently(2, others, async ({ slug }) => {
    const inside = { ...query, category: slug, attributes: {} }
    return [slug, await countOpened(deps, inside, missing)] as const
  })
  const all = Object.entries({ ...counts, ...Object.fromEntries(opened) })
  return {
    ...facets,
    counts: Object.fromEntries(all.filter(([, count]) => count > 0)),
    elsewhere: opened.flatMap(([slug, count]) => (count > 0 ? [slug] : [])),
  }
}

const firstPage = { sort: 'none', start: 0, size: pageSize.desktop } as const

/** Zero for a list that lets go of other words: it is of another query. */
async function countOpened(
  deps: SearchDeps,
  query: SearchQuery,
  missing: readonly string[],
): Promise<number> {
  const page = { ...query, ...firstPage }
  const typed = await findAsTyped(deps, page)
  // Nothing takes the place of such a list; relaxations would only follow it.
  const isFinal = typed.count > 0 && typed.isNarrow
  const list = isFinal ? typed : await findAdverts(deps, page)
  return list.missing.join() === missing.join() ? list.count : 0
}

export function bySlug(all: readonly Named[], counts: Readonly<Counts>): Counts {
  return Object.fromEntries(all.flatMap(({ id, slug }) => (counts[id] ? [[slug, counts[id]]] : [])))
}
