import { categoryCalls, type Category } from '#contract/categories.ts'
import type { Caller } from './visit.ts'

let kept: Promise<readonly Category[]> | null = null

/** All categories with their groups and subcategories. A browser asks for them once in the life of the page. */
export function categoryTree(call: Caller): Promise<readonly Category[]> {
  if (typeof document === 'undefined') return fetchTree(call)
  kept ??= fetchTree(call)
  kept.catch(() => (kept = null))
  return kept
}

async function fetchTree(call: Caller): Promise<readonly Category[]> {
  const { categories } = await call(categoryCalls.getList, {})
  return categories
}
