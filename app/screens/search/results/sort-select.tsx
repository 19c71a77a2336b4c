import type { ReactElement } from 'react'
import { sortOptions, type SortOption } from '#contract/rules/list-filters.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { filterFormId } from '../filters/filter-form-id.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { BareSelect } from '../../../parts/forms/bare-control.tsx'
import css from './sort-select.module.css'

interface SortSelectProps {
  readonly sort: SortOption
  /** Label of the default order, which differs with and without search words. */
  readonly none: string
}

/** Order of a list: belongs to the filter form, is rendered above the list and submits on change. */
export function SortSelect({ sort, none }: SortSelectProps): ReactElement {
  const t = useTexts().search.sort
  return (
    <span className={css['sort']}>
      <span className={css['name']} aria-hidden="true">
        {t.label}
      </span>
      {/* On a phone in front of the control, because an order's name needs two lines there. */}
      <span className={css['current']} aria-hidden="true">
        <span>{sort === 'none' ? none : t[sort]}</span>
        <Icon name="chevron-down" size={14} />
      </span>
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
