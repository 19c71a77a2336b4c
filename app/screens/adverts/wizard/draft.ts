import type { AttributeValues } from '#contract/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { descriptionMaxLength, titleMaxLength } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/** What has been typed, as it stands in the fields. */
export interface TypedAdvert {
  readonly language: Lang
  readonly category: string
  readonly subcategory: string
  readonly title: string
  readonly description: string
  readonly price: string
  readonly currency: 'MDL' | 'EUR' | 'USD'
  readonly isNegotiable: boolean
  readonly place: string
  readonly placeLabel: string
  readonly address: string
  readonly showsPhone: boolean
  readonly attributes: AttributeValues
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
    place: '',
    placeLabel: '',
    address: '',
    showsPhone: false,
    attributes: {},
  }
}

/** A category as the form offers it, in the page's language. */
export interface CategoryChoice {
  readonly slug: string
  readonly label: string
  readonly groups: readonly {
    readonly label: string
    readonly subcategories: readonly { readonly slug: string; readonly label: string }[]
  }[]
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
  else if ([...typed.title.trim()].length > titleMaxLength) errors['title'] = 'title_too_long'
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
  if ([...typed.description].length > descriptionMaxLength)
    errors['description'] = 'description_too_long'
  if (typed.price !== '' && !/^\d{1,10}([.,]\d{1,2})?$/.test(typed.price.replaceAll(/\s/g, ''))) {
    errors['price'] = 'price_invalid'
  }
  if (!typed.place) errors['place'] = 'place_required'
  return errors
}

const storageKey = 'gasit.draft'

interface Remembered {
  readonly owner: string
  readonly draftId: string | null
  readonly typed: TypedAdvert
}

/** Keeps what was typed in this browser: a reload, a lost network or an ended login loses nothing. */
export function rememberDraft(draft: Remembered): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage: the server's draft is still there.
  }
}

export function rememberedDraft(owner: string): Remembered | null {
  try {
    const draft: Remembered | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return draft?.owner === owner
      ? { ...draft, typed: { ...emptyAdvert('ro'), ...draft.typed } }
      : null
  } catch {
    return null
  }
}

export function forgetDraft(): void {
  localStorage.removeItem(storageKey)
}
