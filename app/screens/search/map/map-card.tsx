import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react'
import type { Card } from '../../../lib/lists/cards.ts'
import { resultsTexts } from '../texts.ts'
import { AdvertGrid } from '../../../parts/cards/advert-grid.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import css from './results-map.module.css'

interface MapCardProps {
  readonly card: Card
  readonly now: string
  /** Number of adverts at the same position, including this one. */
  readonly count: number
  readonly onClose: () => void
}

/** The advert pressed on the map. Takes the focus and returns it on closing. */
export function MapCard({ card, now, count, onClose }: MapCardProps): ReactElement {
  const t = resultsTexts.use().map
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('a')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={box} className={css['card']}>
      <button type="button" className={css['close']} aria-label={t.close} onClick={onClose}>
        <Icon name="x" size={18} />
      </button>
      <AdvertGrid adverts={[card]} now={now} />
      {count > 1 && <p className={css['here']}>{t.here(count)}</p>}
    </div>
  )
}
