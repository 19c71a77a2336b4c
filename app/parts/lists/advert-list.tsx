import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Card } from '../../lib/lists/cards.ts'
import { useListView, type ListView } from '../../lib/lists/list-view.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { AdvertGrid } from '../cards/advert-grid.tsx'
import { AdvertSkeleton } from '../cards/advert-skeleton.tsx'

const AdvertTable = lazy(() =>
  import('./advert-table.tsx').then((module) => ({ default: module.AdvertTable })),
)

interface AdvertListProps {
  readonly adverts: readonly Card[]
  readonly now: string
  readonly heading?: 'h2' | 'h3'
  readonly eager?: number
  /** Where there is room for one of the two only. */
  readonly view?: ListView | undefined
}

/** The adverts of a page: as cards or, where the person chose so on a desktop, as rows. */
export function AdvertList({
  adverts,
  now,
  heading = 'h3',
  eager = 0,
  view,
}: AdvertListProps): ReactElement {
  const t = useTexts()
  const chosen = useListView()
  if (useIsListSlow())
    return <AdvertSkeleton count={adverts.length || 8} label={t.search.loading} />
  const grid = <AdvertGrid adverts={adverts} now={now} heading={heading} eager={eager} />
  if ((view ?? chosen) === 'grid') return grid
  return (
    <Suspense fallback={grid}>
      <AdvertTable adverts={adverts} now={now} />
    </Suspense>
  )
}

const slowAfterMs = 150

/** Whether another page of the list that is on the screen has been on its way for long enough to say so. */
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
