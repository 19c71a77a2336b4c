import type { OutputOf } from '#contract/call.ts'
import type { Attribute } from '#contract/categories.ts'
import type { searchCalls } from '#contract/search.ts'
import type { TypedAdvert } from '../draft/draft.ts'

export type Reading = OutputOf<typeof searchCalls.readTitle>

/** Name of the subcategory among what the seller has touched. */
export const subcategoryName = 'subcategory'

/**
 * The change that a reading of the title makes: it fills in what the seller has not touched, and takes back what an
 * earlier title said. Null: it changes nothing.
 */
export function withReading(
  typed: TypedAdvert,
  { subcategories, subcategory, attributes }: Reading,
  definitions: readonly Attribute[],
): Partial<TypedAdvert> | null {
  if (subcategory === '') return withoutReading(typed)
  if (subcategory !== typed.subcategory) {
    const found = subcategories.find(({ slug }) => slug === subcategory)
    if (!found || typed.touched.includes(subcategoryName)) return null
    return { category: found.category.slug, subcategory, attributes, touched: [] }
  }
  const own = Object.entries(typed.attributes).filter(([key]) => typed.touched.includes(key))
  const read = Object.entries(attributes).filter(
    ([key]) => !typed.touched.includes(key) && !isOfAnother(key, typed, attributes, definitions),
  )
  const next = Object.fromEntries([...read, ...own])
  return isSame(next, typed.attributes) ? null : { attributes: next }
}

/**
 * The change of a title that says nothing: what an earlier one said is taken back, but a subcategory stays with what the
 * seller has set in it. Null: it changes nothing.
 */
export function withoutReading({
  subcategory,
  attributes: values,
  touched,
}: TypedAdvert): Partial<TypedAdvert> | null {
  const own = Object.entries(values).filter(([key]) => touched.includes(key))
  const attributes = Object.fromEntries(own)
  if (own.length > 0 || touched.includes(subcategoryName))
    return isSame(attributes, values) ? null : { attributes }
  return subcategory === '' ? null : { category: '', subcategory: '', attributes, touched: [] }
}

/** A model read for another make than the one that the seller has chosen. */
function isOfAnother(
  key: string,
  typed: TypedAdvert,
  attributes: Reading['attributes'],
  definitions: readonly Attribute[],
): boolean {
  const parent = definitions.find((one) => one.key === key)?.dependsOn
  return (
    parent !== undefined &&
    typed.touched.includes(parent) &&
    typed.attributes[parent] !== attributes[parent]
  )
}

function isSame(one: Reading['attributes'], other: Reading['attributes']): boolean {
  const sorted = (values: Reading['attributes']): string =>
    JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(one) === sorted(other)
}

/** Attributes changed by hand, with the keys that are touched by it. */
export function touchedAttributes(
  typed: TypedAdvert,
  attributes: TypedAdvert['attributes'],
): Pick<TypedAdvert, 'attributes' | 'touched'> {
  const keys = [...Object.keys(typed.attributes), ...Object.keys(attributes)]
  const changed = keys.filter((key) => typed.attributes[key] !== attributes[key])
  return { attributes, touched: [...new Set([...typed.touched, ...changed])] }
}
