import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { useSeen } from '../../../lib/lists/seen.ts'
import { orderedBy } from '../../../lib/filters/filter-attributes.ts'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { resultsTexts } from '../texts.ts'
import type { CardOverlay } from '../../../parts/cards/card.tsx'
import { AdvertList } from '../../../parts/lists/advert-list.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { PaidPlaces } from '../../../parts/lists/paid-places.tsx'
import type { TableColumns } from '../../../parts/lists/table/table-columns.ts'
import { Pagination } from '../../../parts/lists/pagination.tsx'
import type { Listing } from '../list/listing.ts'
import css from './results-list.module.css'
import { useMore } from '../list/use-more.ts'

interface ResultsListProps {
  readonly listing: Listing
  readonly pathOf: (page: number) => string
  readonly basePath: string
  /** Cards only and no pagination: the column beside the map is narrow. */
  readonly isBesideMap?: boolean
  /** Drawn over each card. */
  readonly Overlay?: CardOverlay | undefined
}

/** Found adverts with pagination, or on a phone a growing list. */
export function ResultsList({
  listing,
  pathOf,
  basePath,
  isBesideMap = false,
  Overlay,
}: ResultsListProps): ReactElement {
  const { list } = listing
  const more = useMore(listing)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!more.firstNew) return
    const card = box.current?.querySelector<HTMLElement>(`[data-advert="${more.firstNew}"] a`)
    card?.focus({ preventScroll: true })
  }, [more.firstNew])
  const view = isBesideMap ? 'grid' : undefined
  const link = useLink()
  const seen = useSeen()
  const { perUnit } = resultsTexts.use()
  const { attributes, filters } = listing
  const numbers = new Set(orderedBy(attributes).map(({ key }) => key))
  const columns: TableColumns = {
    attributes: [
      ...attributes.map(({ key, label }) => ({ key, label, isOrdered: numbers.has(key) })),
      { key: 'price_per_unit', label: perUnit, isOrdered: false },
    ],
    sort: filters.sort,
    hrefOf: (sort) => link(basePath + filterQuery({ ...filters, sort })),
  }
  const places = [css['list'], isBesideMap && css['besideMap'], list.page > 1 && css['later']]
  return (
    <div ref={box} className={places.filter(Boolean).join(' ')}>
      <PaidPlaces
        adverts={list.paid}
        now={list.now}
        heading="h2"
        eager={2}
        isNarrow={isBesideMap}
        Overlay={Overlay}
      />
      <AdvertList
        {...{
          adverts: more.cards,
          now: list.now,
          heading: 'h2',
          eager: 4,
          view,
          columns,
          seen,
          Overlay,
        }}
      />
      {(more.hasMore || more.cards.length > list.cards.length) && (
        <MoreButton {...more} list={list} />
      )}
      <div className={css['pages']}>
        <Pagination page={list.page} pages={list.pages} pathOf={pathOf} />
      </div>
    </div>
  )
}

type MoreButtonProps = ReturnType<typeof useMore> & { readonly list: Listing['list'] }

function MoreButton({
  cards,
  list,
  hasMore,
  isBusy,
  hasFailed,
  load,
}: MoreButtonProps): ReactElement {
  const t = resultsTexts.use().more
  const { search } = useTexts()
  const shown = (list.page - 1) * list.size + list.paid.length + cards.length
  return (
    <div className={`${css['more']} needs-script`}>
      <p className={css['shown']} role="status">
        {isBusy ? search.loading : t.shown(shown, Math.max(list.count, shown), list.isCapped)}
      </p>
      {hasFailed && <p role="alert">{t.failed}</p>}
      {hasMore && (
        <Button busy={isBusy} onPress={load} className={css['button']}>
          {t.button}
        </Button>
      )}
    </div>
  )
}
