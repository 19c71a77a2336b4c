import { askedPrice, type AskedPrice } from '#contract/rules/money/asked-price.ts'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { readAttributes } from '#contract/rules/advert/attribute-values.ts'
import { fieldsOf } from '#contract/rules/advert/advert-fields.ts'
import type { Lang } from '#contract/languages.ts'
import { descriptionIn, titleIn } from '../../../lib/lists/cards.ts'
import { labelIn } from '../../../lib/texts/texts.ts'
import { blocksOf } from './about/blocks.ts'
import { unitPriceOf } from './price/unit-price.ts'

/** Converts an advert for display in the reader's language. */
export function shownAdvert(lang: Lang, item: AdvertDetail, definitions: readonly Attribute[]) {
  const title = titleIn(lang, item)
  const description = descriptionIn(lang, item)
  const asked = askedPrice(item)
  return {
    id: item.id,
    title: title.text,
    textLang: title.lang,
    blocks: blocksOf(description.text),
    descriptionLang: description.lang,
    price: item.ad_price,
    currency: item.ad_currency,
    asked,
    unitPrice: unitPriceOf(item),
    isNegotiable: item.negotiable,
    isFree: item.free,
    isExchange: item.exchange,
    isReserved: item.reserved,
    isUrgent: item.urgent,
    shareVersion: item.shareVersion,
    prices: item.priceHistory,
    market: item.market,
    showsPhone: item.show_phone,
    views: item.views,
    city: labelIn(lang, item.ad_city),
    district: labelIn(lang, item.district),
    ...fieldsOf(item),
    position: item.position,
    /** A draft is not published. */
    publishedAt: item.status === 'draft' ? null : item.created,
    images: item.ad_images.images.map(({ image }) => image),
    facts: factsOf(lang, unsaid(item.attributes, asked, definitions), definitions),
    category: branchOf(lang, item.category),
    subcategory: branchOf(lang, item.subcategory),
    seller: item.seller,
  }
}

function branchOf(lang: Lang, { slug, labels, isOffered }: AdvertDetail['category']) {
  return { slug, isOffered, label: labelIn(lang, labels) }
}

export type ShownAdvert = ReturnType<typeof shownAdvert>

/** Without the wage that stands as the price. */
function unsaid(
  values: AdvertDetail['attributes'],
  { price, priceTo, currency, priceUnit }: AskedPrice,
  definitions: readonly Attribute[],
): AdvertDetail['attributes'] {
  if (priceUnit !== 'pay') return values
  const said = definitions
    .filter(({ key, unit }) => unit === currency && [price, priceTo].includes(Number(values[key])))
    .map(({ key }) => key)
  return Object.fromEntries(Object.entries(values).filter(([key]) => !said.includes(key)))
}

/** A line of the details: label and formatted value, or a boolean. */
export interface Fact {
  readonly key: string
  readonly label: string
  readonly value: string | boolean
  readonly unit?: string
}

/** Attribute values as facts, in the order of the subcategory and in the reader's language. */
export function factsOf(
  lang: Lang,
  values: AdvertDetail['attributes'],
  definitions: readonly Attribute[],
): Fact[] {
  return readAttributes(lang, definitions, values).map(({ value, ...rest }) => ({
    ...rest,
    value: typeof value === 'number' ? numberOf(lang, rest.key, value) : value,
  }))
}

/** Years have no thousands separator: 2015. */
function numberOf(lang: Lang, key: string, value: number): string {
  return key === 'year'
    ? String(value)
    : value.toLocaleString(lang === 'en' ? 'en-GB' : `${lang}-MD`)
}
