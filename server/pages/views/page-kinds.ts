import type { PageKind } from '#contract/rules/numbers/metrics.ts'
import type { Route } from '../route-table.ts'

/** By the first part of the path of an open route; others are `other`. */
const kinds: Readonly<Record<string, PageKind>> = {
  '': 'home',
  category: 'category',
  search: 'search',
  recent: 'search',
  advert: 'advert',
  profile: 'profile',
  'add-advert': 'posting',
  article: 'article',
  'help-desk': 'help',
}

/** Kind under which views of a page are counted; null: they are not. */
export function pageKindOf({ path, access }: Pick<Route, 'path' | 'access'>): PageKind | null {
  if (access === 'staff' || path === '*') return null
  if (access !== 'open') return 'account'
  const [, first = ''] = path.split('/')
  return kinds[first] ?? 'other'
}
