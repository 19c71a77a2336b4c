import type { Attribute, Category } from '#contract/categories.ts'
import type { Deps } from '../deps.ts'
import { listAttributes, listCategories } from './store.ts'

interface Tree {
  readonly categories: readonly Category[]
  readonly readAt: number
}

const minute = 60_000
const trees = new WeakMap<object, Tree>()

/** The category tree, read at most once a minute: it changes when an editor changes it. */
export async function categoryTree(deps: Pick<Deps, 'sql'>): Promise<readonly Category[]> {
  const known = trees.get(deps.sql)
  if (known && Date.now() - known.readAt < minute) return known.categories

  const categories = await listCategories(deps.sql)
  trees.set(deps.sql, { categories, readAt: Date.now() })
  return categories
}

/** What can be said of an advert of this subcategory, in the order of the form. */
export async function attributesOf(deps: Pick<Deps, 'sql'>, slug: string): Promise<Attribute[]> {
  return listAttributes(deps.sql, slug)
}
