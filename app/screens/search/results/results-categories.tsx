import { useEffect, useState, type ReactElement } from 'react'
import { categoryTree } from '../../../lib/filters/category-tree.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { resultsTexts } from '../texts.ts'
import { labelIn, useLang, useLink } from '../../../lib/texts/texts.ts'
import type { Listing } from '../list/listing.ts'
import { FacetCount } from '../filters/controls/facet-count.tsx'
import css from './results-categories.module.css'
import { useFacets } from '../filters/state/use-facets.ts'

interface ResultsCategoriesProps {
  readonly listing: Listing
  readonly basePath: string
}

/**
 * Categories of a search's adverts, as links to the same search in one of them; after those of the list itself the ones
 * that it leaves out.
 */
export function ResultsCategories({ listing, basePath }: ResultsCategoriesProps): ReactElement {
  const { filters, scope } = listing
  const t = resultsTexts.use().categories
  const link = useLink()
  const facets = useFacets(scope, filters)
  const labels = useLabels(filters.category !== '')
  const path = (category: string): string =>
    link(basePath + filterQuery({ ...filters, category, attributes: {} }))
  const found = Object.entries(facets?.categories ?? {})
    .filter(([slug]) => labels.has(slug))
    .toSorted(([, one], [, other]) => other - one)
  const isElsewhere = ([slug]: readonly [string, number]): boolean =>
    facets?.elsewhere.includes(slug) ?? false
  const elsewhere = found.filter(isElsewhere)
  const chip = ([slug, count]: readonly [string, number]): ReactElement => (
    <li key={slug}>
      <a
        className="pill"
        href={path(slug)}
        aria-current={slug === filters.category ? 'true' : undefined}
      >
        {labels.get(slug)}
        <FacetCount count={count} isEstimate={facets?.isEstimate} />
      </a>
    </li>
  )
  return (
    // Reserves its space before the numbers load.
    <nav className={`${css['line']} needs-script`} aria-label={t.label}>
      <ul className={css['items']}>
        {filters.category && (
          <li>
            <a className="pill" href={path('')}>
              {t.all}
            </a>
          </li>
        )}
        {found.filter((one) => !isElsewhere(one)).map(chip)}
        {elsewhere.length > 0 && <li className={css['elsewhere']}>{t.elsewhere}</li>}
        {elsewhere.map(chip)}
      </ul>
    </nav>
  )
}

/** Category names; inside a category also those of its subcategories. */
function useLabels(isInside: boolean): ReadonlyMap<string, string> {
  const lang = useLang()
  const categories = useLayoutData()?.categories ?? []
  const [inside, setInside] = useState<readonly (readonly [string, string])[]>([])
  useEffect(() => {
    if (!isInside) return
    categoryTree(postCall).then(
      (tree) => {
        const all = tree.flatMap(({ groups }) => groups.flatMap((group) => group.subcategories))
        setInside(all.map(({ slug, labels }) => [slug, labelIn(lang, labels)]))
      },
      () => {},
    )
  }, [isInside, lang])
  return new Map([...categories.map(({ slug, label }) => [slug, label] as const), ...inside])
}
