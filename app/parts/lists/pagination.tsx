import type { ReactElement } from 'react'
import { useLocation } from '../../lib/router/index.ts'
import { pageNumbers } from '../../lib/lists/pages.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import css from './pagination.module.css'

interface PaginationProps {
  readonly page: number
  readonly pages: number
  /** Path of a page without the language; absent: the current address with another `?page=`. */
  readonly pathOf?: (page: number) => string
}

/** Links to the other pages of a list; keeps the other query parameters. */
export function Pagination({ page, pages, pathOf }: PaginationProps): ReactElement | null {
  const t = useTexts().search.pagination
  const link = useLink()
  const location = useLocation()
  if (pages < 2) return null

  const href = (number: number): string => link((pathOf ?? pageOf(location))(number))
  return (
    <nav className={css['pagination']} aria-label={t.label}>
      {page > 1 && (
        <a
          className={css['step']}
          href={href(Math.min(page - 1, pages))}
          rel="prev"
          aria-label={t.previous}
        >
          <Icon name="chevron-left" />
        </a>
      )}
      <ol className={css['numbers']}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={css['gap']}>…</span>
            ) : (
              <a
                className={css['number']}
                href={href(number)}
                aria-label={t.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={css['step']} href={href(page + 1)} rel="next" aria-label={t.next}>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

function pageOf({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): (page: number) => string {
  return (page) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (page > 1) query.set('page', String(page))
    return pathname + (query.size > 0 ? `?${query}` : '')
  }
}
