import type { ReactElement } from 'react'
import { myAdvertsTexts } from '../texts.ts'
import { meaningText, statusText, type Stated } from './own-lines.ts'
import css from './state-badge.module.css'

interface StateBadgeProps {
  readonly advert: Stated
}

/** State of an advert with its explanation. */
export function StateBadge({ advert }: StateBadgeProps): ReactElement {
  const t = myAdvertsTexts.use()
  const isHidden = advert.status === 'active' && !advert.isPublic
  const meaning = meaningText(advert, t)
  return (
    <p className={css['state']}>
      <strong className={css['badge']} data-status={isHidden ? 'hidden' : advert.status}>
        {statusText(advert, t)}
      </strong>{' '}
      {meaning && <span className={css['meaning']}>{meaning}</span>}
    </p>
  )
}
