import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { PriceUnit } from '#contract/rules/categories/card-facts.ts'
import { cardFactsMax } from '#contract/rules/categories/editing.ts'
import { formatAmount, formatNumber } from '#contract/rules/money/format-number.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { facts as en } from '#i18n/en/adverts/facts.ts'
import { facts as ro } from '#i18n/ro/adverts/facts.ts'
import { facts as ru } from '#i18n/ru/adverts/facts.ts'
import type { CardPlan } from '../../categories/service.ts'

const texts = { ro, ru, en }
type Value = AttributeValues[string]

/** What a card is made of. */
export interface CardSource {
  readonly price: number
  readonly currency: CurrencyCode
  readonly attributes: AttributeValues
}

/** A telling attribute of an advert. */
interface Fact {
  readonly key: string
  readonly labels: Labels
}

/** Longer free texts would fill the line. */
const textMax = 20

/** What the price is for: as the subcategory says, else as the advert does. */
export function priceUnitOf(plan: CardPlan, values: AttributeValues): PriceUnit {
  if (plan.priceUnit !== '') return plan.priceUnit
  for (const { key, card } of plan.attributes) {
    const unit = card?.priceUnits?.[String(values[key])]
    if (unit) return unit
  }
  return ''
}

/** Wage in MDL of an advert without a price; null where it has one, or no wage either. */
export function payOf(plan: CardPlan, { price, attributes }: CardSource): number | null {
  const attribute = plan.attributes.find(({ card }) => card?.isPay)
  const pay = attribute && attributes[attribute.key]
  return typeof pay === 'number' && price === 0 && pay > 0 ? pay : null
}

/** End of a wage that is given as a range; null without one. */
export function payEnd(plan: CardPlan, source: CardSource): number | null {
  const { attributes } = source
  const pay = payOf(plan, source)
  const { price, currency } = pay === null ? source : { price: pay, currency: 'MDL' }
  const attribute = plan.attributes.find(({ card }) => card?.isPayEnd)
  const end = attribute && attributes[attribute.key]
  return typeof end === 'number' && price > 0 && currency === 'MDL' && end > price ? end : null
}

/** Telling attributes of an advert in the order of its card, and the price of a unit at the end. */
export function factsOf(plan: CardPlan, source: CardSource, unit: PriceUnit): Fact[] {
  const found: Fact[] = []
  let perUnit: Fact | null = null
  for (const attribute of plan.attributes) {
    const { key, card } = attribute
    const value = source.attributes[key]
    if (!card || card.place === 0 || value === undefined) continue
    if (card.isPriced && unit === '') perUnit = pricePerUnit(source, attribute, value)
    const labels = labelsOf(attribute, value, source.attributes)
    if (!labels || found.length === cardFactsMax) continue
    // A line begins with a capital.
    const isFirst = found.length === 0 && attribute.type !== 'text'
    found.push({ key, labels: isFirst ? inEach((lang) => upper(labels[lang])) : labels })
  }
  return perUnit ? [...found, perUnit] : found
}

/** Labels by attribute and value, for as long as its plan is held; many adverts have the same. */
const written = new WeakMap<Attribute, Map<string, Labels | null>>()
const writtenMax = 2_000

function labelsOf(attribute: Attribute, value: Value, values: AttributeValues): Labels | null {
  const over = attribute.card?.over
  const name = over === undefined ? String(value) : `${String(value)}/${String(values[over])}`
  const known = written.get(attribute) ?? new Map<string, Labels | null>()
  const found = known.get(name)
  if (found !== undefined) return found
  const broken = writeLabels(attribute, value, values)
  const labels = broken && inEach((lang) => unbroken(broken[lang]))
  if (known.size < writtenMax) written.set(attribute, known.set(name, labels))
  return labels
}

function writeLabels(attribute: Attribute, value: Value, values: AttributeValues): Labels | null {
  const { type, labels, card } = attribute
  if (card?.except?.includes(String(value))) return null
  if (value === true) return formed(attribute, card?.isLower ? lowered(labels) : labels)
  if (typeof value === 'number') return numberLabels(attribute, value, values)
  if (Array.isArray(value)) return listLabels(attribute, value)
  if (typeof value !== 'string') return null
  if (type !== 'text') return optionLabels(attribute, value)
  return value.length > 0 && value.length <= textMax ? inEach(() => value) : null
}

function optionLabels(attribute: Attribute, value: string): Labels | null {
  const option = attribute.options?.find((one) => one.value === value)
  if (!option) return null
  return formed(attribute, attribute.card?.isLower ? lowered(option.labels) : option.labels)
}

function listLabels(attribute: Attribute, values: readonly string[]): Labels | null {
  const labels = values.flatMap((value) => optionLabels(attribute, value) ?? [])
  return labels.length > 0 ? inEach((lang) => labels.map((one) => one[lang]).join(', ')) : null
}

function numberLabels(attribute: Attribute, value: number, values: AttributeValues): Labels {
  const { unit = '', card } = attribute
  const over = card?.over === undefined ? undefined : values[card.over]
  return formed(
    attribute,
    inEach((lang) => {
      const number = unit ? formatNumber(lang, value) : String(value)
      if (card?.over !== undefined) return typeof over === 'number' ? `${number}/${over}` : number
      return card?.form ? number : texts[lang].number(number, value, unit)
    }),
  )
}

function formed({ card }: Attribute, labels: Labels): Labels {
  const form = card?.form
  return form ? inEach((lang) => form[lang].replace('#', labels[lang])) : labels
}

/** Price of a square metre of a flat. */
function pricePerUnit(
  { price, currency }: CardSource,
  { unit = '' }: Attribute,
  value: Value,
): Fact | null {
  if (price <= 0 || typeof value !== 'number' || value <= 0 || unit === '') return null
  const one = price / value
  const amount = one >= 10 ? Math.round(one) : Math.round(one * 100) / 100
  if (amount === 0) return null
  return {
    key: 'price_per_unit',
    labels: inEach((lang) =>
      unbroken(`${formatAmount(lang, amount, currency)}/${texts[lang].one(unit)}`),
    ),
  }
}

function inEach(label: (lang: Lang) => string): Labels {
  return { ro: label('ro'), ru: label('ru'), en: label('en') }
}

/** With a small first letter, except abbreviations and what begins with a digit. */
function lowered(labels: Labels): Labels {
  return inEach((lang) => {
    const label = labels[lang]
    return /^\p{Lu}(?![\p{Lu}\d])/u.test(label)
      ? label.charAt(0).toLowerCase() + label.slice(1)
      : label
  })
}

/** A line breaks between facts alone: no space, hyphen, dash or slash of one lets it. */
function unbroken(label: string): string {
  return label.replaceAll(' ', '\u00a0').replaceAll(/[-–/]/g, '$&\u2060')
}

function upper(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
