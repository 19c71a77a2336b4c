import type { ReactElement } from 'react'
import { redirect } from 'react-router'
import { categoryTree } from '../../lib/category-tree.ts'
import { filterQuery, readFilters } from '../../lib/filters.ts'
import { readPage } from '../../lib/pages.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/screen.ts'
import { labelIn, useTexts } from '../../lib/texts.ts'
import type { Visit } from '../../lib/visit.ts'
import { ListScreen } from './list-screen.tsx'
import { loadListing } from './listing.ts'

export const head: Head<Loaded> = (t, { filters, list }) => ({
  title: t.search.heads.search.title(filters.q, list.page),
  description: t.search.heads.search.description(filters.q),
  // Every word that anybody types is an address: search engines are given the categories instead.
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
  const [listing, category] = await Promise.all([
    loadListing(visit, scope, filters, page),
    categoryLabel(visit, filters.category),
  ])
  return { ...listing, category }
})

type Loaded = Awaited<ReturnType<typeof loader>>

export function Component(): ReactElement {
  const { category, ...listing } = useLoaded<typeof loader>()
  const t = useTexts().search
  const { filters } = listing
  return (
    <ListScreen
      listing={listing}
      title={filters.q ? t.resultsFor(filters.q) : (category ?? t.everything)}
      category={category}
      emptyText={t.empty.search}
      basePath="/search"
      pathOf={(page) => `/search${page > 1 ? `/${page}` : ''}${filterQuery(filters)}`}
      hasCategoryFilter
    />
  )
}

/** What the category, or subcategory, that a search is narrowed to is called; null when there is none. */
async function categoryLabel({ call, lang }: Visit, slug: string): Promise<string | null> {
  if (!slug) return null
  const categories = await categoryTree(call)
  const subcategories = categories.flatMap(({ groups }) =>
    groups.flatMap((group) => group.subcategories),
  )
  const named = [...categories, ...subcategories].find((candidate) => candidate.slug === slug)
  return named ? labelIn(lang, named.labels) : slug
}
