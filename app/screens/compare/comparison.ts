import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import type { Rating } from '#contract/people/reviews.ts'
import { toCard } from '../../lib/lists/cards.ts'
import type { PriceRates } from '../../lib/lists/price-rates.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { labelIn } from '../../lib/texts/texts.ts'
import { factsOf } from '../adverts/advert/detail.ts'
import { inLei } from '../messages/offers/in-lei.ts'

/** A row of the comparison: an attribute with the value of each advert; null where it is not stated. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly values: readonly (string | boolean | null)[]
  readonly unit?: string
  /** All adverts say the same, or none says anything. */
  readonly isSame: boolean
}

/** Every attribute of the subcategory, in its order. */
export function comparedRows(
  lang: Lang,
  adverts: readonly Pick<AdvertDetail, 'attributes'>[],
  definitions: readonly Attribute[],
): ComparedRow[] {
  const facts = adverts.map(
    ({ attributes }) =>
      new Map(factsOf(lang, attributes, definitions).map((fact) => [fact.key, fact.value])),
  )
  return definitions.map(({ key, labels, unit }) => {
    const values = facts.map((of) => of.get(key) ?? null)
    return {
      key,
      label: labelIn(lang, labels),
      values,
      ...(unit !== undefined && { unit }),
      isSame: adverts.length > 1 && values.every((value) => value === values[0]),
    }
  })
}

/** An advert of a comparison. */
export function comparedAdvert(
  lang: Lang,
  advert: AdvertDetail,
  { rating, rates }: { readonly rating: Rating; readonly rates: PriceRates | null },
) {
  const { district, seller } = advert
  const card = toCard(advert, lang)
  return {
    ...card,
    district: labelIn(lang, district),
    /** About how many lei; null for a price in lei, without one, and without rates. */
    lei: card.price > 0 ? inLei(card.price, card.currency, rates) : null,
    sellerName: seller.name,
    isCompany: seller.accountType === 1,
    rating,
  }
}
export type ComparedAdvert = ReturnType<typeof comparedAdvert>

/** Adverts of one subcategory, where those chosen are of several. */
export interface ComparedGroup {
  readonly label: string
  readonly ids: readonly string[]
}

/** The list of which adverts of one subcategory are; null where the subcategory is no longer offered. */
export function listOf(lang: Lang, advert: AdvertDetail | undefined) {
  if (!advert?.subcategory.isOffered) return null
  const { category, subcategory } = advert
  return {
    path: routes.category(category.slug, subcategory.slug),
    label: labelIn(lang, subcategory.labels),
  }
}

/** Groups adverts by subcategory, in their order. */
export function groupsOf(lang: Lang, adverts: readonly AdvertDetail[]): ComparedGroup[] {
  return [...Map.groupBy(adverts, ({ sub_id }) => sub_id).values()].map((group) => ({
    label: group[0] ? labelIn(lang, group[0].subcategory.labels) : '',
    ids: group.map(({ id }) => id),
  }))
}
