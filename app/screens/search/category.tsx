import type { ReactElement } from 'react'
import { redirect } from '../../lib/router/index.ts'
import { categoryCalls } from '#contract/categories.ts'
import { Refusal } from '#contract/refusals.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { categoryTree } from '../../lib/filters/category-tree.ts'
import { filtersTexts, resultsTexts } from './texts.ts'
import { filterQuery, readFilters } from '../../lib/filters/filters.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import { labelIn, useLink, useTexts } from '../../lib/texts/texts.ts'
import { Breadcrumbs } from '../../parts/icons/breadcrumbs.tsx'
import { ListScreen } from './list/list-screen.tsx'
import { loadListing } from './list/listing.ts'
import { Subcategories } from './list/subcategories.tsx'

export const texts = [filtersTexts, resultsTexts]

export const head: Head<Loaded> = (t, { category, subcategory, list, filters, place }) => {
  const isOfOnePlace = filterQuery(filters) === filterQuery({ l: place?.slug ?? '' })
  const label = [(subcategory ?? category).label, isOfOnePlace && place?.label]
    .filter(Boolean)
    .join(', ')
  const { title, description } = t.search.heads.category
  return {
    title: title(label, list.page),
    description: description(label),
    picture: `category/${category.slug}.jpg`,
    // Filter combinations are not indexed, because they would outnumber the adverts; a category in one place is.
    ...(!isOfOnePlace && { noIndex: true }),
  }
}

export const loader = screenLoader(async (visit) => {
  const { slug, subcategorySlug, page } = readAddress(visit)
  const tree = await categoryTree(visit.call)
  const category = tree.find((candidate) => candidate.slug === slug)
  if (!category) throw new Refusal('page_not_found')
  const groups = category.groups.map(({ labels, subcategories }) => ({
    label: labelIn(visit.lang, labels),
    subcategories: subcategories.map((sub) => ({
      slug: sub.slug,
      label: labelIn(visit.lang, sub.labels),
    })),
  }))
  const subcategory = groups
    .flatMap((group) => group.subcategories)
    .find((sub) => sub.slug === subcategorySlug)
  if (subcategorySlug && !subcategory) await leaveTo(visit, tree, { subcategorySlug, page })

  const scope = subcategorySlug
    ? { searchType: 'subcategory' as const, search: subcategorySlug }
    : { searchType: 'category' as const, search: slug }
  return {
    ...(await loadListing(
      visit,
      scope,
      { ...readFilters(visit.query), q: '', category: '' },
      page,
    )),
    category: { slug, label: labelIn(visit.lang, category.labels) },
    subcategory: subcategory ?? null,
    groups,
  }
})

/** The address of a subcategory that was moved to another category, or merged, leads to where it is. */
async function leaveTo(
  { call, query }: ScreenVisit,
  tree: Awaited<ReturnType<typeof categoryTree>>,
  { subcategorySlug, page }: { readonly subcategorySlug: string; readonly page: number },
): Promise<never> {
  const home = tree.find(({ groups }) =>
    groups.some(({ subcategories }) => subcategories.some(({ slug }) => slug === subcategorySlug)),
  )
  const moved = home && { category: home.slug, subcategory: subcategorySlug }
  const target =
    moved ?? (await call(categoryCalls.getMerged, { subcategory: subcategorySlug })).target
  if (!target) throw new Refusal('page_not_found')
  const path = routes.category(target.category, target.subcategory, page)
  throw redirect(path + (query.size > 0 ? `?${query}` : ''), 301)
}

type Loaded = Awaited<ReturnType<typeof loader>>

export function Component(): ReactElement {
  const { category, subcategory, groups, ...listing } = useLoaded<typeof loader>()
  const t = useTexts()
  const link = useLink()
  const home = { href: link('/'), label: t.layout.home }
  const whole = { href: link(routes.category(category.slug)), label: category.label }
  return (
    <ListScreen
      listing={listing}
      title={subcategory?.label ?? category.label}
      category={null}
      emptyText={t.search.empty.category}
      basePath={routes.category(category.slug, subcategory?.slug)}
      pathOf={(page) =>
        routes.category(category.slug, subcategory?.slug, page) + filterQuery(listing.filters)
      }
      above={
        <Breadcrumbs
          items={
            subcategory
              ? [home, whole, { label: subcategory.label }]
              : [home, { label: category.label }]
          }
        />
      }
      beside={
        <Subcategories
          category={category}
          groups={groups}
          current={subcategory?.slug}
          listing={listing}
        />
      }
    />
  )
}

/** A second segment of digits is a page number: no subcategory slug is numeric. The first page has none. */
function readAddress({ params, query }: ScreenVisit): {
  slug: string
  subcategorySlug?: string
  page: number
} {
  const { category: slug = '', subcategory: second, page: third } = params
  const isPage = second !== undefined && /^\d+$/.test(second)
  if (isPage && third !== undefined) throw new Refusal('page_not_found')
  const subcategorySlug = isPage ? undefined : second
  const pageText = isPage ? second : third
  if (pageText === '1') {
    throw redirect(
      routes.category(slug, subcategorySlug) + (query.size > 0 ? `?${query}` : ''),
      301,
    )
  }
  return { slug, ...(subcategorySlug && { subcategorySlug }), page: readPage(pageText) }
}
