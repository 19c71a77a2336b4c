import type { ListFilters } from '#contract/rules/list-filters.ts'
import type { Category } from '#contract/categories.ts'
import { categoryTree } from '../../categories/service.ts'
import type { Deps } from '../../deps.ts'

/** Branch of the category tree; with `subcategoryId`, `categoryId` is absent. */
export interface Branch {
  readonly categoryId?: number
  readonly subcategoryId?: number
  /** Slug of the subcategory. */
  readonly slug?: string
}

/** Null for an unknown slug and for a subcategory of another category. */
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

/** The intersection of the branches; null if it is empty. */
function narrowest(branches: readonly (Found | null)[]): Branch | null {
  const known = branches.filter((branch) => branch !== null)
  if (known.length < branches.length) return null
  const [first, ...others] = known.toSorted(
    (a, b) => Number(b.subcategoryId ?? 0) - Number(a.subcategoryId ?? 0),
  )
  if (!first) return {}
  const isContradictory = others.some(
    ({ categoryId, subcategoryId }) =>
      categoryId !== first.categoryId ||
      (subcategoryId ?? first.subcategoryId) !== first.subcategoryId,
  )
  if (isContradictory) return null
  const { categoryId, subcategoryId, slug = '' } = first
  return subcategoryId === undefined ? { categoryId } : { subcategoryId, slug }
}
