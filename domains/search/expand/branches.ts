import type { Category } from '#contract/categories.ts'
import type { BranchIds } from '../analyze/phrases/intents.ts'

export function branchIds(tree: readonly Category[]): BranchIds {
  const subcategories = tree.flatMap(({ groups }) => groups.flatMap((group) => group.subcategories))
  return {
    categories: new Map(tree.map(({ slug, id }) => [slug, id])),
    subcategories: new Map(subcategories.map(({ slug, id }) => [slug, id])),
  }
}

/** Ids of the subcategories of its group, by the id of a subcategory. */
export function groupsOf(tree: readonly Category[]): ReadonlyMap<number, readonly number[]> {
  const groups = tree.flatMap(({ groups: of }) => of.map(({ subcategories }) => subcategories))
  return new Map(
    groups.flatMap((group) => {
      const ids = group.map(({ id }) => id)
      return ids.map((id) => [id, ids] as const)
    }),
  )
}

/** Lexemes of the categories of subcategories, by theirs. */
export function categoriesOf(tree: readonly Category[]): ReadonlyMap<string, string> {
  return new Map(
    tree.flatMap(({ id, groups }) =>
      groups.flatMap(({ subcategories }) =>
        subcategories.map((one) => [`~s${one.id}`, `~k${id}`] as const),
      ),
    ),
  )
}
