import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { languages, type Lang } from '#contract/languages.ts'
import { descriptionMaxLength, maxImages, titleMaxLength } from '#contract/limits.ts'
import { priceProblem } from '#contract/rules/price.ts'
import { mapAdvertFields, type AdvertFieldValues } from '#contract/rules/advert-fields.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** What has been typed, as it stands in the fields. */
export interface TypedAdvert extends AdvertFieldValues {
  readonly language: Lang
  readonly category: string
  readonly subcategory: string
  readonly title: string
  readonly description: string
  readonly price: string
  readonly currency: 'MDL' | 'EUR' | 'USD'
  readonly isNegotiable: boolean
  /** Given away: the price is kept here, but neither shown nor sent. */
  readonly isFree: boolean
  readonly isExchange: boolean
  readonly place: string
  readonly placeLabel: string
  /** Null: no pin on the map. */
  readonly pin: Pin | null
  readonly showsExactPlace: boolean
  readonly showsPhone: boolean
  readonly attributes: AttributeValues
  /** Texts in the languages that are not the advert's own. */
  readonly translations: Readonly<Partial<Record<Lang, TypedText>>>
}

export interface TypedText {
  readonly title: string
  readonly description: string
}

/** Degrees. */
export interface Pin {
  readonly latitude: number
  readonly longitude: number
}

export function emptyAdvert(language: Lang): TypedAdvert {
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
    place: '',
    placeLabel: '',
    ...mapAdvertFields(() => ''),
    pin: null,
    showsExactPlace: false,
    showsPhone: true,
    attributes: {},
    translations: {},
  }
}

/** Whether anything has been typed that could be lost. */
export function isUntouched(typed: TypedAdvert): boolean {
  return JSON.stringify({ ...typed, language: 'ro' }) === JSON.stringify(emptyAdvert('ro'))
}

/** A category as the form offers it, in the page's language. */
export interface CategoryChoice {
  readonly slug: string
  readonly label: string
  readonly maxImages: number
  readonly groups: readonly {
    readonly label: string
    readonly subcategories: readonly { readonly slug: string; readonly label: string }[]
  }[]
}

/** How many photos the chosen category allows; before one is chosen, as many as any does. */
export function imagesAllowed(categories: readonly CategoryChoice[], slug: string): number {
  return categories.find((category) => category.slug === slug)?.maxImages ?? maxImages.default
}

/** What each part of the form is given. */
export interface FieldsProps {
  readonly typed: TypedAdvert
  readonly errorText: (name: string) => string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
  readonly onBlur: (name: string) => void
}

/** What is wrong, by the field's name in the contract. */
export type FieldErrors = Readonly<Record<string, RefusalCode>>

/** The same rules as the server's, told before anything is sent. */
export function errorsOf(typed: TypedAdvert, definitions: readonly Attribute[]): FieldErrors {
  const errors: Record<string, RefusalCode> = {}
  if (!typed.category || !typed.subcategory) errors['subcategory'] = 'category_required'
  if (typed.title.trim() === '') errors['title'] = 'field_required'
  Object.assign(errors, longTexts(typed))
  for (const { key, isRequired, type, min, max } of definitions) {
    const value = typed.attributes[key]
    if (value === undefined || value === '') {
      if (isRequired) errors[`attributes.${key}`] = 'field_required'
      continue
    }
    const isNumber = type === 'int' || type === 'number'
    const isAllowed =
      typeof value === 'number' && value >= (min ?? value) && value <= (max ?? value)
    if (isNumber && !isAllowed) errors[`attributes.${key}`] = 'attribute_invalid'
  }
  const priceError = typed.isFree ? null : priceProblem(typed.price)
  if (priceError) errors['price'] = priceError
  if (!typed.place) errors['place'] = 'place_required'
  return errors
}

function longTexts(typed: TypedAdvert): FieldErrors {
  const others = otherLanguages(typed.language).map(
    (lang) => [`translations.${lang}.`, typed.translations[lang]] as const,
  )
  return Object.fromEntries(
    [['', typed] as const, ...others].flatMap(([prefix, text]) => {
      const found: [string, RefusalCode][] = []
      if (text && [...text.title.trim()].length > titleMaxLength)
        found.push([`${prefix}title`, 'title_too_long'])
      if (text && [...text.description.trim()].length > descriptionMaxLength)
        found.push([`${prefix}description`, 'description_too_long'])
      return found
    }),
  )
}

export function otherLanguages(language: Lang): readonly Lang[] {
  return languages.filter((lang) => lang !== language)
}
