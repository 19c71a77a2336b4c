import { Fragment, useState, type ReactElement } from 'react'
import { routes } from '../../../lib/browser/addresses.ts'
import { smallThumbnail } from '../../../lib/browser/images.ts'
import type { Card } from '../../../lib/lists/cards.ts'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { useApproximate } from '../../../lib/rates/chosen-currency.ts'
import { formatAge, formatNumber } from '../../../lib/texts/format.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import type { CardOverlay } from '../../cards/card.tsx'
import { approximatePrice } from '../../cards/approximate-price.tsx'
import { formerPrice } from '../../cards/former-price.tsx'
import { Heart } from '../../cards/heart/heart.tsx'
import { RowDetails } from '../../cards/row-details.tsx'
import { CategoryIcon } from '../../icons/category-icon.tsx'
import { Icon } from '../../icons/icon.tsx'
import { earlyFacts } from './table-columns.ts'
import css from './advert-table.module.css'
import { tableTexts } from './table-texts.ts'

interface AdvertRowProps {
  readonly card: Card
  readonly now: string
  /** Attributes that have a column. */
  readonly facts: readonly { readonly key: string }[]
  readonly isSeen: boolean
  readonly Overlay: CardOverlay | undefined
}

/** An advert as a row: the title leads to it, a button shows more of it below. */
export function AdvertRow({ card, now, facts, isSeen, Overlay }: AdvertRowProps): ReactElement {
  const t = useTexts()
  const names = tableTexts.use()
  const approximate = useApproximate()
  const [isOpen, setOpen] = useState(false)
  const isOwn = useLayoutData()?.me?.id === card.ownerId
  const title = card.title || t.adverts.noTitle
  const look = lookOf(isOwn, card)
  const detailsId = `details-${card.id}`
  const values = new Map(card.facts)
  return (
    <Fragment>
      <tr className={look && css[look]} data-advert={card.id} data-seen={isSeen || undefined}>
        <td>
          <Photo card={card} />
          {Overlay && <Overlay card={card} />}
        </td>
        <th scope="row">
          <Title {...{ card, facts, isOwn, isSeen, title }} />
        </th>
        {facts.map(({ key }, index) => (
          <td key={key} className={`${css['fact']} ${index < earlyFacts ? '' : css['late']}`}>
            {values.get(key) ?? '—'}
          </td>
        ))}
        <td className={css['price']}>
          {priceText(t, card) || '—'}
          {formerPrice(t, card)}
          {approximatePrice(t, approximate, card)}
        </td>
        <td className={`${css['date']} ${css['late']}`}>{formatAge(t.lang, card.at, now)}</td>
        <td>
          <span className={css['actions']}>
            <Heart advertId={card.id} />
            <button
              type="button"
              className={css['opener']}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              aria-label={`${names.details}: ${title}`}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
            </button>
          </span>
        </td>
      </tr>
      <tr id={detailsId} hidden={!isOpen}>
        <td colSpan={5 + facts.length}>{isOpen && <RowDetails advertId={card.id} />}</td>
      </tr>
    </Fragment>
  )
}

function Photo({ card }: { readonly card: Card }): ReactElement {
  const drawing = useLayoutData()?.categories.find(({ id }) => id === card.categoryId)
  const [photo] = card.images
  if (photo === undefined) {
    return (
      <span className={css['photo']}>
        <CategoryIcon icon={drawing?.icon ?? ''} color={drawing?.color ?? ''} size={32} />
      </span>
    )
  }
  return (
    <img
      className={css['photo']}
      src={smallThumbnail(photo)}
      alt=""
      width={96}
      height={72}
      loading="lazy"
    />
  )
}

interface TitleProps extends Pick<AdvertRowProps, 'card' | 'facts' | 'isSeen'> {
  readonly isOwn: boolean
  readonly title: string
}

function Title({ card, facts, isOwn, isSeen, title }: TitleProps): ReactElement {
  const t = useTexts()
  const link = useLink()
  const { seen, reserved, urgent, highlighted, promoted, own, away } = t.adverts
  const { city, distance } = card
  const others = facts.length > 0 ? [] : (card.facts ?? [])
  const where = [city, distance !== undefined && away(formatNumber(t.lang, distance))]
  const states = [
    [isOwn, own, 'label'],
    [card.isReserved, reserved, 'reserved'],
    [card.isUrgent, urgent, 'urgent'],
    [card.isHighlighted, highlighted, 'promoted'],
    [card.isPromoted, promoted, 'promoted'],
    [isSeen, seen, 'promoted'],
  ] as const
  return (
    <>
      <a className={css['title']} href={link(routes.advert(card.id))} lang={card.lang}>
        {title}
      </a>
      {others.length > 0 && (
        <span className={css['facts']}>{others.map(([, text]) => text).join(' · ')}</span>
      )}
      <span className={css['where']}>
        {where.filter(Boolean).join(' · ')}
        {states.map(
          ([isOn, text, look]) =>
            isOn && (
              <span key={text} className={css[look]}>
                {text}
              </span>
            ),
        )}
      </span>
    </>
  )
}

function lookOf(isOwn: boolean, { isHighlighted }: Card): 'own' | 'highlighted' | undefined {
  if (isOwn) return 'own'
  return isHighlighted ? 'highlighted' : undefined
}
