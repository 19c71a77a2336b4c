import type { ReactElement } from 'react'
import { sortOptions, type SortOption } from '#contract/rules/list-filters.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { filterFormId } from '../filters/filter-form-id.ts'
import { BareSelect } from '../../../parts/forms/bare-control.tsx'
import css from './sort-select.module.css'

interface SortSelectProps {
  readonly sort: SortOption
  /** What the order is called that nobody has chosen: by words it is another than without. */
  readonly none: string
}

/** The order of a list: a part of the filters' form that stands over the list and works at once. */
export function SortSelect({ sort, none }: SortSelectProps): ReactElement {
  const t = useTexts().search.sort
  return (
    <span className={css['sort']}>
      <BareSelect
        key={sort}
        className={css['select']}
        name="sort"
        form={filterFormId}
        aria-label={t.label}
        defaultValue={sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {option === 'none' ? none : t[option]}
          </option>
        ))}
      </BareSelect>
      <button type="submit" form={filterFormId} className={css['apply']}>
        {t.apply}
      </button>
    </span>
  )
}
