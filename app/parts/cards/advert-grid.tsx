import { useRef, type ReactElement } from 'react'
import type { LayoutData } from '../../layout/loader.ts'
import { routes } from '../../lib/browser/addresses.ts'
import type { Card } from '../../lib/lists/cards.ts'
import { useFavorites, useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { useApproximate } from '../../lib/rates/chosen-currency.ts'
import { useMayOpen } from '../../lib/session/page-rights.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import css from './advert-grid.module.css'
import { AdvertCard, type CardOverlay, type Drawing } from './card.tsx'
import { useCardHearts } from './heart/use-card-hearts.ts'
import { usePhotoInView } from './use-photo-in-view.ts'
import { useSwipeableCards } from './use-swipeable-cards.ts'

interface AdvertGridProps {
  readonly adverts: readonly Card[]
  /** ISO 8601; the reference time for "today", from the loader's data. */
  readonly now: string
  /** Heading level of the cards' titles: one below the list's heading. */
  readonly heading?: 'h2' | 'h3'
  /** `row`: one line that scrolls sideways; `wide`: on a desktop two beside each other, text beside the photo. */
  readonly layout?: 'grid' | 'row' | 'wide'
  /** Number of photos loaded eagerly: those visible without scrolling. */
  readonly eager?: number
  /** Ids of adverts that are told apart as opened before. */
  readonly seen?: ReadonlySet<string> | undefined
  /** Drawn over each card. */
  readonly Overlay?: CardOverlay | undefined
}

/** Adverts as cards. Handles the hearts, hovering and swiping of all its cards by event delegation. */
export function AdvertGrid({
  adverts,
  now,
  heading = 'h3',
  layout = 'grid',
  eager = 0,
  seen,
  Overlay,
}: AdvertGridProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const t = useTexts()
  const link = useLink()
  const favorites = useFavorites()
  const approximate = useApproximate()
  const { me, categories } = useLayoutData() ?? {}
  const hasHearts = useMayOpen()('/my-favorites')
  const inView = usePhotoInView(list, adverts)
  const swipeable = useSwipeableCards(list, adverts)
  useCardHearts(list)
  return (
    <ul ref={list} className={css[layout]}>
      {adverts.map((card, index) => {
        const isInView = inView?.id === card.id
        const hoverOrOne = isInView ? 'hover' : 'one'
        return (
          <AdvertCard
            key={card.id}
            card={card}
            href={link(routes.advert(card.id))}
            t={t}
            now={now}
            heading={heading}
            isFavorite={favorites.has(card.id)}
            isOwn={card.ownerId === me?.id}
            isLoggedIn={Boolean(me)}
            hasHeart={hasHearts}
            isEager={index < eager}
            mode={swipeable.has(card.id) ? 'swipe' : hoverOrOne}
            photo={isInView ? inView.photo : 0}
            approximate={approximate}
            isSeen={seen?.has(card.id) ?? false}
            Overlay={Overlay}
            drawing={card.images.length === 0 ? drawingOf(categories, card) : undefined}
          />
        )
      })}
    </ul>
  )
}

function drawingOf(
  categories: LayoutData['categories'] | undefined,
  { categoryId }: Card,
): Drawing | undefined {
  return categories?.find(({ id }) => id === categoryId)
}
