import type { SearchType } from '#contract/adverts.ts'
import type { Category } from '#contract/categories.ts'
import { categoryTree } from '../categories/service.ts'
import type { Deps } from '../deps.ts'
import { findPlaceFilter, type Filter } from './store.ts'

/** What a list is about and narrowed to, in slugs. */
export interface Scope {
  readonly type: SearchType
  /** Slug, words or user id, as the type says. */
  readonly search: string
  /** Slug of a place or a district. */
  readonly place?: string | undefined
  /** Slug of a category or a subcategory. */
  readonly category?: string | undefined
}

interface Branch {
  readonly categoryId: number
  readonly subcategoryId?: number
}

const maxId = 2_147_483_647

/** Null when nothing can be found: an unknown slug, no user's id, a subcategory of another category. */
export async function filterOf(
  deps: Pick<Deps, 'sql'>,
  { type, search, place, category }: Scope,
): Promise<Filter | null> {
  const ownerId = type === 'user' && /^\d{1,10}$/.test(search) ? Number(search) : null
  if (type === 'user' && (ownerId === null || ownerId > maxId)) return null

  const isBranch = type === 'category' || type === 'subcategory'
  const tree = isBranch || category ? await categoryTree(deps) : []
  const branches = [
    ...(isBranch ? [findBranch(tree, search, type)] : []),
    ...(category
      ? [findBranch(tree, category, 'category') ?? findBranch(tree, category, 'subcategory')]
      : []),
  ]
  const branch = narrowest(branches)
  const where = place ? await findPlaceFilter(deps.sql, place) : {}
  if (!branch || !where) return null
  return { ...branch, ...where, ...(ownerId === null ? {} : { ownerId }) }
}

function findBranch(
  tree: readonly Category[],
  slug: string,
  kind: 'category' | 'subcategory',
): Branch | null {
  if (kind === 'category') {
    const category = tree.find((one) => one.slug === slug)
    return category ? { categoryId: category.id } : null
  }
  for (const { id, groups } of tree) {
    const subcategory = groups
      .flatMap(({ subcategories }) => subcategories)
      .find((one) => one.slug === slug)
    if (subcategory) return { categoryId: id, subcategoryId: subcategory.id }
  }
  return null
}

/** The one filter that all of them come to; a subcategory needs no category beside it. */
function narrowest(
  branches: readonly (Branch | null)[],
): Pick<Filter, 'categoryId' | 'subcategoryId'> | null {
  const known = branches.filter((branch) => branch !== null)
  if (known.length < branches.length) return null
  const categories = new Set(known.map(({ categoryId }) => categoryId))
  const subcategories = new Set(known.flatMap(({ subcategoryId }) => subcategoryId ?? []))
  if (categories.size > 1 || subcategories.size > 1) return null
  const [categoryId] = categories
  const [subcategoryId] = subcategories
  if (subcategoryId !== undefined) return { subcategoryId }
  return categoryId === undefined ? {} : { categoryId }
}
