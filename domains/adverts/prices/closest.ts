import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import type { CardPlan } from '../../categories/service.ts'
import { comparedAttributes, isSpecificValue, joinedValues } from './comparison.ts'

/*
 * What a reader is told of prices: what the closest adverts cost.
 * - Equal are all `comparedAttributes`, condition, finish, memory and processor. Nothing is told of an advert that
 *   does not say what identifies its item (a phone without a model), or of a subcategory in which nothing does.
 * - What has a year is compared with the same year, the one before and the one after; with fewer than `priceHintFrom`,
 *   with `widestSpan` to both sides, each price brought to the year of the advert by the yearly factor of the
 *   subcategory (store.ts).
 * - Homes, plots and garages are compared with those of the same place. If sold, by the price of a unit of their
 *   size, whatever the number of rooms, times the size of the advert.
 */

/** Attributes that must be equal as well. */
const closeAttributes: readonly string[] = ['state', 'memory', 'finish', 'cpu', 'ram']

/** Of a home that is sold by its size, rooms may differ. */
const roomsAttribute = 'rooms'
export const closestAttributes: readonly string[] = [...comparedAttributes, ...closeAttributes]
export const sizedAttributes = closestAttributes.filter((key) => key !== roomsAttribute)

/** How far a year may differ: little with prices as they are, the most with prices brought to one year. */
export const widestSpan = 3
const yearSpans = [1, widestSpan]

/** Attributes of which one at least has to be said, and all that the subcategory has. */
const identity: readonly string[] = ['make', 'model', 'brand', 'platform', 'diameter', 'year']
/** They tell what a price is for, also where nothing else identifies the item; a job may be anything. */
const terms: readonly string[] = ['job_kind', 'price_unit', roomsAttribute]
const vagueTerms: readonly unknown[] = ['job']

/** How a subcategory is priced by size. */
export interface Sizing {
  /** The attribute with the size, of which the price of a unit is told. */
  readonly key: string
  /** The attribute that tells what a price is for, and its values whose price is not for the thing. */
  readonly timed: { readonly key: string; readonly values: readonly string[] }
}

export function sizingOf(plan: CardPlan | undefined): Sizing | null {
  const sized = plan?.attributes.find(({ card }) => card?.isPriced)
  if (!plan || !sized || plan.priceUnit !== '') return null
  const timed = plan.attributes.find(({ card }) => card?.priceUnits)
  const units = Object.entries(timed?.card?.priceUnits ?? {}).filter(([, unit]) => unit !== '')
  return { key: sized.key, timed: { key: timed?.key ?? '', values: units.map(([value]) => value) } }
}

export interface Closest {
  /** Keys of the groups to compare with, the closest first, each with how far its years may differ. */
  readonly groups: readonly { readonly key: string; readonly years: number }[]
  /** What the prices of the groups are multiplied with. */
  readonly size: number
  /** What they share: keys of attributes, and `place`. */
  readonly shared: string[]
}

interface Compared {
  readonly attributes: AttributeValues
  readonly placeId: number | null
}

/** Null for an advert that has nothing to be compared with. */
export function closestOf(
  { attributes, placeId }: Compared,
  definitions: readonly Pick<Attribute, 'key'>[],
  sizing: Sizing | null,
): Closest | null {
  const sized = sizeOf(attributes, sizing)
  if (sized === null) return null
  const { key: sizeKey, size } = sized
  const compared = sizeKey === null ? closestAttributes : sizedAttributes
  if (!isIdentified(attributes, definitions, sizeKey)) return null
  const isHome = sizing !== null || attributes[roomsAttribute] !== undefined
  const place = isHome ? String(placeId ?? '') : ''
  const { year } = attributes
  const made = typeof year === 'number' ? String(year) : ''
  const rest = [sizeKey ?? '', joinedValues(attributes, compared), made, place].join('|')
  const spans = made === '' ? [0] : yearSpans
  return {
    groups: spans.map((years) => ({ key: `${years}|${rest}`, years })),
    size,
    shared: [
      ...sharedBy(attributes, compared),
      ...(sizeKey === null ? [] : [sizeKey]),
      ...(isHome ? ['place'] : []),
    ],
  }
}

/** Keys that have a value, in the order in which they are told. */
function sharedBy(attributes: AttributeValues, compared: readonly string[]): string[] {
  const inOrder = ['make', 'brand', 'model', 'year', ...compared]
  return [...new Set(inOrder)].filter((key) => (attributes[key] ?? '') !== '')
}

/** Null for what is sold by a size that it does not say. */
function sizeOf(attributes: AttributeValues, sizing: Sizing | null) {
  const isTimed = sizing?.timed.values.includes(String(attributes[sizing.timed.key]))
  if (!sizing || isTimed) return { key: null, size: 1 }
  const size = attributes[sizing.key]
  return typeof size === 'number' && size > 0 ? { key: sizing.key, size } : null
}

function isIdentified(
  attributes: AttributeValues,
  definitions: readonly Pick<Attribute, 'key'>[],
  sizeKey: string | null,
): boolean {
  const known = new Set(definitions.map(({ key }) => key))
  const isSaid = (key: string): boolean => (attributes[key] ?? '') !== ''
  if (comparedAttributes.some((key) => !isSpecificValue(attributes[key] ?? ''))) return false
  const needed = identity.filter((key) => known.has(key))
  if (!needed.every(isSaid)) return false
  return (
    needed.length > 0 ||
    sizeKey !== null ||
    terms.some((key) => isSaid(key) && !vagueTerms.includes(attributes[key]))
  )
}
