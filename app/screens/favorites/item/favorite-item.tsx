import type { ReactElement } from 'react'
import type { FavoriteList } from '#contract/people/favorite-lists.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { noPhoto, thumbnail } from '../../../lib/browser/images.ts'
import { useApproximate } from '../../../lib/rates/chosen-currency.ts'
import { formatDate, formatPrice } from '../../../lib/texts/format.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { approximatePrice } from '../../../parts/cards/approximate-price.tsx'
import { CompareCheckbox, type ChoiceProps } from '../../../parts/compare/compare-checkbox.tsx'
import { comparisonChoiceTexts } from '../../../parts/compare/texts.ts'
import { favoritesTexts } from '../texts.ts'
import { ListsForm } from './lists-form.tsx'
import { NoteForm } from './note-form.tsx'
import type { PriceChange } from './price-change.ts'
import type { ShownFavorite } from './shown-favorite.ts'
import { TakeOffForm } from './take-off.tsx'
import css from './favorite-item.module.css'

interface FavoriteItemProps {
  readonly item: ShownFavorite
  readonly lists: readonly FavoriteList[]
  /** Null: there is nothing to compare it with. */
  readonly choice: ChoiceProps | null
  readonly onTakeOff: () => void
}

/** A favourite with its tools. Without JavaScript its forms submit to the server. */
export function FavoriteItem({ item, lists, choice, onTakeOff }: FavoriteItemProps): ReactElement {
  const t = favoritesTexts.use()
  const lang = useLang()
  const { advertId, note, image } = item
  const title = useTitle(item)
  return (
    <li className={css['item']} data-advert={advertId} data-state={item.state}>
      <img
        className={css['photo']}
        src={image ? thumbnail(image) : noPhoto}
        alt=""
        width={160}
        height={120}
        loading="lazy"
      />
      <div className={css['about']}>
        <Title item={item} title={title} />
        <State item={item} />
        <p className={css['muted']}>
          {[item.card?.city, t.addedAt(formatDate(lang, item.addedAt))].filter(Boolean).join(' · ')}
        </p>
        {note && <p className={css['note']}>{note}</p>}
      </div>
      <div className={css['tools']}>
        {item.card && choice && <CompareTick item={item} title={title} choice={choice} />}
        <NoteForm advertId={advertId} title={title} note={note} />
        <ListsForm item={item} title={title} lists={lists} />
        <TakeOffForm item={item} title={title} onAsk={onTakeOff} />
      </div>
    </li>
  )
}

/** The title, or what else is known of an advert that is gone. */
function useTitle({ title, state, similar }: ShownFavorite): string {
  const { noTitle } = useTexts().adverts
  const { states } = favoritesTexts.use()
  if (title) return title
  return state === 'active' ? noTitle : (similar?.label ?? states[state])
}

function Title({ item, title }: { item: ShownFavorite; title: string }): ReactElement {
  const link = useLink()
  return (
    <h2 className={css['title']} lang={item.title ? item.titleLang : undefined}>
      {item.card ? <a href={link(routes.advert(item.advertId))}>{title}</a> : title}
    </h2>
  )
}

/** The price now and its change, or why the advert is gone and where there are others like it. */
function State({ item: { state, card, change, similar } }: { item: ShownFavorite }): ReactElement {
  const t = useTexts()
  const texts = favoritesTexts.use()
  const link = useLink()
  const approximate = useApproximate()
  if (state === 'active' && card) {
    return (
      <>
        <p className={css['price']}>
          {priceText(t, card)}
          {card.isReserved && <span className={css['badge']}>{t.adverts.reserved}</span>}
        </p>
        <div className={css['approximate']}>{approximatePrice(t, approximate, card)}</div>
        {change && <Change change={change} />}
      </>
    )
  }
  if (state === 'active') return <></>
  return (
    <p className={css['gone']}>
      <span className={css['badge']}>{texts.states[state]}</span>
      {texts.gone[state]}
      {similar && (
        <a href={link(similar.path)}>
          {texts.similar}
          <span className="visually-hidden">: {similar.label}</span>
        </a>
      )}
    </p>
  )
}

function Change({ change }: { change: PriceChange }): ReactElement {
  const t = useTexts()
  const texts = favoritesTexts.use().change
  if (change.kind === 'before') {
    return (
      <p className={css['muted']}>{texts.before(priceText(t, { ...change, isFree: false }))}</p>
    )
  }
  const { kind, amount, currency, percent } = change
  const size = texts[kind](formatPrice(t.lang, amount, currency))
  const share = texts.percent(`${kind === 'fell' ? '−' : '+'}${percent}`)
  return (
    <p className={css['change']} data-kind={kind}>
      {percent > 0 ? `${size} (${share})` : size}
    </p>
  )
}

function CompareTick({
  item: { advertId: id, subcategoryId, image },
  title,
  choice,
}: {
  readonly item: ShownFavorite
  readonly title: string
  readonly choice: ChoiceProps
}): ReactElement {
  const { choose } = comparisonChoiceTexts.use()
  return (
    <label className={css['tick']}>
      <CompareCheckbox {...choice} advert={{ id, subcategoryId, title, image }} />
      {choose}
    </label>
  )
}
