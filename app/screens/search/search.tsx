import type { ReactElement } from 'react'
import { redirect } from '../../lib/router/index.ts'
import { categoryName, categoryTree } from '../../lib/filters/category-tree.ts'
import { filtersTexts, resultsTexts } from './texts.ts'
import { filterQuery, readFilters } from '../../lib/filters/filters.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { ListScreen } from './list/list-screen.tsx'
import { loadListing } from './list/listing.ts'

export const texts = [filtersTexts, resultsTexts]

export const head: Head<Loaded> = (t, { filters, list }) => ({
  title: t.search.heads.search.title(filters.q, list.page),
  description: t.search.heads.search.description(filters.q),
  // Any typed words form an address, so searches are not indexed; categories are.
  noIndex: true,
})

export const loader = screenLoader(async (visit) => {
  const { params, query } = visit
  if (params['page'] === '1') throw redirect(`/search${query.size > 0 ? `?${query}` : ''}`, 301)
  const page = readPage(params['page'])
  const filters = readFilters(query)
  const scope = {
    searchType: filters.q ? ('search' as const) : ('all' as const),
    search: filters.q,
  }
  const { category: slug } = filters
  const [listing, categories] = await Promise.all([
    loadListing(visit, scope, filters, page),
    slug ? categoryTree(visit.call) : [],
  ])
  const category = slug ? (categoryName(categories, slug, visit.lang) ?? slug) : null
  return { ...listing, category }
})

type Loaded = Awaited<ReturnType<typeof loader>>

export function Component(): ReactElement {
  const { category, ...listing } = useLoaded<typeof loader>()
  const t = useTexts().search
  const { filters, list } = listing
  const words = list.correctedTo || filters.q
  return (
    <ListScreen
      listing={listing}
      title={words ? t.resultsFor(words) : (category ?? t.everything)}
      category={category}
      emptyText={t.empty.search}
      basePath="/search"
      pathOf={(page) => `/search${page > 1 ? `/${page}` : ''}${filterQuery(filters)}`}
      hasCategoryFilter
    />
  )
}
