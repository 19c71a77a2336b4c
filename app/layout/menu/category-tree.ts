import { categoryCalls } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { menuGroups } from '#contract/limits.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { labelIn } from '../../lib/texts/texts.ts'

interface MenuLink {
  readonly slug: string
  readonly label: string
}

export interface MenuGroup {
  readonly label: string
  readonly subcategories: readonly MenuLink[]
}

/** Groups of each category by its slug, at most twelve. */
export type CategoryTree = Readonly<Record<string, readonly MenuGroup[]>>

let asked: Promise<CategoryTree> | null = null

/** Fetches the tree once per page load, when a menu first opens; a failure is not cached. */
export function fetchCategoryTree(lang: Lang): Promise<CategoryTree> {
  asked ??= load(lang).catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

async function load(lang: Lang): Promise<CategoryTree> {
  const { categories } = await postCall(categoryCalls.getList, {})
  const groupsOf = categories.map(
    ({ slug, groups }) =>
      [
        slug,
        groups.slice(0, menuGroups).map(({ labels, subcategories }) => ({
          label: labelIn(lang, labels),
          subcategories: subcategories.map((one) => ({
            slug: one.slug,
            label: labelIn(lang, one.labels),
          })),
        })),
      ] as const,
  )
  return Object.fromEntries(groupsOf)
}
