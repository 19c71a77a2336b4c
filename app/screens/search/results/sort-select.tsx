import type { ReactElement } from 'react'
import { sortOptions, type ListSort } from '#contract/rules/list-sort.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { resultsTexts } from '../texts.ts'
import { filterFormId } from '../filters/filter-form-id.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { BareSelect } from '../../../parts/forms/bare-control.tsx'
import css from './sort-select.module.css'

interface SortSelectProps {
  readonly sort: ListSort
  /** Label of the default order, which differs with and without search words. */
  readonly none: string
  /** Number attributes of the list. */
  readonly numbers: readonly { readonly key: string; readonly label: string }[]
}

interface Option {
  readonly value: ListSort
  readonly name: string
  /** Where two lines of a phone have to do. */
  readonly short?: string
}

/** Order of a list: belongs to the filter form, is rendered above the list and submits on change. */
export function SortSelect({ sort, none, numbers }: SortSelectProps): ReactElement {
  const t = useTexts().search.sort
  const { ascending, descending } = resultsTexts.use()
  const options: readonly Option[] = [
    ...sortOptions.map((value) => ({ value, name: value === 'none' ? none : t[value] })),
    ...numbers.flatMap(({ key, label }): Option[] => [
      { value: `a_${key}`, name: ascending(label), short: `${label} ↑` },
      { value: `-a_${key}`, name: descending(label), short: `${label} ↓` },
    ]),
  ]
  const current = options.find(({ value }) => value === sort)
  return (
    <span className={css['sort']}>
      <span className={css['name']} aria-hidden="true">
        {t.label}
      </span>
      {/* On a phone in front of the control, because an order's name needs two lines there. */}
      <span className={css['current']} aria-hidden="true">
        <span>{current?.short ?? current?.name}</span>
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
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </BareSelect>
      <button type="submit" form={filterFormId} className={css['apply']}>
        {t.apply}
      </button>
    </span>
  )
}
