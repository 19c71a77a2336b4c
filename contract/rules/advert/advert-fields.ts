/** A single-line text field of an advert; empty when not filled in. */
interface AdvertField {
  readonly maxLength: number
  /** `link`: an https URL. A `text` must not contain contacts. */
  readonly kind: 'text' | 'link'
  /** Effect of a change on a public advert: review in any case, or only if a rule matches. */
  readonly review: 'always' | 'doubt'
  /** Section of the posting form. */
  readonly section: 'place' | 'description'
}

/**
 * Declares one entry per field. Calls, columns, review, export, the posting form with its error summary and the
 * comparison of concurrent edits derive from it; a missing label or display does not compile.
 */
export const advertFields = {
  address: { maxLength: 200, kind: 'text', review: 'doubt', section: 'place' },
} as const satisfies Record<string, AdvertField>

export type AdvertFieldName = keyof typeof advertFields
export type AdvertFieldValues = { readonly [Name in AdvertFieldName]: string }

export const advertFieldNames: readonly AdvertFieldName[] =
  Object.keys(advertFields).filter(isAdvertField)

function isAdvertField(name: string): name is AdvertFieldName {
  return name in advertFields
}

export function advertField(name: AdvertFieldName): AdvertField {
  return advertFields[name]
}

/** Picks the fields of a larger object. */
export function fieldsOf<Value>(all: { readonly [Name in AdvertFieldName]: Value }): {
  readonly [Name in AdvertFieldName]: Value
} {
  return mapAdvertFields((name) => all[name])
}

/** Builds an object with one property per field. */
export function mapAdvertFields<Made>(make: (name: AdvertFieldName) => Made): {
  readonly [Name in AdvertFieldName]: Made
} {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries forget the names of their keys
  return Object.fromEntries(advertFieldNames.map((name) => [name, make(name)])) as never
}
