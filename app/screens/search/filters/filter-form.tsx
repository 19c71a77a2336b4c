import type { ReactElement, SubmitEvent } from 'react'
import { useNavigate } from '../../../lib/router/index.ts'
import { filtersTexts } from '../texts.ts'
import { clearedFilters, filterQuery, type Filters } from '../../../lib/filters/filters.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { AttributeFilter } from './attribute-filter.tsx'
import { CategorySelect } from './category-select.tsx'
import { FilterConditions } from './filter-conditions.tsx'
import { filterFormId } from './filter-form-id.ts'
import css from './filter-panel.module.css'
import { FilterSection } from './controls/filter-section.tsx'
import type { Listing } from '../list/listing.ts'
import { PlaceField } from '../places/place-field.tsx'
import { PriceFields } from './state/price-fields.tsx'
import { useCountPreview, useWholeCount } from './state/use-count-preview.ts'
import { useEditedFilters } from './state/use-edited-filters.ts'
import { useFacets, type Facets } from './state/use-facets.ts'

interface FilterFormProps {
  readonly listing: Listing
  readonly basePath: string
  readonly category: string | null
  readonly hasCategoryFilter?: boolean
  readonly onDone: () => void
  /** Also clears input that is not applied yet. */
  readonly onClear: () => void
}

/** Number of attribute sections that are initially open. */
const openAttributes = 3

/** Filter form: submitted natively, or converted to the short address of the list. */
export function FilterForm(props: FilterFormProps): ReactElement {
  const { listing, basePath, onDone } = props
  const link = useLink()
  const navigate = useNavigate()
  const editing = useEditedFilters(listing)
  const facets = useFacets(listing.scope, editing.edited)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onDone()
    void navigate(basePath + filterQuery(editing.settle(event.currentTarget)))
  }
  return (
    <form
      id={filterFormId}
      className={css['form']}
      action={link(basePath)}
      onSubmit={submit}
      onChange={(event) => editing.read(event.currentTarget)}
    >
      {(['q', 'view', 'box', 'exact'] as const).map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={listing.filters[name]}
          disabled={!listing.filters[name]}
        />
      ))}
      <Sections {...props} editing={editing} facets={facets} />
      <Actions {...props} editing={editing} />
    </form>
  )
}

type Editing = ReturnType<typeof useEditedFilters>

interface SectionsProps extends FilterFormProps {
  readonly editing: Editing
  readonly facets: Facets | null
}

function Sections({
  listing,
  category,
  hasCategoryFilter = false,
  editing,
  facets,
}: SectionsProps): ReactElement {
  const t = filtersTexts.use()
  const { filters, attributes, places, rates } = listing
  const { edited, chosen, choose, goNear } = editing
  const hasPrice = edited.priceMin !== '' || edited.priceMax !== ''
  return (
    <>
      {hasCategoryFilter && (
        <FilterSection id="category" label={t.category} chosen={0} isOpen>
          <CategorySelect category={filters.category} label={category} facets={facets} />
        </FilterSection>
      )}
      <FilterSection
        id="place"
        label={t.place.title}
        chosen={edited.near ? 1 : chosen.length}
        isOpen
      >
        <PlaceField
          chosen={chosen}
          near={edited.near}
          radius={edited.radius}
          places={places}
          facets={facets}
          onChoose={choose}
          onNear={goNear}
        />
      </FilterSection>
      <FilterSection id="price" label={t.price.title} chosen={hasPrice ? 1 : 0} isOpen>
        <PriceFields {...{ applied: filters, edited, facets, rates }} />
      </FilterSection>
      {attributes.map((attribute, at) => (
        <AttributeFilter
          key={attribute.key}
          attribute={attribute}
          attributes={attributes}
          applied={filters.attributes}
          edited={edited.attributes}
          facets={facets}
          isOpen={at < openAttributes}
        />
      ))}
      <FilterConditions applied={filters} edited={edited} facets={facets} />
    </>
  )
}

function Actions({
  listing,
  basePath,
  editing,
  onClear,
}: FilterFormProps & { editing: Editing }): ReactElement {
  const { filters, scope } = listing
  const t = filtersTexts.use()
  const { edited } = editing
  const { count, isCapped } = useCountPreview(scope, edited, listing)
  const isChanged = filterQuery(edited) !== filterQuery(filters)
  const isClearable = [filters, edited].some(
    (some) => filterQuery(clearedFilters(some)) !== filterQuery(some),
  )
  const whole = useWholeCount(scope, isClearable ? edited : null)
  return (
    <div className={css['actions']}>
      <Button
        type="submit"
        kind={count > 0 ? 'primary' : 'quiet'}
        className={css['show']}
        data-changed={isChanged || undefined}
      >
        {count > 0 ? t.show(count, isCapped) : t.showNone}
      </Button>
      {isClearable && <ClearLink filters={filters} basePath={basePath} onClear={onClear} />}
      {isClearable && (
        <p className={css['hides']} role="status">
          {whole && !whole.isCapped && !isCapped && whole.count > count
            ? t.hides(whole.count - count)
            : ''}
        </p>
      )}
    </div>
  )
}

type ClearProps = Pick<FilterFormProps, 'basePath' | 'onClear'> & { readonly filters: Filters }

function ClearLink({ filters, basePath, onClear }: ClearProps): ReactElement {
  const t = filtersTexts.use()
  const link = useLink()
  return (
    <>
      <ButtonLink
        href={link(basePath + filterQuery(clearedFilters(filters)))}
        aria-label={t.clear}
        onClick={onClear}
        aria-describedby={filters.q ? 'clear-keeps' : undefined}
      >
        {t.clearShort}
      </ButtonLink>
      {filters.q && (
        <p className={css['note']} id="clear-keeps">
          {t.clearKeeps(filters.q)}
        </p>
      )}
    </>
  )
}
