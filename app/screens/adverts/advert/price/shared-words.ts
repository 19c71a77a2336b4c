import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import type { PriceTexts } from '#i18n/ro/adverts/prices.ts'
import type { ShownAdvert } from '../detail.ts'

type Market = Pick<NonNullable<AdvertDetail['market']>, 'shared' | 'years'>

/** What compared adverts share, in the words of this one: "Dacia", "Logan", "2015–2017", "Utilizat", "Chișinău". */
export function sharedWords(
  { shared, years }: Market,
  { facts, city }: Pick<ShownAdvert, 'facts' | 'city'>,
  texts: Pick<PriceTexts, 'bySize' | 'yearsOf'>,
): string[] {
  return shared.flatMap((key) => {
    if (key === 'place') return city === '' ? [] : [city]
    // That all are sold, or all let, goes without saying.
    if (key === 'offer_type') return []
    if (key === 'area' || key === 'land_area') return [texts.bySize[key]]
    const { value } = facts.find((fact) => fact.key === key) ?? {}
    if (typeof value !== 'string') return []
    return [key === 'year' ? texts.yearsOf(Number(value), years) : value]
  })
}
