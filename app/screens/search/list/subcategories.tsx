import type { ReactElement } from 'react'
import { routes } from '../../../lib/browser/addresses.ts'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { FacetCount } from '../filters/controls/facet-count.tsx'
import type { Listing } from './listing.ts'
import css from './subcategories.module.css'
import { useFacets } from '../filters/state/use-facets.ts'

interface Named {
  readonly slug: string
  readonly label: string
}

interface SubcategoriesProps {
  readonly category: Named
  readonly groups: readonly { readonly label: string; readonly subcategories: readonly Named[] }[]
  readonly current: string | undefined
  readonly listing: Listing
}

/**
 * Links to the subcategories: a tree beside the list, a scrolling line on a phone. Keeps the filters, except those
 * specific to a subcategory.
 */
export function Subcategories({
  category,
  groups,
  current,
  listing: { scope, filters },
}: SubcategoriesProps): ReactElement {
  const t = useTexts().search
  const link = useLink()
  const facets = useFacets(scope, filters)
  const query = filterQuery({ ...filters, attributes: {} })
  const shown = groups.filter(
    (group) => !current || group.subcategories.some(({ slug }) => slug === current),
  )
  return (
    <nav className={css['tree']} aria-label={t.subcategories}>
      {current && (
        <a className={`pill ${css['link']}`} href={link(routes.category(category.slug) + query)}>
          {t.allIn(category.label)}
        </a>
      )}
      {shown.map((group) => (
        <div key={group.label} className={css['group']}>
          <p className={css['name']}>{group.label}</p>
          <ul className={css['items']}>
            {group.subcategories.map(({ slug, label }) => (
              <li key={slug}>
                <a
                  className={`pill ${css['link']}`}
                  href={link(routes.category(category.slug, slug) + query)}
                  aria-current={slug === current ? 'page' : undefined}
                >
                  {label}
                  <FacetCount
                    count={facets?.categories[slug]}
                    isEstimate={facets?.isEstimate}
                    isReserved
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
