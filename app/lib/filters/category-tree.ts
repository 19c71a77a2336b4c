import { categoryCalls, type Category } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { labelIn } from '../texts/texts.ts'
import type { Caller } from '../calls/visit.ts'

let cached: Promise<readonly Category[]> | null = null

/** Returns all categories with groups and subcategories. A browser fetches them once per page load. */
export function categoryTree(call: Caller): Promise<readonly Category[]> {
  if (typeof document === 'undefined') return fetchTree(call)
  cached ??= fetchTree(call)
  cached.catch(() => (cached = null))
  return cached
}

/** Name of a category or subcategory; null for an unknown slug. */
export function categoryName(
  categories: readonly Category[],
  slug: string,
  lang: Lang,
): string | null {
  const subcategories = categories.flatMap(({ groups }) =>
    groups.flatMap((group) => group.subcategories),
  )
  const named = [...categories, ...subcategories].find((candidate) => candidate.slug === slug)
  return named ? labelIn(lang, named.labels) : null
}

async function fetchTree(call: Caller): Promise<readonly Category[]> {
  const { categories } = await call(categoryCalls.getList, {})
  return categories
}
