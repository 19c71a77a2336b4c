import { useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLayoutData } from '../../lib/favorites.ts'
import { clearedFilters, filterQuery, readFilters, type Filters } from '../../lib/filters.ts'
import type { PlaceChoice } from '../../lib/places.ts'
import { useLink, useTexts } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import css from './filter-panel.module.css'
import type { Listing } from './listing.ts'
import { PlaceField } from './place-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { useCountPreview } from './use-count-preview.ts'

export const filterPanelId = 'filters'
export const filterFormId = 'filters-form'

interface FilterPanelProps {
  readonly listing: Listing
  readonly basePath: string
  readonly hasCategoryFilter?: boolean
}

/**
 * What narrows a list. A plain form that works without JavaScript; beside the list on a desktop, over the
 * whole screen of a phone (a popover, which the browser opens by itself).
 */
export function FilterPanel({
  listing,
  basePath,
  hasCategoryFilter = false,
}: FilterPanelProps): ReactElement {
  const t = useTexts().search
  const panel = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  return (
    <div
      ref={panel}
      id={filterPanelId}
      popover="auto"
      className={css['panel']}
      // The page with the button that had the focus is hidden under the open sheet.
      onToggle={({ newState }) => newState === 'open' && closer.current?.focus()}
    >
      <header className={css['header']}>
        <h2 className={css['title']}>{t.filters.title}</h2>
        <button
          ref={closer}
          type="button"
          className={css['close']}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t.filters.close}
        >
          <Icon name="x" />
        </button>
      </header>
      <FilterForm
        // What was typed and not applied does not outlive the list it was typed for.
        key={basePath + filterQuery(listing.filters)}
        listing={listing}
        basePath={basePath}
        hasCategoryFilter={hasCategoryFilter}
        onDone={() => panel.current?.matches(':popover-open') && panel.current.hidePopover()}
      />
    </div>
  )
}

interface FilterFormProps extends Required<FilterPanelProps> {
  readonly onDone: () => void
}

function FilterForm({
  listing,
  basePath,
  hasCategoryFilter,
  onDone,
}: FilterFormProps): ReactElement {
  const { filters, list, scope, places } = listing
  const t = useTexts().search
  const link = useLink()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [place, setPlace] = useState<PlaceChoice | null>(listing.place)
  const { count, isCapped, preview } = useCountPreview(scope, list)

  const choosePlace = (chosen: PlaceChoice | null): void => {
    setPlace(chosen)
    preview({ ...filtersOf(form.current), l: chosen?.slug ?? '' })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onDone()
    void navigate(basePath + filterQuery(filtersOf(event.currentTarget)))
  }
  return (
    <form
      ref={form}
      id={filterFormId}
      className={css['form']}
      action={link(basePath)}
      onSubmit={submit}
      onChange={(event) => preview(filtersOf(event.currentTarget))}
    >
      <input type="hidden" name="q" value={filters.q} disabled={!filters.q} />
      {hasCategoryFilter && <CategorySelect category={filters.category} />}
      <PlaceField place={place} places={places} onChoose={choosePlace} />
      <PriceFields filters={filters} />
      <div className={css['actions']}>
        <Button type="submit" kind="primary">
          {t.show(count, isCapped)}
        </Button>
        <ButtonLink href={link(basePath + filterQuery(clearedFilters(filters)))}>
          {t.filters.clear}
        </ButtonLink>
      </div>
    </form>
  )
}

function CategorySelect({ category }: { category: string }): ReactElement {
  const t = useTexts().search.filters
  const categories = useLayoutData()?.categories ?? []
  const isOther = category !== '' && !categories.some(({ slug }) => slug === category)
  return (
    <label className={css['field']}>
      <span className={css['label']}>{t.category}</span>
      <select className={css['control']} name="category" defaultValue={category}>
        <option value="">{t.anyCategory}</option>
        {isOther && <option value={category}>{category}</option>}
        {categories.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function filtersOf(form: HTMLFormElement | null): Filters {
  const fields = form ? [...new FormData(form)] : []
  return readFilters(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])))
}
