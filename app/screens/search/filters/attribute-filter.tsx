import type { ReactElement } from 'react'
import { groupsOf, type FilterAttribute } from '../../../lib/filters/filter-attributes.ts'
import { filtersTexts } from '../texts.ts'
import { listOf, type Filters } from '../../../lib/filters/filters.ts'
import { FilterOption, countOf } from './controls/filter-option.tsx'
import { FilterOptions } from './controls/filter-options.tsx'
import { BareInput } from '../../../parts/forms/bare-control.tsx'
import panel from './filter-panel.module.css'
import { FilterRange } from './controls/filter-range.tsx'
import { FilterSection } from './controls/filter-section.tsx'
import type { Facets } from './state/use-facets.ts'

interface FilterAttributeProps {
  readonly attribute: FilterAttribute
  readonly attributes: readonly FilterAttribute[]
  /** Filters of the current list. */
  readonly applied: Filters['attributes']
  /** Filters selected in the form, applied or not. */
  readonly edited: Filters['attributes']
  readonly facets: Facets | null
  readonly isOpen: boolean
}

/** Filter of one attribute; its definition selects the control. */
export function AttributeFilter(props: FilterAttributeProps): ReactElement {
  const { attribute, edited, isOpen } = props
  const { key, label, filter } = attribute
  const value = edited[key] ?? ''
  const isList = filter === 'multi' || filter === 'select'
  const one = value ? 1 : 0
  return (
    <FilterSection
      id={`a_${key}`}
      label={label}
      chosen={isList ? listOf(value).length : one}
      isOpen={isOpen}
    >
      <Control {...props} />
    </FilterSection>
  )
}

function Control(props: FilterAttributeProps): ReactElement {
  const { attribute, applied, edited, facets } = props
  const t = filtersTexts.use()
  const { key, label, filter } = attribute
  const name = `a_${key}`
  const value = applied[key] ?? ''
  const counts = facets?.attributes[key]
  if (filter === 'range')
    return <FilterRange {...{ attribute, applied: value, edited: edited[key] ?? '', facets }} />
  if (filter === 'text') {
    return (
      <BareInput
        name={name}
        aria-label={label}
        defaultValue={value}
        autoComplete="off"
        maxLength={80}
      />
    )
  }
  if (filter === 'bool') {
    return (
      <FilterOption
        name={name}
        value="1"
        label={t.yes}
        isChosen={value === '1'}
        count={countOf(facets, counts, 'true')}
      />
    )
  }
  return <Options {...props} />
}

function Options(props: FilterAttributeProps): ReactElement {
  const { attribute, attributes, applied, edited, facets } = props
  const t = filtersTexts.use()
  const { key, label, dependsOn } = attribute
  const groups = groupsOf(attribute, attributes, edited)
  if (groups === null) {
    const parent = attributes.find((other) => other.key === dependsOn)
    return <p className={panel['note']}>{t.parentFirst(parent?.label ?? '')}</p>
  }
  return (
    <FilterOptions
      name={`a_${key}`}
      label={label}
      groups={groups}
      applied={listOf(applied[key] ?? '')}
      facets={facets}
      counts={facets?.attributes[key]}
    />
  )
}
