import type { ReactElement } from 'react'
import { Icon } from '../../../parts/icons/icon.tsx'
import { threadTexts } from '../texts.ts'
import css from './place-chip.module.css'
import type { ComposerState } from './use-composer.ts'

/** The place to meet that the message will carry. */
export function PlaceChip({ composer }: { composer: ComposerState }): ReactElement | null {
  const t = threadTexts.use().compose
  const { place } = composer.draft
  if (!place) return null
  return (
    <p className={css['chip']}>
      <Icon name="map-pin" size={16} />
      <span>
        {t.placeLabel}: {place.label}
      </span>
      <button
        type="button"
        className={css['remove']}
        aria-label={t.removePlace}
        onClick={() => composer.change({ place: null })}
      >
        <Icon name="x" size={16} />
      </button>
    </p>
  )
}
