import { useId, type ReactElement } from 'react'
import { FacetCount } from './facet-count.tsx'
import css from './filter-option.module.css'
import type { Facets } from '../state/use-facets.ts'

/** How many adverts a choice would leave. Null: not known yet, or nothing worth saying. */
export interface OptionCount {
  readonly count: number
  readonly isEstimate: boolean
}

/** Adverts of a value; one that an estimate has not seen may have some all the same. */
export function countOf(
  facets: Facets | null,
  counts: Readonly<Record<string, number>> | undefined,
  value: string,
): OptionCount | null {
  const count = counts?.[value]
  if (!facets || (count === undefined && facets.isEstimate)) return null
  return { count: count ?? 0, isEstimate: facets.isEstimate }
}

interface FilterOptionProps {
  readonly type?: 'checkbox' | 'radio'
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
  readonly count: OptionCount | null
}

/** One value to choose, with what it would leave at the end of its line. */
export function FilterOption({
  type = 'checkbox',
  name,
  value,
  label,
  isChosen,
  count,
}: FilterOptionProps): ReactElement {
  const countId = useId()
  return (
    <label className={css['option']} data-empty={count?.count === 0 || undefined}>
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-describedby={countId}
      />
      <span className={css['label']}>{label}</span>
      {/* Said after the name, not as a part of it. */}
      <span className={css['count']} id={countId} aria-hidden="true">
        <FacetCount count={count?.count} isEstimate={count?.isEstimate} />
      </span>
    </label>
  )
}
