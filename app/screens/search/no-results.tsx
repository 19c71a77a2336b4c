import type { ReactElement } from 'react'
import { routes } from '../../lib/addresses.ts'
import { useLayoutData } from '../../lib/favorites.ts'
import { filterQuery } from '../../lib/filters.ts'
import { useLink, useTexts } from '../../lib/texts.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/empty.tsx'
import { appliedFilters } from './applied-filters.tsx'
import type { ListScreenProps } from './listing.ts'
import css from './no-results.module.css'

/** An empty list and the ways out of it: back to its first page, one filter less, another category. */
export function NoResults(props: ListScreenProps & { text: string }): ReactElement {
  const { listing, basePath, pathOf, text } = props
  const { list, filters } = listing
  const t = useTexts()
  const link = useLink()
  const texts = t.search.empty
  const categories = useLayoutData()?.categories ?? []
  if (list.page > 1) {
    return (
      <EmptyState title={texts.pastEnd}>
        <ButtonLink href={link(pathOf(1))}>{texts.firstPage}</ButtonLink>
      </EmptyState>
    )
  }
  const words = filters.q
    ? [{ label: filters.q, path: basePath + filterQuery({ ...filters, q: '' }) }]
    : []
  return (
    <EmptyState title={text}>
      {filters.q && <p>{texts.hint}</p>}
      <ul className={css['ways']}>
        {[...appliedFilters(t, props), ...words].map(({ label, path }) => (
          <li key={label}>
            <ButtonLink href={link(path)}>{texts.drop(label)}</ButtonLink>
          </li>
        ))}
      </ul>
      <h2 className={css['browse']}>{texts.browse}</h2>
      <ul className={css['ways']}>
        {categories.slice(0, 8).map(({ slug, label }) => (
          <li key={slug}>
            <a className={css['category']} href={link(routes.category(slug))}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
