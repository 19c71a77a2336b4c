import type { ReactElement } from 'react'
import type { Card } from '../../lib/lists/cards.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import type { CardOverlay } from '../cards/card.tsx'
import { AdvertGrid } from '../cards/advert-grid.tsx'
import css from './paid-places.module.css'

interface PaidPlacesProps {
  readonly adverts: readonly Card[]
  readonly now: string
  /** As the cards of the list below. */
  readonly heading: 'h2' | 'h3'
  readonly eager?: number
  /** Cards as in a list: the column is narrow. */
  readonly isNarrow?: boolean
  /** Drawn over each card. */
  readonly Overlay?: CardOverlay | undefined
}

/** Adverts whose sellers paid for the place, before the list and marked as such. */
export function PaidPlaces({
  adverts,
  now,
  heading,
  eager = 0,
  isNarrow = false,
  Overlay,
}: PaidPlacesProps): ReactElement | null {
  const t = useTexts().adverts.paidPlaces
  if (adverts.length === 0) return null
  return (
    <section className={css['places']} aria-label={t.title}>
      <p className={css['mark']}>
        <strong>{t.title}</strong> {t.about}
      </p>
      <AdvertGrid
        adverts={adverts}
        now={now}
        heading={heading}
        eager={eager}
        Overlay={Overlay}
        layout={isNarrow ? 'grid' : 'wide'}
      />
    </section>
  )
}
