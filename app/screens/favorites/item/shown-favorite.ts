import type { Favorite } from '#contract/favorites.ts'
import { textIn, type Lang } from '#contract/languages.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { toCard, type Card } from '../../../lib/lists/cards.ts'
import { labelIn } from '../../../lib/texts/texts.ts'
import { priceChange, type PriceChange } from './price-change.ts'

/** A favourite in the page's language. */
export interface ShownFavorite {
  readonly advertId: string
  readonly state: Favorite['state']
  /** Empty when there is none, and for hidden and deleted adverts. */
  readonly title: string
  /** Language of the title. */
  readonly titleLang: Lang
  /** Name of the main photo, or empty. */
  readonly image: string
  /** Null unless the advert is public. */
  readonly card: Card | null
  /** Adverts of one subcategory can be compared. */
  readonly subcategoryId: number
  /** List of adverts like it; null when its subcategory is no longer offered. */
  readonly similar: { readonly path: string; readonly label: string } | null
  readonly change: PriceChange | null
  readonly addedAt: string
  readonly note: string
  readonly listIds: readonly number[]
}

export function shownFavorite(lang: Lang, favorite: Favorite): ShownFavorite {
  const { advert, titles, language, subcategory, priceThen, ...kept } = favorite
  const { advertId, state, image, addedAt, note, listIds } = kept
  const card = advert && toCard(advert, lang)
  const past = textIn(lang, titles, language)
  return {
    ...{ advertId, state, addedAt, note, listIds, card },
    title: card?.title ?? past.text,
    titleLang: card ? (card.lang ?? lang) : past.lang,
    image: card?.images[0] ?? image,
    subcategoryId: advert?.sub_id ?? 0,
    similar: subcategory && {
      path: routes.category(subcategory.categorySlug, subcategory.slug),
      label: labelIn(lang, subcategory.labels),
    },
    change: card && priceChange(priceThen, card),
  }
}
