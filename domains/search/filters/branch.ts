import type { ListFilters } from '#contract/rules/list-filters.ts'
import type { Category } from '#contract/categories.ts'
import { categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'

/** Where in the tree a list is; a subcategory needs no category beside it. */
export interface Branch {
  readonly categoryId?: number
  readonly subcategoryId?: number
  /** Of the subcategory, for its attributes. */
  readonly slug?: string
}

/** Null when nothing can be found: an unknown slug, a subcategory of another category. */
export async function branchOf(
  deps: Pick<Deps, 'sql'>,
  { searchType, search, category }: Pick<ListFilters, 'searchType' | 'search' | 'category'>,
): Promise<Branch | null> {
  const isBranch = searchType === 'category' || searchType === 'subcategory'
  if (!isBranch && !category) return {}
  const tree = await categoryTree(deps)
  const branches = [
    ...(isBranch ? [findBranch(tree, search, searchType)] : []),
    ...(category
      ? [findBranch(tree, category, 'category') ?? findBranch(tree, category, 'subcategory')]
      : []),
  ]
  return narrowest(branches)
}

interface Found extends Branch {
  readonly categoryId: number
}

function findBranch(
  tree: readonly Category[],
  slug: string,
  kind: 'category' | 'subcategory',
): Found | null {
  if (kind === 'category') {
    const category = tree.find((one) => one.slug === slug)
    return category ? { categoryId: category.id } : null
  }
  for (const { id, groups } of tree) {
    const subcategory = groups
      .flatMap(({ subcategories }) => subcategories)
      .find((one) => one.slug === slug)
    if (subcategory) return { categoryId: id, subcategoryId: subcategory.id, slug }
  }
  return null
}

/** The one branch that all of them come to. */
function narrowest(branches: readonly (Found | null)[]): Branch | null {
  const known = branches.filter((branch) => branch !== null)
  if (known.length < branches.length) return null
  const [first, ...others] = known.toSorted(
    (a, b) => Number(b.subcategoryId ?? 0) - Number(a.subcategoryId ?? 0),
  )
  if (!first) return {}
  const isElsewhere = others.some(
    ({ categoryId, subcategoryId }) =>
      categoryId !== first.categoryId ||
      (subcategoryId ?? first.subcategoryId) !== first.subcategoryId,
  )
  if (isElsewhere) return null
  const { categoryId, subcategoryId, slug = '' } = first
  return subcategoryId === undefined ? { categoryId } : { subcategoryId, slug }
}
