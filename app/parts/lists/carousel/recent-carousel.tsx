import { useEffect, useState, type ReactElement } from 'react'
import { recentCarouselItems } from '#contract/limits.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import type { Card } from '../../../lib/lists/cards.ts'
import { cardsOf, recentIds } from '../../../lib/lists/recent.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { AdvertGrid } from '../../cards/advert-grid.tsx'
import { Carousel } from './carousel.tsx'
import css from './recent-carousel.module.css'

interface Recent {
  readonly cards: readonly Card[]
  readonly now: string
}

interface RecentCarouselProps {
  /** The advert of the page itself. */
  readonly except?: string
  /** Number of photos loaded eagerly, where the line is in the first screen. */
  readonly eager?: number
}

/**
 * Recently viewed adverts of this browser. `data-recent` on the root element reserves its space before the first paint,
 * so that nothing shifts.
 */
export function RecentCarousel({ except, eager = 0 }: RecentCarouselProps): ReactElement | null {
  const t = useTexts().search.home
  const link = useLink()
  const lang = useLang()
  const [recent, setRecent] = useState<Recent | null>(null)
  useEffect(() => {
    // Loads more than are shown: some may be deleted.
    const ids = recentIds().filter((id) => id !== except)
    const load = cardsOf(postCall, ids.slice(0, 2 * recentCarouselItems), lang)
    load.then(
      (found) => setRecent({ cards: found, now: new Date().toISOString() }),
      () => {},
    )
  }, [except, lang])

  if (!recent) return <div className={css['room']} />
  const cards = recent.cards.filter(({ id }) => id !== except).slice(0, recentCarouselItems)
  if (cards.length === 0) return null
  return (
    <Carousel title={t.recent} more={<a href={link('/recent')}>{t.all}</a>}>
      <AdvertGrid adverts={cards} now={recent.now} layout="row" eager={eager} />
    </Carousel>
  )
}
