import type { ComponentProps, ReactElement } from 'react'
import type { Card } from '../../lib/lists/cards.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { AdvertCard } from '../../parts/cards/card.tsx'
import grid from '../../parts/cards/advert-grid.module.css'

const now = '2026-11-24T12:00:00.000Z'

const card: Card = {
  id: '1',
  title: 'Volkswagen Golf 1.4 benzină, 2013, o singură proprietară, carte service completă',
  price: 7_000,
  currency: 'EUR',
  isFree: false,
  facts: [
    ['year', '2013'],
    ['mileage', '142.000\u00a0km'],
    ['fuel', 'benzină'],
  ],
  categoryId: 1,
  subcategoryId: 1,
  city: 'Chișinău',
  at: '2026-11-20T09:00:00.000Z',
  images: ['1.webp'],
  ownerId: '2',
  isPromoted: false,
  isReserved: false,
  isUrgent: false,
  isHighlighted: false,
}

type State = Partial<Omit<ComponentProps<typeof AdvertCard>, 'card'>> & {
  readonly card?: Partial<Card>
}

const states: readonly State[] = [
  {},
  { isFavorite: true, card: { isPromoted: true } },
  { card: { formerPrice: 7_900, at: now } },
  { card: { isReserved: true, isPromoted: true } },
  { card: { isUrgent: true } },
  { card: { isHighlighted: true } },
  { isOwn: true, card: { isReserved: true } },
  { isSeen: true, card: { distance: 3 } },
  { drawing: { icon: 'car', color: 'var(--accent)' }, card: { images: [] } },
  { card: { price: 0, isFree: true, facts: undefined } },
  { card: { price: 300, priceUnit: 'month' } },
  { card: { price: 0, title: '' } },
]

/** A card in each of its states. */
export function Cards(): ReactElement {
  const t = useTexts()
  return (
    <ul className={grid['grid']}>
      {states.map(({ card: change, ...state }, index) => (
        <AdvertCard
          key={index}
          card={{ ...card, ...change, id: String(index) }}
          href="#cards"
          t={t}
          now={now}
          heading="h3"
          isFavorite={false}
          isOwn={false}
          isLoggedIn
          hasHeart
          isEager
          mode="one"
          photo={0}
          approximate={null}
          isSeen={false}
          drawing={undefined}
          {...state}
        />
      ))}
    </ul>
  )
}
