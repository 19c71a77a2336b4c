import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { plainText } from '#contract/rules/fold.ts'

/*
 * How prices are compared, for the hint in the form, the market line of an advert's page and the rule on suspicious
 * prices alike:
 * - Comparable are the newest 5,000 public adverts with a price, of the same subcategory, that share every value of
 *   `comparedAttributes`; what is not said is a value too. Where fewer than `priceHintFrom` do, model and size may
 *   differ. Condition, age and place are not compared: too few would be left, and the quartiles take them in.
 * - Prices are in MDL at the last rates (`ad_index.price_mdl`).
 * - They tell by their quartiles and their median, and nothing where the quartiles are too far apart.
 */

/** What an advert is of, and on what terms; adverts like it share these (`domains/search/similar`). */
export const identifyingAttributes: ReadonlySet<string> = new Set(
  'offer_type job_kind make model brand platform rooms size diameter'.split(' '),
)

/** A price by the hour says nothing of one by the job. */
export const comparedAttributes = [...identifyingAttributes, 'price_unit']

/** These may differ where too few adverts share them. */
export const finerAttributes: readonly string[] = ['model', 'size']
export const coarseAttributes = comparedAttributes.filter((key) => !finerAttributes.includes(key))

/** A value that says only what a thing is not: no two such things need be alike. */
export function isTelling(value: AttributeValues[string]): boolean {
  return value !== 'other'
}

/** What like adverts cost, in MDL: half of them lie between low and high. */
export interface LikePrices {
  readonly count: number
  readonly median: number
  readonly low: number
  readonly high: number
}

/**
 * Keys of the adverts that one with these attributes is compared with, the closest first, as the store spells them.
 * None where an attribute says "other".
 */
export function kindsOf(attributes: AttributeValues): string[] {
  const isOpen = comparedAttributes.some((key) => !isTelling(attributes[key] ?? ''))
  if (isOpen) return []
  const said = (keys: readonly string[]): string =>
    keys.map((key) => spelt(key, String(attributes[key] ?? ''))).join('|')
  const coarse = said(coarseAttributes)
  return [kindKey(coarse, said(finerAttributes)), kindKey(coarse, null)]
}

/** The one attribute that people may type as they like; the others are chosen from lists. */
export const typedAttribute = 'brand'

function spelt(key: string, value: string): string {
  return key === typedAttribute ? plainText(value) : value
}

export function kindKey(coarse: string, finer: string | null): string {
  return `${finer ?? 'any'}#${coarse}`
}

/** A subcategory that holds bolts and engines has a median, but no market. */
const widestSpread = 4

export function isMarket({ low, high }: LikePrices): boolean {
  return high <= low * widestSpread
}

/** Where a price lies: within the middle half of its market, or outside. */
export type Standing = 'below' | 'usual' | 'above'

export function standingOf(price: number, { low, high }: LikePrices): Standing {
  if (price < low) return 'below'
  return price > high ? 'above' : 'usual'
}

/** A tenth of the median, or fifty times it, is no bargain and no rarity: bait, a slip, or another thing. */
export function isImplausible(price: number, median: number): boolean {
  return price < median / 10 || price > median * 50
}
