import { askedPrice } from '#contract/rules/money/asked-price.ts'
import type { Advert } from '#contract/adverts/adverts.ts'
import { textIn, type FoundText, type Lang } from '#contract/languages.ts'
import { cardImages, descriptionPreview } from '#contract/limits.ts'
import type { PriceUnit } from '#contract/rules/categories/card-facts.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { labelIn } from '../texts/texts.ts'

/** An advert in a list, in the page's language. */
export interface Card {
  readonly id: string
  /** Empty when the advert has no title in any language. */
  readonly title: string
  /** Language of the title when it differs from the page's. */
  readonly lang?: Lang
  /** In major units of the currency. */
  readonly price: number
  readonly currency: CurrencyCode
  /** The price 0 means free of charge. */
  readonly isFree: boolean
  /** What the price is for; absent: the thing itself. */
  readonly priceUnit?: PriceUnit | undefined
  /** End of a range that begins with the price. */
  readonly priceTo?: number | undefined
  /** Price before a reduction. */
  readonly formerPrice?: number | undefined
  /** Telling attributes, `[key, text]`, the most telling first. */
  readonly facts?: readonly (readonly [string, string])[] | undefined
  /** Kilometres from the reader, in a list around them. */
  readonly distance?: number | undefined
  readonly categoryId: number
  readonly subcategoryId: number
  readonly city: string
  /** Time of publication, ISO 8601, UTC. */
  readonly at: string
  readonly images: readonly string[]
  readonly ownerId: string
  readonly isPromoted: boolean
  readonly isReserved: boolean
  readonly isUrgent: boolean
  /** Its card is tinted. */
  readonly isHighlighted: boolean
}

type Titled = Pick<Advert, 'ad_lang' | 'ad_title_ro' | 'ad_title_ru' | 'ad_title_en'>
type Described = Pick<Advert, 'ad_lang' | 'ad_descr_ro' | 'ad_descr_ru' | 'ad_descr_en'>

export function toCard(advert: Advert, lang: Lang): Card {
  const title = titleIn(lang, advert)
  return {
    id: advert.id,
    title: title.text,
    ...(title.lang !== lang && { lang: title.lang }),
    ...askedPrice(advert),
    categoryId: advert.cat_id,
    subcategoryId: advert.sub_id,
    city: labelIn(lang, advert.ad_city),
    at: advert.created,
    images: advert.ad_images.images.slice(0, cardImages).map(({ image }) => image),
    ownerId: advert.u_id,
    isPromoted: advert.promoted,
    isReserved: advert.reserved,
    isUrgent: advert.urgent,
    isHighlighted: advert.highlighted,
    ...presentFields(advert, lang),
  }
}

/** Without those that the advert lacks: a page carries dozens of cards. */
function presentFields(advert: Advert, lang: Lang): Partial<Card> {
  const { former_price, facts, distance } = advert
  return {
    ...(former_price !== undefined && { formerPrice: former_price }),
    ...(facts && { facts: facts.map(({ key, labels }) => [key, labelIn(lang, labels)] as const) }),
    ...(distance !== undefined && { distance }),
  }
}

export function titleIn(lang: Lang, advert: Titled): FoundText {
  const { ad_title_ro: ro, ad_title_ru: ru, ad_title_en: en, ad_lang } = advert
  return textIn(lang, { ro, ru, en }, ad_lang)
}

export function descriptionIn(lang: Lang, advert: Described): FoundText {
  const { ad_descr_ro: ro, ad_descr_ru: ru, ad_descr_en: en, ad_lang } = advert
  return textIn(lang, { ro, ru, en }, ad_lang)
}

/** Start of a description: at most 300 characters plus an ellipsis when truncated. */
export function preview(text: string): string {
  if (text.length <= descriptionPreview) return text
  // Does not split a surrogate pair.
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(descriptionPreview - 1))
  return `${text.slice(0, isSplit ? descriptionPreview - 1 : descriptionPreview).trimEnd()}…`
}
