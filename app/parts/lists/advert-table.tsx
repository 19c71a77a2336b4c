import { Fragment, useState, type ReactElement } from 'react'
import { routes } from '../../lib/browser/addresses.ts'
import type { Card } from '../../lib/lists/cards.ts'
import { useLayoutData } from '../../lib/lists/favorites.ts'
import { formatAge } from '../../lib/texts/format.ts'
import { noPhoto, thumbnail } from '../../lib/browser/images.ts'
import { useApproximate } from '../../lib/rates/chosen-currency.ts'
import { priceText } from '../../lib/texts/price-text.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import css from './advert-table.module.css'
import { ButtonLink } from '../forms/button.tsx'
import { approximatePrice } from '../cards/approximate-price.tsx'
import { Heart } from '../cards/heart.tsx'
import { Icon } from '../icons/icon.tsx'
import { RowDetails } from '../cards/row-details.tsx'

/** Adverts as expandable rows. */
export function AdvertTable({
  adverts,
  now,
}: {
  adverts: readonly Card[]
  now: string
}): ReactElement {
  const t = useTexts()
  const columns = t.adverts.columns
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">{t.adverts.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{columns.photo}</span>
          </th>
          <th scope="col">{columns.title}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {adverts.map((card) => (
          <Row key={card.id} card={card} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function lookOf(isOwn: boolean, { isHighlighted }: Card): 'own' | 'highlighted' | undefined {
  if (isOwn) return 'own'
  return isHighlighted ? 'highlighted' : undefined
}

function Row({ card, now }: { card: Card; now: string }): ReactElement {
  const t = useTexts()
  const link = useLink()
  const approximate = useApproximate()
  const [isOpen, setOpen] = useState(false)
  const isOwn = useLayoutData()?.me?.id === card.ownerId
  const [photo] = card.images
  const title = card.title || t.adverts.noTitle
  const look = lookOf(isOwn, card)
  const detailsId = `details-${card.id}`
  return (
    <Fragment>
      <tr className={look && css[look]}>
        <td>
          <img
            className={css['photo']}
            src={photo ? thumbnail(photo) : noPhoto}
            alt={t.adverts.columns.photo}
            width={96}
            height={72}
            loading="lazy"
          />
        </td>
        <th scope="row">
          <button
            type="button"
            className={css['opener']}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            lang={card.lang}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            {title}
            {card.lang && <span className={css['lang']}>{card.lang.toUpperCase()}</span>}
          </button>
          {isOwn && <span className={css['label']}>{t.adverts.own}</span>}
          {card.isReserved && <span className={css['reserved']}>{t.adverts.reserved}</span>}
          {card.isUrgent && <span className={css['urgent']}>{t.adverts.urgent}</span>}
          {card.isHighlighted && <span className={css['promoted']}>{t.adverts.highlighted}</span>}
          {card.isPromoted && <span className={css['promoted']}>{t.adverts.promoted}</span>}
        </th>
        <td className={css['price']}>
          {priceText(t, card)}
          {approximatePrice(t, approximate, card)}
        </td>
        <td>{card.city}</td>
        <td className={css['date']}>{formatAge(t.lang, card.at, now)}</td>
        <td>
          <span className={css['actions']}>
            <Heart advertId={card.id} />
            <ButtonLink
              href={link(routes.advert(card.id))}
              aria-label={`${t.adverts.open}: ${title}`}
            >
              {t.adverts.open}
            </ButtonLink>
          </span>
        </td>
      </tr>
      <tr id={detailsId} hidden={!isOpen}>
        <td colSpan={6}>{isOpen && <RowDetails advertId={card.id} />}</td>
      </tr>
    </Fragment>
  )
}
