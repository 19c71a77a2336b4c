import { memo, type ComponentType, type ReactElement } from 'react'
import type { Texts } from '#i18n/texts.ts'
import type { Card } from '../../lib/lists/cards.ts'
import { daysBetween, formatAge, formatNumber, formatTime } from '../../lib/texts/format.ts'
import { thumbnail } from '../../lib/browser/images.ts'
import { priceText } from '../../lib/texts/price-text.ts'
import type { Approximate } from '../../lib/rates/approximate.ts'
import { CategoryIcon } from '../icons/category-icon.tsx'
import { approximatePrice } from './approximate-price.tsx'
import { formerPrice } from './former-price.tsx'
import { cardLabel } from './label/card-label.tsx'
import css from './card.module.css'
import heart from './heart/heart.module.css'

/** Photos of a card: the first only; all, selected by the pointer position; all, side by side for swiping. */
export type PhotoMode = 'one' | 'hover' | 'swipe'

/** Drawn over a card by whoever shows the list. */
export type CardOverlay = ComponentType<{ readonly card: Card }>

/** What is drawn instead of a photo. */
export interface Drawing {
  readonly icon: string
  readonly color: string
}

interface AdvertCardProps {
  readonly card: Card
  readonly href: string
  readonly t: Texts
  readonly now: string
  readonly heading: 'h2' | 'h3'
  readonly isFavorite: boolean
  readonly isOwn: boolean
  readonly isLoggedIn: boolean
  /** False to who acts for a company, which has no favourites. */
  readonly hasHeart: boolean
  /** Visible on load: its photo is loaded eagerly. */
  readonly isEager: boolean
  readonly mode: PhotoMode
  /** Index of the visible photo. */
  readonly photo: number
  readonly approximate: Approximate | null
  /** Opened before in this browser. */
  readonly isSeen: boolean
  /** Of an advert without photos. */
  readonly drawing: Drawing | undefined
  readonly Overlay?: CardOverlay | undefined
}

/**
 * An advert in a list. No listeners, no context and few elements, because a page renders dozens; the grid handles the
 * events.
 */
export const AdvertCard = memo(function AdvertCard(props: AdvertCardProps): ReactElement {
  const { card, href, t, heading: Title, isFavorite, Overlay } = props
  const title = card.title || t.adverts.noTitle
  const price = priceText(t, card)
  return (
    <li className={css[frame(props)]} data-advert={card.id} data-seen={props.isSeen || undefined}>
      <a className={css['link']} href={href}>
        {photos(props)}
        {price && priceLine(props, price)}
        <Title className={css['title']} lang={card.lang}>
          {title}
        </Title>
        {card.facts && (
          <span className={css['facts']}>
            {card.facts.map(([, text]) => text).join(' ·\u00a0')}
          </span>
        )}
        {meta(props)}
        {cardLabel(props)}
        {props.isSeen && (
          <span className={css['seen']}>
            <i>{t.adverts.seen}</i>
          </span>
        )}
      </a>
      {props.hasHeart && (
        <button
          type="button"
          className={heart['heart']}
          aria-pressed={isFavorite}
          aria-label={`${t.adverts.favorite}: ${title}`}
          data-opens={props.isLoggedIn ? undefined : 'login'}
        />
      )}
      {Overlay && <Overlay card={card} />}
    </li>
  )
})

function priceLine({ card, t, approximate }: AdvertCardProps, price: string): ReactElement {
  const shown = (
    <strong className={css['price']}>
      {price}
      {approximatePrice(t, approximate, card)}
    </strong>
  )
  if (!card.formerPrice) return shown
  return (
    <span className={css['reduced']}>
      {shown}
      {formerPrice(t, card)}
    </span>
  )
}

/** Place, distance and time. */
function meta({ card, t, now }: AdvertCardProps): ReactElement {
  const { city, distance, at } = card
  const away = distance === undefined ? '' : `${t.adverts.away(formatNumber(t.lang, distance))} · `
  const isFresh = daysBetween(at, now) === 0
  return (
    <span className={css['meta']}>
      {(city && `${city} · `) + away}
      {isFresh && <b className={css['fresh']}>{t.adverts.fresh}</b>}
      {isFresh ? `,\u00a0${formatTime(at)}` : formatAge(t.lang, at, now).replaceAll(' ', '\u00a0')}
    </span>
  )
}

function frame({ card, isOwn }: AdvertCardProps): 'own' | 'highlighted' | 'card' {
  if (isOwn) return 'own'
  return card.isHighlighted ? 'highlighted' : 'card'
}

/**
 * In every mode the first photo is the same element: a click whose element was replaced while the button was down would
 * be lost.
 */
function photos({ card, isEager, mode, photo, drawing }: AdvertCardProps): ReactElement {
  const { images } = card
  const [first] = images
  if (first === undefined) {
    return (
      <span className={css['drawing']}>
        <CategoryIcon icon={drawing?.icon ?? ''} color={drawing?.color ?? ''} size={56} />
      </span>
    )
  }
  const isOne = mode === 'one' || images.length < 2
  const shown = isOne ? [first] : images
  return (
    <>
      <span
        className={css[isOne ? 'photo' : mode]}
        {...(!isOne && mode === 'swipe' && { tabIndex: 0, 'data-photos': '' })}
      >
        {shown.map((name, index) => {
          const isUrgent = isEager && index === 0
          const isSoon = !isOne && (mode === 'hover' || index <= photo + 1)
          return (
            <img
              key={name}
              className={!isOne && index === photo ? css['current'] : undefined}
              src={thumbnail(name)}
              alt=""
              width={400}
              height={300}
              loading={isUrgent || isSoon ? undefined : 'lazy'}
              fetchPriority={isUrgent ? 'high' : undefined}
              decoding="async"
            />
          )
        })}
      </span>
      {!isOne && <Segments images={images} photo={photo} />}
    </>
  )
}

function Segments({ images, photo }: { images: readonly string[]; photo: number }): ReactElement {
  return (
    <span className={css['segments']}>
      {images.map((name, index) => (
        <i key={name} className={index === photo ? css['active'] : undefined} />
      ))}
    </span>
  )
}
