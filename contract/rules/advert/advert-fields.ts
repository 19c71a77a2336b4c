/** A field of an advert that its owner fills in with one line, empty where they do not. */
interface AdvertField {
  readonly maxLength: number
  /** `link`: an https address. A `text` may hold no contacts. */
  readonly kind: 'text' | 'link'
  /** What a change of it does to a public advert: reviewed again at once, or only where the rules doubt it. */
  readonly review: 'always' | 'doubt'
  /** The part of the posting form that it stands in. */
  readonly section: 'place' | 'description'
}

/**
 * One entry a field. Calls, columns, review, export, the posting form with its error summary and the comparison of two
 * windows follow from it; what does not (labels, how the advert's page shows it) does not compile without it.
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

/** The fields alone, of something that holds more. */
export function fieldsOf<Value>(all: { readonly [Name in AdvertFieldName]: Value }): {
  readonly [Name in AdvertFieldName]: Value
} {
  return mapAdvertFields((name) => all[name])
}

/** Makes something of every field. */
export function mapAdvertFields<Made>(make: (name: AdvertFieldName) => Made): {
  readonly [Name in AdvertFieldName]: Made
} {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries forget the names of their keys
  return Object.fromEntries(advertFieldNames.map((name) => [name, make(name)])) as never
}
