import type { ReactElement } from 'react'
import type { Texts } from '#i18n/texts.ts'
import type { Card } from '../../../lib/lists/cards.ts'
import css from './card-label.module.css'

interface CardLabelProps {
  readonly card: Card
  readonly t: Texts
  readonly isOwn: boolean
}

/** One label has room; of an advert of somebody else, that it is reserved matters more than its promotion. */
export function cardLabel({ card, t, isOwn }: CardLabelProps): ReactElement | null {
  if (isOwn) return <span className={css['own']}>{ownText(t, card)}</span>
  const { reserved, urgent, highlighted, promoted } = t.adverts
  if (card.isReserved) return <span className={css['reserved']}>{reserved}</span>
  if (card.isUrgent) return <span className={css['urgent']}>{urgent}</span>
  if (card.isHighlighted) return <span className={css['promoted']}>{highlighted}</span>
  return card.isPromoted ? <span className={css['promoted']}>{promoted}</span> : null
}

function ownText({ adverts }: Texts, card: Card): string {
  const states = [
    card.isReserved && adverts.reserved,
    card.isUrgent && adverts.urgent,
    card.isHighlighted && adverts.highlighted,
    card.isPromoted && adverts.promoted,
  ]
  return [adverts.own, ...states].filter(Boolean).join(' · ')
}
