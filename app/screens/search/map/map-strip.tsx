import type { ReactElement, UIEvent } from 'react'
import { routes } from '../../../lib/browser/addresses.ts'
import { noPhoto, thumbnail } from '../../../lib/browser/images.ts'
import type { Card } from '../../../lib/lists/cards.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import css from './map-strip.module.css'

interface MapStripProps {
  readonly cards: readonly Card[]
  /** Id of the advert that is in the middle. */
  readonly onSwipe: (advertId: string | null) => void
}

/** The list in one row over the map, on a phone; the advert in the middle is marked on the map. */
export function MapStrip({ cards, onSwipe }: MapStripProps): ReactElement | null {
  const t = useTexts()
  const link = useLink()
  if (cards.length === 0) return null
  const follow = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    const { scrollLeft, scrollWidth } = currentTarget
    onSwipe(cards[Math.round((scrollLeft * cards.length) / scrollWidth)]?.id ?? null)
  }
  return (
    <ul className={css['strip']} aria-label={t.adverts.title} onScroll={follow}>
      {cards.map((card) => {
        const [photo] = card.images
        return (
          <li key={card.id}>
            <a className={css['card']} href={link(routes.advert(card.id))}>
              <img
                src={photo ? thumbnail(photo) : noPhoto}
                alt=""
                width={88}
                height={88}
                loading="lazy"
                decoding="async"
              />
              <strong className={css['price']}>{priceText(t, card)}</strong>
              <span className={css['title']} lang={card.lang}>
                {card.title || t.adverts.noTitle}
              </span>
              <span className={css['city']}>{card.city}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
