import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { marketAmount } from '#contract/rules/money/market-amount.ts'
import { plainText } from '#contract/rules/text/fold.ts'

/*
 * Comparison of prices, shared by the hint in the form, the market line of an advert's page and the rule on
 * suspicious prices:
 * - Comparable are the newest 5,000 public adverts with a price, of the same subcategory, with equal values of all
 *   `comparedAttributes`; a missing value is a value too. With fewer than `priceHintFrom` matches, model and size may
 *   differ. For the form and the rule, condition, age and place are not compared: too few adverts would remain.
 * - A reader is told less and closer (closest.ts).
 * - Prices are in MDL at the latest rates (`ad_index.price_mdl`).
 * - The result is median and quartiles, and none if the quartiles are too far apart.
 */

/** Attributes that identify the item and the terms; also used for similar adverts (`domains/search/similar`). */
export const identifyingAttributes: ReadonlySet<string> = new Set(
  'offer_type job_kind make model brand platform rooms size diameter'.split(' '),
)

/** Prices per hour and per job are not comparable. */
export const comparedAttributes = [...identifyingAttributes, 'price_unit']

/** Attributes that may differ when too few adverts share them. */
export const finerAttributes: readonly string[] = ['model', 'size']
export const coarseAttributes = comparedAttributes.filter((key) => !finerAttributes.includes(key))

/** False for "other", which does not make two items comparable. */
export function isSpecificValue(value: AttributeValues[string]): boolean {
  return value !== 'other'
}

/** Prices of comparable adverts in MDL: median and quartiles. */
export interface ComparablePrices {
  readonly count: number
  readonly median: number
  readonly low: number
  readonly high: number
}

/**
 * Keys of the groups to compare with, the most specific first, as `kindKey` builds them. Empty if an attribute is
 * "other".
 */
export function kindsOf(attributes: AttributeValues): string[] {
  const hasUnspecific = comparedAttributes.some((key) => !isSpecificValue(attributes[key] ?? ''))
  if (hasUnspecific) return []
  const coarse = joinedValues(attributes, coarseAttributes)
  return [kindKey(coarse, joinedValues(attributes, finerAttributes)), kindKey(coarse, null)]
}

/** Compared attributes with free text in some subcategories. */
export const typedAttributes: readonly string[] = ['brand', 'model']

export function joinedValues(attributes: AttributeValues, keys: readonly string[]): string {
  return keys.map((key) => normalized(key, String(attributes[key] ?? ''))).join('|')
}

function normalized(key: string, value: string): string {
  return typedAttributes.includes(key) ? plainText(value) : value
}

export function kindKey(coarse: string, finer: string | null): string {
  return `${finer ?? 'any'}#${coarse}`
}

/** Maximum ratio of the quartiles: a subcategory of bolts and engines has a median but no typical price. */
const maxQuartileRatio = 4

export function isMarket({ low, high }: ComparablePrices): boolean {
  return high <= low * maxQuartileRatio
}

/** Position of a price relative to the quartiles. */
export type Standing = 'below' | 'usual' | 'above'

/** Of the quartiles as they are told, rounded in the currency of the price: nobody is above what it says is usual. */
export function standingOf(
  { price, priceInLei }: { readonly price: number; readonly priceInLei: number },
  { low, high }: ComparablePrices,
): Standing {
  const told = (inLei: number): number => marketAmount(inLei * (price / priceInLei))
  if (price < told(low)) return 'below'
  return price > told(high) ? 'above' : 'usual'
}
