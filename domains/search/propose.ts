import type { Labels } from '#contract/languages.ts'
import { categoryTree } from '../categories/service.ts'
import type { Deps } from '../deps.ts'
import { listProposed } from './proposal-store.ts'

/** Where adverts with such a title are, the likeliest first; nothing where no word of it tells. */
export async function proposeSubcategories(
  deps: Pick<Deps, 'sql'>,
  title: string,
): Promise<Proposal[]> {
  const [ids, tree] = await Promise.all([
    listProposed(deps.sql, title, proposedSubcategories),
    categoryTree(deps),
  ])
  const all = tree.flatMap(({ slug, labels, groups }) =>
    groups.flatMap(({ subcategories }) =>
      subcategories.map((one) => ({ ...one, category: { slug, labels } })),
    ),
  )
  return ids.flatMap((wanted) => {
    const found = all.find(({ id }) => id === wanted)
    return found ? [{ slug: found.slug, labels: found.labels, category: found.category }] : []
  })
}

const proposedSubcategories = 3

export interface Proposal {
  readonly slug: string
  readonly labels: Labels
  readonly category: { readonly slug: string; readonly labels: Labels }
}
