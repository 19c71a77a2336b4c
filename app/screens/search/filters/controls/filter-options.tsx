import { useState, type ReactElement } from 'react'
import type { OptionGroup } from '../../../../lib/filters/filter-attributes.ts'
import { filtersTexts } from '../../texts.ts'
import { plainText } from '#contract/rules/text/fold.ts'
import { FilterOption, countOf } from './filter-option.tsx'
import { BareInput } from '../../../../parts/forms/bare-control.tsx'
import css from './filter-options.module.css'
import type { Facets } from '../state/use-facets.ts'

const visibleLimit = 6
/** Minimum number of values worth collapsing. */
const minCollapsed = 2
const searchableFrom = 16

interface FilterOptionsProps {
  readonly name: string
  readonly label: string
  readonly groups: readonly OptionGroup[]
  /** Filters of the current list; shown first. */
  readonly applied: readonly string[]
  readonly facets: Facets | null
  readonly counts: Readonly<Record<string, number>> | undefined
}

/** Multiple-choice values. Long lists are collapsed, very long ones searchable. */
export function FilterOptions({ groups, label, ...rest }: FilterOptionsProps): ReactElement {
  const t = filtersTexts.use()
  const [typed, setTyped] = useState('')
  const total = groups.reduce((sum, { options }) => sum + options.length, 0)
  const query = plainText(typed)
  const isFound = (option: string): boolean => plainText(option).includes(query)
  const isAny = groups.some(({ options }) => options.some((option) => isFound(option.label)))
  return (
    <>
      {total >= searchableFrom && (
        <BareInput
          className="needs-script"
          type="search"
          aria-label={t.find(label)}
          placeholder={t.find(label)}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            // Typing in the search field does not change the form.
            event.stopPropagation()
            setTyped(event.currentTarget.value)
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {groups.map((group) => (
        <Group
          key={group.label}
          {...rest}
          group={group}
          isFound={isFound}
          isSearch={query !== ''}
        />
      ))}
      {!isAny && <p role="status">{t.none}</p>}
    </>
  )
}

interface GroupProps extends Omit<FilterOptionsProps, 'groups' | 'label'> {
  readonly group: OptionGroup
  readonly isFound: (label: string) => boolean
  readonly isSearch: boolean
}

function Group({ group, isFound, isSearch, ...rest }: GroupProps): ReactElement {
  const t = filtersTexts.use()
  const [isOpen, setOpen] = useState(false)
  const { first, others } = split(group.options, rest.applied)
  const isEmpty = isSearch && !group.options.some(({ label }) => isFound(label))
  return (
    <div hidden={isEmpty}>
      {group.label && <p className={css['group']}>{group.label}</p>}
      <List {...rest} options={first} isFound={isFound} />
      {others.length > 0 && (
        <details
          open={isOpen || isSearch}
          onToggle={({ currentTarget }) => !isSearch && setOpen(currentTarget.open)}
        >
          <summary className="show-more" hidden={isSearch}>
            {t.all(group.options.length)}
          </summary>
          <List {...rest} options={others} isFound={isFound} />
        </details>
      )}
    </div>
  )
}

type ListProps = Omit<GroupProps, 'group' | 'isSearch'> & {
  readonly options: OptionGroup['options']
}

function List({ name, options, applied, facets, counts, isFound }: ListProps): ReactElement {
  return (
    <ul className={css['list']}>
      {options.map(({ value, label }) => (
        // Hidden instead of removed: selected values stay selected while searching.
        <li key={value} hidden={!isFound(label)}>
          <FilterOption
            name={name}
            value={value}
            label={label}
            isChosen={applied.includes(value)}
            count={countOf(facets, counts, value)}
          />
        </li>
      ))}
    </ul>
  )
}

/**
 * Splits the values into the visible ones (the applied ones and as many others with adverts as fit, in their order) and
 * the collapsed ones.
 */
function split(
  options: OptionGroup['options'],
  applied: readonly string[],
): { first: OptionGroup['options']; others: OptionGroup['options'] } {
  const isApplied = ({ value }: OptionGroup['options'][number]): boolean => applied.includes(value)
  const full = options.filter((option) => !option.isEmpty || isApplied(option))
  const isShort = full.length <= visibleLimit + minCollapsed
  const chosen = full.filter(isApplied)
  const room = Math.max(0, visibleLimit - chosen.length)
  const free = full.filter((option) => !isApplied(option)).slice(0, room)
  const visible = new Set(isShort ? full : [...chosen, ...free])
  const others = options.filter((option) => !visible.has(option))
  if (others.length < minCollapsed) return { first: options, others: [] }
  return { first: [...visible], others }
}
