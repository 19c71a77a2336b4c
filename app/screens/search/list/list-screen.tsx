import { useRef, type ReactElement } from 'react'
import { resultsTexts } from '../texts.ts'
import { orderedBy } from '../../../lib/filters/filter-attributes.ts'
import { useSettings } from '../../../lib/calls/settings.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { GeneralBanner } from '../../../parts/banners/general-banner.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { SaveSearch } from '../../saved-searches/save/save-search.tsx'
import { AppliedFilters, useAppliedFilters } from '../results/understood/applied-filters.tsx'
import type { CardOverlay } from '../../../parts/cards/card.tsx'
import { useCardKeys } from './use-card-keys.ts'
import { useChoosing } from './use-choosing.ts'
import { useHeaderAway } from './use-header-away.ts'
import { FilterPanel, filterPanelId } from '../filters/filter-panel.tsx'
import type { Listing, ListScreenProps } from './listing.ts'
import css from './list-screen.module.css'
import { NothingOnMap, NoResults } from '../zero-results/no-results.tsx'
import { PartialResults } from '../results/partial-results.tsx'
import { ResultsCategories } from '../results/results-categories.tsx'
import { ResultsList } from '../results/results-list.tsx'
import { ResultsMap } from '../map/results-map.tsx'
import { Understood, Wider } from '../results/understood/results-understood.tsx'
import { ResultsView } from '../results/results-view.tsx'
import { SortSelect } from '../results/sort-select.tsx'

/** A list of adverts with its filters and order. */
export function ListScreen(props: ListScreenProps): ReactElement {
  const { listing, title, above, beside, basePath, hasCategoryFilter } = props
  const { list } = listing
  const t = useTexts()
  const { compare } = resultsTexts.use()
  useHeaderAway()
  const main = useRef<HTMLElement>(null)
  useCardKeys(main)
  const opener = useRef<HTMLButtonElement>(null)
  const { tools, isResumed, toggle } = useChoosing(basePath, opener)
  const canCompare = hasSeveralCards(listing) && !isMap(listing)
  return (
    <>
      {above}
      <header className={css['header']}>
        <div className={css['heading']}>
          <h1>{title}</h1>{' '}
          <p className={css['count']} role="status">
            {useCount(props)}
          </p>
          {canCompare && (
            <button
              ref={opener}
              type="button"
              className={`${css['compare']} needs-script`}
              aria-pressed={tools !== null}
              onClick={toggle}
            >
              {compare}
            </button>
          )}
        </div>
        <Toolbar {...props} />
      </header>
      <Understood listing={listing} basePath={basePath} />
      <div className={css['columns']}>
        <aside className={css['side']}>
          {beside}
          <FilterPanel {...props} />
        </aside>
        <section ref={main} className={css['main']} aria-label={t.adverts.title}>
          {hasCategoryFilter && list.count > 0 && (
            <ResultsCategories listing={listing} basePath={basePath} />
          )}
          <Found {...props} Overlay={canCompare ? tools?.Tick : undefined} />
          {canCompare && tools && <tools.Bar isResumed={isResumed} onEnd={toggle} />}
        </section>
      </div>
      {listing.banner && <GeneralBanner slide={listing.banner} />}
    </>
  )
}

/** Found adverts and those that are shown besides or instead. */
function hasSeveralCards({ list, alternatives }: Listing): boolean {
  const partial = list.partial.flatMap(({ cards }) => cards)
  return list.count + partial.length + (alternatives?.nearest.length ?? 0) > 1
}

/** An empty list has a map only where a section of the map is what is empty. */
function isMap({ list, filters }: Listing): boolean {
  return filters.view === 'map' && (list.cards.length > 0 || filters.box !== '')
}

/** With the map, counts the adverts of the visible section. */
function useCount({ listing: { list, filters } }: ListScreenProps): string {
  const t = useTexts().search
  const { map } = resultsTexts.use()
  const count = filters.view === 'map' && filters.box ? map.inBox : t.count
  return count(list.count, list.isCapped)
}

/** One row: filters on a phone, order, view, and saving. */
function Toolbar(props: ListScreenProps): ReactElement {
  const { listing } = props
  const { filters, list } = listing
  const t = useTexts().search
  const { relevance } = resultsTexts.use()
  const { prefilter } = useSettings()
  const applied = useAppliedFilters(props).length
  // An empty list offers saving among its suggestions.
  const isSavedHere = list.cards.length > 0 || list.page > 1
  return (
    <div className={css['toolbar']}>
      {!prefilter && (
        <button type="button" className={css['opener']} popoverTarget={filterPanelId}>
          <Icon name="sliders-horizontal" size={18} />
          {t.filters.title}
          {applied > 0 && <span className={css['applied']}>{applied}</span>}
        </button>
      )}
      <SortSelect
        sort={filters.sort}
        none={filters.q ? relevance : t.sort.none}
        numbers={orderedBy(listing.attributes)}
      />
      <ResultsView {...props} />
      {isSavedHere && <SaveSearch listing={listing} />}
    </div>
  )
}

/** The adverts, or suggestions when there are none; with the map beside. */
function Found(
  props: ListScreenProps & { readonly Overlay: CardOverlay | undefined },
): ReactElement {
  const { listing, pathOf, basePath, Overlay } = props
  const { list } = listing
  const hasCards = list.cards.length > 0
  const applied = <AppliedFilters {...props} />
  if (!isMap(listing)) {
    return (
      <>
        {applied}
        {hasCards ? (
          <ResultsList {...{ listing, pathOf, basePath, Overlay }} />
        ) : (
          <NoResults {...props} />
        )}
        <Wider listing={listing} basePath={basePath} />
        <PartialResults list={list} Overlay={Overlay} />
      </>
    )
  }
  return (
    // Inside the list's column: a chip that appears must not move the map.
    <ResultsMap {...props}>
      {applied}
      {hasCards ? (
        <>
          <ResultsList {...{ listing, pathOf, basePath }} isBesideMap />
          <PartialResults list={list} isBesideMap />
        </>
      ) : (
        <NothingOnMap {...props} />
      )}
    </ResultsMap>
  )
}
