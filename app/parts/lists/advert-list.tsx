import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react'
import { useLocation, useNavigation } from '../../lib/router/index.ts'
import type { Card } from '../../lib/lists/cards.ts'
import { useListView, type ListView } from '../../lib/lists/list-view.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import type { CardOverlay } from '../cards/card.tsx'
import { AdvertGrid } from '../cards/advert-grid.tsx'
import type { TableColumns } from './table/table-columns.ts'
import { AdvertSkeleton } from '../cards/advert-skeleton.tsx'

const AdvertTable = lazy(async () => {
  const [{ AdvertTable: Table }] = await Promise.all([
    import('./table/advert-table.tsx'),
    import('./table/table-texts.ts').then(({ tableTexts }) => tableTexts.ready()),
  ])
  return { default: Table }
})

interface AdvertListProps {
  readonly adverts: readonly Card[]
  readonly now: string
  readonly heading?: 'h2' | 'h3'
  readonly eager?: number
  /** Forces a view where only one fits. */
  readonly view?: ListView | undefined
  /** Ids of adverts that are told apart as opened before. */
  readonly seen?: ReadonlySet<string> | undefined
  /** Of the rows; absent: as cards have them. */
  readonly columns?: TableColumns | undefined
  /** Drawn over each card. */
  readonly Overlay?: CardOverlay | undefined
}

/** Adverts of a page as cards or, when chosen on a desktop, as rows. */
export function AdvertList({
  adverts,
  now,
  heading = 'h3',
  eager = 0,
  view,
  seen,
  columns,
  Overlay,
}: AdvertListProps): ReactElement {
  const t = useTexts()
  const chosen = useListView()
  if (useIsListSlow())
    return <AdvertSkeleton count={adverts.length || 8} label={t.search.loading} />
  const grid = <AdvertGrid {...{ adverts, now, heading, eager, seen, Overlay }} />
  if ((view ?? chosen) === 'grid') return grid
  return (
    <Suspense fallback={grid}>
      <AdvertTable {...{ adverts, now, columns, seen, Overlay }} />
    </Suspense>
  )
}

const slowAfterMs = 150

/** Whether another page of the current list has been loading long enough to show it. */
function useIsListSlow(): boolean {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const isNext = next !== undefined && firstPart(next.pathname) === firstPart(pathname)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isNext) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isNext])
  return isNext && isSlow
}

function firstPart(pathname: string): string {
  return pathname.split('/')[1] ?? ''
}
