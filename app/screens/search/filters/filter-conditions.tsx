import type { ReactElement } from 'react'
import { sellerTypes } from '#contract/rules/list-filters.ts'
import { filtersTexts } from '../texts.ts'
import type { Filters } from '../../../lib/filters/filters.ts'
import css from './filter-conditions.module.css'
import { FilterOption, countOfFlag } from './controls/filter-option.tsx'
import { FilterSection } from './controls/filter-section.tsx'
import type { Facets } from './state/use-facets.ts'

interface ConditionsProps {
  /** Filters of the current list. */
  readonly applied: Filters
  /** Filters selected in the form, applied or not. */
  readonly edited: Filters
  readonly facets: Facets | null
}

const flags = ['photo', 'negotiable', 'free', 'exchange'] as const
const periods = ['1', '3', '7', '30']

/** Filters that exist in every subcategory: photos, seller, date of publication. */
export function FilterConditions(props: ConditionsProps): ReactElement {
  const { applied, edited, facets } = props
  const t = filtersTexts.use()
  return (
    <>
      <FilterSection
        id="conditions"
        label={t.conditions.title}
        chosen={flags.filter((flag) => edited[flag]).length}
        isOpen
      >
        <ul className={css['list']}>
          {flags.map((flag) => (
            <li key={flag}>
              <FilterOption
                name={flag}
                value="1"
                label={t.conditions[flag]}
                isChosen={applied[flag] === '1'}
                count={countOfFlag(facets, flag)}
              />
            </li>
          ))}
        </ul>
      </FilterSection>
      <Sellers {...props} />
      <Periods {...props} />
    </>
  )
}

function Sellers({ applied, edited, facets }: ConditionsProps): ReactElement {
  const t = filtersTexts.use().seller
  return (
    <FilterSection id="seller" label={t.title} chosen={edited.seller ? 1 : 0}>
      <ul className={css['list']} role="radiogroup" aria-label={t.title}>
        {(['', ...sellerTypes] as const).map((seller) => (
          <li key={seller} role="presentation">
            <FilterOption
              type="radio"
              name="seller"
              value={seller}
              label={t[seller || 'all']}
              isChosen={applied.seller === seller}
              count={seller ? countOfFlag(facets, seller) : null}
            />
          </li>
        ))}
      </ul>
    </FilterSection>
  )
}

function Periods({ applied, edited, facets }: ConditionsProps): ReactElement {
  const t = filtersTexts.use().period
  const isOther = applied.period !== '' && !periods.includes(applied.period)
  const choices = ['', ...periods, ...(isOther ? [applied.period] : [])]
  const labels: Readonly<Record<string, string>> = { '': t.any, 1: t.today }
  return (
    <FilterSection id="period" label={t.title} chosen={edited.period ? 1 : 0}>
      <ul className={css['list']} role="radiogroup" aria-label={t.title}>
        {choices.map((period) => (
          <li key={period} role="presentation">
            <FilterOption
              type="radio"
              name="period"
              value={period}
              label={labels[period] ?? t.last(Number(period))}
              isChosen={applied.period === period}
              count={periods.includes(period) ? countOfFlag(facets, period) : null}
            />
          </li>
        ))}
      </ul>
    </FilterSection>
  )
}
