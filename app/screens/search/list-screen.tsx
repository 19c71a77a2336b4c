import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { AdvertList } from '../../parts/advert-list.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Pagination } from '../../parts/pagination.tsx'
import { ViewToggle } from '../../parts/view-toggle.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterPanel, filterPanelId } from './filter-panel.tsx'
import type { ListScreenProps } from './listing.ts'
import css from './list-screen.module.css'
import { NoResults } from './no-results.tsx'
import { SortSelect } from './sort-select.tsx'

/** A list of adverts with all that narrows and orders it. */
export function ListScreen(props: ListScreenProps): ReactElement {
  const { listing, title, emptyText, pathOf, above, beside } = props
  const { list, filters } = listing
  const t = useTexts()
  return (
    <>
      {above}
      <header className={css['header']}>
        <h1>{title}</h1>
        <p className={css['count']} role="status">
          {t.search.count(list.count, list.isCapped)}
        </p>
      </header>
      <div className={css['columns']}>
        <aside className={css['side']}>
          <FilterPanel {...props} />
          {beside}
        </aside>
        <section className={css['main']} aria-label={t.adverts.title}>
          <div className={css['toolbar']}>
            <button type="button" className={css['opener']} popoverTarget={filterPanelId}>
              <Icon name="sliders-horizontal" size={18} />
              {t.search.filters.title}
            </button>
            <SortSelect sort={filters.sort} />
            <ViewToggle />
          </div>
          <AppliedFilters {...props} />
          {list.cards.length > 0 ? (
            <AdvertList adverts={list.cards} now={list.now} heading="h2" eager={4} />
          ) : (
            <NoResults {...props} text={emptyText} />
          )}
          <Pagination
            page={list.page}
            pages={list.cards.length > 0 ? list.pages : 0}
            pathOf={pathOf}
          />
        </section>
      </div>
    </>
  )
}
