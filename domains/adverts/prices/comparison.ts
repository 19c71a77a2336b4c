import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { plainText } from '#contract/rules/text/fold.ts'

/*
 * Comparison of prices, shared by the hint in the form, the market line of an advert's page and the rule on
 * suspicious prices:
 * - Comparable are the newest 5,000 public adverts with a price, of the same subcategory, with equal values of all
 *   `comparedAttributes`; a missing value is a value too. With fewer than `priceHintFrom` matches, model and size may
 *   differ. For the form and the rule, condition, age and place are not compared: too few adverts would remain.
 * - A reader is told less and closer: of the same condition, finish and memory, made in the same year or one beside it, and of
 *   rooms in the same place. With fewer than `priceHintFrom` matches nothing is told.
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

/** Attributes that must be equal as well for what a reader is told. */
export const closeAttributes: readonly string[] = ['state', 'memory', 'finish']

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
  const joinValues = (keys: readonly string[]): string =>
    keys.map((key) => normalized(key, String(attributes[key] ?? ''))).join('|')
  const coarse = joinValues(coarseAttributes)
  return [kindKey(coarse, joinValues(finerAttributes)), kindKey(coarse, null)]
}

interface Compared {
  readonly attributes: AttributeValues
  readonly placeId: number | null
}

/** Key of the closest group, as `closeKey` builds it; null if an attribute is "other". */
export function closestKindOf({ attributes, placeId }: Compared): string | null {
  const [kind] = kindsOf(attributes)
  if (kind === undefined) return null
  const { year, rooms } = attributes
  const said = closeAttributes.map((key) => String(attributes[key] ?? ''))
  const made = typeof year === 'number' ? String(year) : ''
  const place = rooms === undefined ? '' : String(placeId ?? '')
  return closeKey(kind, [...said, made, place].join('|'))
}

/** What an advert shares with those of its closest group: keys of its attributes, and `place`. */
export function sharedBy(attributes: AttributeValues): string[] {
  const keys = [...comparedAttributes, 'year', ...closeAttributes]
  const said = keys.filter((key) => attributes[key] !== undefined && attributes[key] !== '')
  return attributes['rooms'] === undefined ? said : [...said, 'place']
}

export function closeKey(kind: string, close: string): string {
  return `${kind}#${close}`
}

/** The only compared attribute with free text. */
export const typedAttribute = 'brand'

function normalized(key: string, value: string): string {
  return key === typedAttribute ? plainText(value) : value
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

export function standingOf(price: number, { low, high }: ComparablePrices): Standing {
  if (price < low) return 'below'
  return price > high ? 'above' : 'usual'
}
