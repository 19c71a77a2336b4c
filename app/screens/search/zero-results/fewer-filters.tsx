import type { ReactElement } from 'react'
import { appliedFilters } from '../../../lib/filters/applied-filters.ts'
import { filtersTexts, resultsTexts } from '../texts.ts'
import { clearedFilters, filterQuery } from '../../../lib/filters/filters.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import type { ListScreenProps } from '../list/listing.ts'
import css from './no-results.module.css'
import { filtersWithout } from './zero-results.ts'

/** The list without each of its filters, with the resulting number of adverts. */
export function FewerFilters(props: ListScreenProps): ReactElement | null {
  const { listing, basePath } = props
  const t = resultsTexts.use().ways
  const link = useLink()
  const labelOf = useLabelOf(props)
  const isUnknownPlace = listing.place !== null && listing.chosen.length === 0
  if (isUnknownPlace) {
    const path = basePath + filterQuery({ ...listing.filters, l: '', radius: '' })
    return <ButtonLink href={link(path)}>{t.everywhere}</ButtonLink>
  }
  const alternatives = (listing.alternatives?.without ?? []).flatMap((removal) => {
    const filters = filtersWithout(listing.filters, removal.filter)
    return filters ? { ...removal, path: basePath + filterQuery(filters) } : []
  })
  if (alternatives.length === 0) return <WithoutAll {...props} />
  return (
    <ul className={css['ways']} aria-label={t.title}>
      {alternatives.map(({ filter, path, count, isCapped }) => (
        <li key={filter}>
          <ButtonLink href={link(path)}>
            {labelOf(filter)}
            <span className={css['count']}>{t.count(count, isCapped)}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

/** Shown when removing a single filter is not enough. */
function WithoutAll({ listing, basePath }: ListScreenProps): ReactElement | null {
  const t = filtersTexts.use()
  const link = useLink()
  const cleared = filterQuery(clearedFilters(listing.filters))
  if (cleared === filterQuery(listing.filters)) return null
  return <ButtonLink href={link(basePath + cleared)}>{t.clear}</ButtonLink>
}

/** Label of a filter, made of its values as in the chips. */
function useLabelOf({ listing, category }: ListScreenProps): (filter: string) => string {
  const t = useTexts()
  const texts = resultsTexts.use().ways
  const applied = appliedFilters(t, filtersTexts.use(), listing, category)
  const names: Readonly<Record<string, string>> = texts.filters
  return (filter) => {
    const values = applied.filter((chip) => chip.filter === filter).map(({ label }) => label)
    return texts.without(values.join(', ') || (names[filter] ?? filter))
  }
}
