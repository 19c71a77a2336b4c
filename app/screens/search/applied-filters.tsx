import type { ReactElement } from 'react'
import type { Texts } from '#i18n/texts.ts'
import { clearedFilters, filterQuery, type Filters } from '../../lib/filters.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLink, useTexts } from '../../lib/texts.ts'
import { Icon } from '../../parts/icon.tsx'
import css from './applied-filters.module.css'
import type { Listing } from './listing.ts'

interface AppliedProps {
  readonly listing: Listing
  readonly category: string | null
  readonly basePath: string
}

export interface Applied {
  readonly label: string
  /** Path of the list without this filter. */
  readonly path: string
}

/** What a list is narrowed by, each with the address of the list without it. The words searched for are not among them. */
export function appliedFilters(t: Texts, { listing, category, basePath }: AppliedProps): Applied[] {
  const { filters, place } = listing
  const without = (change: Partial<Filters>): string =>
    basePath + filterQuery({ ...filters, ...change })
  const price = priceLabel(t, filters)
  return [
    ...(category ? [{ label: category, path: without({ category: '' }) }] : []),
    ...(place ? [{ label: place.label, path: without({ l: '' }) }] : []),
    ...(price ? [{ label: price, path: without({ priceMin: '', priceMax: '' }) }] : []),
  ]
}

/** Chips of what is applied; a press takes one off. */
export function AppliedFilters(props: AppliedProps): ReactElement | null {
  const t = useTexts()
  const link = useLink()
  const { filters } = props.listing
  const applied = appliedFilters(t, props)
  if (applied.length === 0 && filters.sort === 'none') return null
  return (
    <ul className={css['applied']} aria-label={t.search.filters.applied}>
      {applied.map(({ label, path }) => (
        <li key={label}>
          <a className={css['chip']} href={link(path)} aria-label={t.search.filters.remove(label)}>
            {label}
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a
          className={css['clear']}
          href={link(props.basePath + filterQuery(clearedFilters(filters)))}
        >
          {t.search.filters.clear}
        </a>
      </li>
    </ul>
  )
}

function priceLabel(t: Texts, { priceMin, priceMax }: Filters): string {
  const texts = t.search.filters
  const [min, max] = [priceMin, priceMax].map((price) =>
    formatNumber(t.lang, Number(price.replace(',', '.'))),
  )
  if (priceMin && priceMax) return texts.priceBetween(min ?? '', max ?? '')
  if (priceMin) return texts.priceFrom(min ?? '')
  return priceMax ? texts.priceTo(max ?? '') : ''
}
