import type { FilterTexts } from '#i18n/ro/search/filters.ts'
import type { Texts } from '#i18n/texts.ts'
import type { FilterAttribute } from './filter-attributes.ts'
import { listOf, rangeOf, type Filters } from './filters.ts'
import { formatNumber, formatPrice } from '../texts/format.ts'
import type { PlaceChoice } from './places.ts'

/** Data needed to describe the applied filters. */
export interface Narrowed {
  readonly filters: Filters
  readonly chosen: readonly PlaceChoice[]
  /** The first place; when the name is unknown, the name itself. */
  readonly place: PlaceChoice | null
  readonly attributes: readonly FilterAttribute[]
}

export interface AppliedFilter {
  /** Name of the filter; `attributes.year` for an attribute. */
  readonly filter: string
  readonly label: string
  /** Changes that remove this value from the filters. */
  readonly without: Partial<Filters>
}

interface Translations {
  readonly t: Texts
  readonly texts: FilterTexts
}

/** Labels of the applied filters, one per value. The search words and the order are not included. */
export function appliedFilters(
  t: Texts,
  texts: FilterTexts,
  narrowed: Narrowed,
  category: string | null,
): AppliedFilter[] {
  const { filters } = narrowed
  const translations = { t, texts }
  return [
    ...(category ? [{ filter: 'category', label: category, without: { category: '' } }] : []),
    ...placesApplied(translations, narrowed),
    ...priceApplied(translations, filters),
    ...narrowed.attributes.flatMap((attribute) =>
      attributeApplied(translations, attribute, filters),
    ),
    ...simpleApplied(translations, filters),
  ]
}

function placesApplied(
  { texts }: Translations,
  { filters, chosen, place }: Narrowed,
): AppliedFilter[] {
  const { applied } = texts
  const { near, radius, l } = filters
  if (near) {
    const label = radius ? applied.nearMeWithin(radius) : applied.nearMe
    return [{ filter: 'near', label, without: { near: '', radius: '' } }]
  }
  const places = chosen.length > 0 ? chosen : [place].filter((named) => named !== null)
  return places.map(({ slug, label }) => {
    const left = listOf(l).filter((other) => other !== slug)
    return {
      filter: 'place',
      label: radius ? applied.around(label, radius) : label,
      without: {
        l: chosen.length > 0 ? left.join(',') : '',
        ...(left.length === 0 && { radius: '' }),
      },
    }
  })
}

function priceApplied(translations: Translations, filters: Filters): AppliedFilter[] {
  const [from, to] = [filters.priceMin, filters.priceMax].map((price) => price.replace(',', '.'))
  const { t, texts } = translations
  const { currency } = filters
  const label = rangeText(translations, from ?? '', to ?? '', {
    plain: (price) => formatNumber(t.lang, price),
    whole: (price) =>
      currency
        ? formatPrice(t.lang, price, currency)
        : texts.price.lei(formatNumber(t.lang, price)),
  })
  const without = { priceMin: '', priceMax: '', currency: '' } as const
  return label ? [{ filter: 'price', label, without }] : []
}

function attributeApplied(
  translations: Translations,
  attribute: FilterAttribute,
  { attributes }: Filters,
): AppliedFilter[] {
  const { key, filter, label, unit } = attribute
  const value = attributes[key] ?? ''
  const { t, texts } = translations
  if (!value) return []
  const one = (text: string, left = ''): AppliedFilter => ({
    filter: `attributes.${key}`,
    label: text,
    without: { attributes: { ...attributes, [key]: left } },
  })
  if (filter === 'bool') return [one(label)]
  if (filter === 'text') return [one(texts.applied.named(label, value))]
  if (filter === 'range') {
    const { from, to } = rangeOf(value)
    const unitText = unit ? `\u00a0${t.advert.units[unit] ?? unit}` : ''
    const plain = (number: number): string => attributeNumber(t, attribute, number)
    const whole = (number: number): string => plain(number) + unitText
    return [one(texts.applied.named(label, rangeText(translations, from, to, { plain, whole })))]
  }
  const values = listOf(value)
  const left = (gone: string): string => values.filter((other) => other !== gone).join(',')
  return values.map((each) => one(optionText(translations, attribute, each), left(each)))
}

/** Years and floors have no thousands separator; values with a unit have one. */
export function attributeNumber(t: Texts, { unit }: FilterAttribute, number: number): string {
  return unit ? formatNumber(t.lang, number) : String(number)
}

/** "Motorină" is clear without the attribute's name; "A3", "4" and "Nou" are not. */
function optionText({ texts }: Translations, attribute: FilterAttribute, value: string): string {
  const { label, options = [], optionsBy = {} } = attribute
  const known = [...options, ...Object.values(optionsBy).flat()].find(
    (option) => option.value === value,
  )
  const text = known?.label ?? value
  return text.length < 5 || /\d/.test(text) ? texts.applied.named(label, text) : text
}

function simpleApplied({ texts }: Translations, filters: Filters): AppliedFilter[] {
  const { applied, conditions, seller } = texts
  const { period } = filters
  const labels = {
    seller: filters.seller && seller[filters.seller],
    photo: filters.photo && conditions.photo,
    negotiable: filters.negotiable && conditions.negotiable,
    free: filters.free && conditions.free,
    exchange: filters.exchange && conditions.exchange,
    period: period === '1' ? applied.today : period && applied.last(Number(period)),
    box: filters.box && applied.box,
  }
  return Object.entries(labels).flatMap(([filter, label]) =>
    label ? [{ filter, label, without: { [filter]: '' } }] : [],
  )
}

interface Written {
  readonly plain: (value: number) => string
  /** Formats with the unit. */
  readonly whole: (value: number) => string
}

function rangeText({ t, texts }: Translations, from: string, to: string, written: Written): string {
  const [min, max] = [Number(from), Number(to)]
  if (from && to) {
    // English puts the currency before the range ("€100–200"), the others after it ("100–200 €").
    const isBefore = t.lang === 'en' && !/^\d/.test(written.whole(min))
    return isBefore
      ? `${written.whole(min)}–${written.plain(max)}`
      : `${written.plain(min)}–${written.whole(max)}`
  }
  if (from) return texts.applied.from(written.whole(min))
  return to ? texts.applied.to(written.whole(max)) : ''
}
