import type { Attribute } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { maxImages } from '#contract/limits.ts'
import { advertFieldNames, mapAdvertFields } from '#contract/rules/advert/advert-fields.ts'
import { advertProblems, type WrittenAdvert } from '#contract/rules/advert/advert-rules.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** Form values of an advert. */
export interface TypedAdvert extends WrittenAdvert {
  readonly category: string
  readonly currency: 'MDL' | 'EUR' | 'USD'
  readonly isNegotiable: boolean
  readonly isExchange: boolean
  readonly placeLabel: string
  readonly showsExactPlace: boolean
  readonly showsPhone: boolean
  /** What the seller has set or removed: "subcategory", keys of attributes. The title is not read for it. */
  readonly touched: readonly string[]
  /** What the form began with; it is no input of this advert. */
  readonly remembered: Remembered | null
}

/** Choices of the seller's latest advert. */
export interface Remembered {
  readonly place: string
  readonly placeLabel: string
  readonly showsPhone: boolean
  readonly category: string
  readonly subcategory: string
}

export function emptyAdvert(language: Lang, remembered: Remembered | null = null): TypedAdvert {
  return {
    language,
    category: '',
    subcategory: '',
    title: '',
    description: '',
    price: '',
    currency: 'MDL',
    isNegotiable: false,
    isFree: false,
    isExchange: false,
    place: remembered?.place ?? '',
    placeLabel: remembered?.placeLabel ?? '',
    ...mapAdvertFields(() => ''),
    pin: null,
    showsExactPlace: false,
    showsPhone: remembered?.showsPhone ?? true,
    attributes: {},
    translations: {},
    touched: [],
    remembered,
  }
}

/** Whether the form has no input that could be lost. */
export function isUntouched(typed: TypedAdvert): boolean {
  const { remembered } = typed
  return (
    JSON.stringify({ ...typed, language: 'ro', touched: [] }) ===
    JSON.stringify(emptyAdvert('ro', remembered))
  )
}

/** A category as an option, in the page's language. */
export interface CategoryChoice {
  readonly slug: string
  readonly label: string
  readonly maxImages: number
  readonly groups: readonly {
    readonly label: string
    readonly subcategories: readonly { readonly slug: string; readonly label: string }[]
  }[]
}

/** Number of photos that the category allows. */
export function imagesAllowed(categories: readonly CategoryChoice[], slug: string): number {
  return (
    categories.find((category) => category.slug === slug)?.maxImages ?? maxImages.beforeCategory
  )
}

/** Props of each part of the form. */
export interface FieldsProps {
  readonly typed: TypedAdvert
  readonly errorText: (name: string) => string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
  readonly onBlur: (name: string) => void
}

/** Errors by the field's name in the contract. */
export type FieldErrors = Readonly<Record<string, RefusalCode>>

/** Client-side validation with the server's rules. */
export function errorsOf(typed: TypedAdvert, definitions: readonly Attribute[]): FieldErrors {
  return Object.fromEntries(
    advertProblems(typed, definitions).map(({ field, code }) => [field, code]),
  )
}

const fieldsOfForm: readonly string[] = [
  ...['title', 'description', 'translations', 'subcategory', 'attributes', 'price', 'place'],
  ...['latitude', ...advertFieldNames],
]

/** Whether the form has a field of this contract name. */
export function isOfForm(field: string): boolean {
  const [name = ''] = field.split('.')
  return fieldsOfForm.includes(name)
}
