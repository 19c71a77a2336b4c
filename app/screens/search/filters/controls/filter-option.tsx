import { useId, type ReactElement } from 'react'
import { FacetCount } from './facet-count.tsx'
import css from './filter-option.module.css'
import type { Facets } from '../state/use-facets.ts'

/** Number of adverts that a choice would leave. Null: unknown or not worth showing. */
export interface OptionCount {
  readonly count: number
  readonly isEstimate: boolean
}

/** Number of adverts of a value; null when it has none and the counts may have missed some. */
export function countOf(
  facets: Facets | null,
  counts: Readonly<Record<string, number>> | undefined,
  value: string,
): OptionCount | null {
  const count = counts?.[value]
  if (!facets || (count === undefined && !facets.isComplete)) return null
  return { count: count ?? 0, isEstimate: facets.isEstimate }
}

/** Number of adverts of a flag or period; null where it was not counted. */
export function countOfFlag(facets: Facets | null, flag: string): OptionCount | null {
  const count = facets?.flags[flag]
  return facets && count !== undefined ? { count, isEstimate: facets.isEstimate } : null
}

interface FilterOptionProps {
  readonly type?: 'checkbox' | 'radio'
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isChosen: boolean
  readonly count: OptionCount | null
}

/** A selectable value with its number of adverts at the end of the line. */
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
      {/* Read as a description, not as part of the name. */}
      <span className={css['count']} id={countId} aria-hidden="true">
        <FacetCount count={count?.count || undefined} isEstimate={count?.isEstimate} />
      </span>
    </label>
  )
}
