import { categoryCalls } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { menuGroups } from '#contract/limits.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { labelIn } from '../../../lib/texts/texts.ts'

interface MenuLink {
  readonly slug: string
  readonly label: string
  /** Adverts; absent where there are none, or where they could not be counted. */
  readonly count?: number
}

export interface MenuGroup {
  readonly label: string
  readonly subcategories: readonly MenuLink[]
}

/** A category with its groups, at most twelve. */
interface MenuCategory {
  readonly groups: readonly MenuGroup[]
  readonly count?: number
}

/** Categories by slug. */
export type CategoryTree = Readonly<Record<string, MenuCategory>>

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
  const [{ categories }, counts] = await Promise.all([
    postCall(categoryCalls.getList, {}),
    postCall(categoryCalls.getCounts, {}).catch(() => null),
  ])
  const counted = (count: number | undefined) => (count === undefined ? {} : { count })
  const menu = categories.map(({ slug, groups }) => {
    const shown = groups.slice(0, menuGroups).map(({ labels, subcategories }) => ({
      label: labelIn(lang, labels),
      subcategories: subcategories.map((one) => ({
        slug: one.slug,
        label: labelIn(lang, one.labels),
        ...counted(counts?.subcategories[one.slug]),
      })),
    }))
    return [slug, { groups: shown, ...counted(counts?.categories[slug]) }] as const
  })
  return Object.fromEntries(menu)
}
