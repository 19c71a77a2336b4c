import type { ReactElement } from 'react'
import { appliedFilters } from '../../../lib/filters/applied-filters.ts'
import { filtersTexts } from '../texts.ts'
import { clearedFilters, filterQuery } from '../../../lib/filters/filters.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import css from './applied-filters.module.css'
import type { Listing } from '../list/listing.ts'

interface AppliedProps {
  readonly listing: Listing
  readonly category: string | null
  readonly basePath: string
}

interface Applied {
  /** Name of the filter; `attributes.year` for an attribute. */
  readonly filter: string
  readonly label: string
  /** Path of the list without this filter. */
  readonly path: string
}

/** Applied filters, each with the address of the list without it. */
export function useAppliedFilters({ listing, category, basePath }: AppliedProps): Applied[] {
  const t = useTexts()
  const texts = filtersTexts.use()
  return appliedFilters(t, texts, listing, category).map(({ filter, label, without }) => ({
    filter,
    label,
    path: basePath + filterQuery({ ...listing.filters, ...without }),
  }))
}

/** Applied filters as chips; a press removes one. */
export function AppliedFilters(props: AppliedProps): ReactElement | null {
  const t = filtersTexts.use()
  const link = useLink()
  const { filters } = props.listing
  const applied = useAppliedFilters(props)
  if (applied.length === 0 && filters.sort === 'none') return null
  return (
    <ul className={css['applied']} aria-label={t.applied.title}>
      {applied.map(({ filter, label, path }) => (
        <li key={filter + label}>
          <a className={css['chip']} href={link(path)} aria-label={t.applied.remove(label)}>
            {label}
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a
          className={css['clear']}
          href={link(props.basePath + filterQuery(clearedFilters(filters)))}
          aria-label={filters.q ? `${t.clear}. ${t.clearKeeps(filters.q)}` : undefined}
        >
          {t.clear}
        </a>
      </li>
    </ul>
  )
}
