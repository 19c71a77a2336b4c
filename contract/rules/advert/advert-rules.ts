import { isHttpsLink } from '../messages/links.ts'
import type { AttributeValues } from '../../adverts/adverts.ts'
import type { Attribute } from '../../categories.ts'
import { languages, type Lang } from '../../languages.ts'
import { descriptionMaxLength, titleMaxLength } from '../../limits.ts'
import type { RefusalCode } from '../../refusals.ts'
import {
  advertField,
  advertFieldNames,
  type AdvertFieldName,
  type AdvertFieldValues,
} from './advert-fields.ts'
import { attributeProblem } from './advert-attributes.ts'
import { cleanLine, cleanParagraphs } from '../text/clean-text.ts'
import { priceProblem } from '../money/price.ts'

/** An advert as typed; an empty text means a missing value. */
export interface WrittenAdvert extends AdvertFieldValues {
  readonly language: Lang
  readonly title: string
  readonly description: string
  /** Texts in other languages; an entry of the main language is ignored. */
  readonly translations: Readonly<Partial<Record<Lang, WrittenText>>>
  readonly subcategory: string
  readonly attributes: AttributeValues
  readonly price: string
  /** Given away; the price is ignored. */
  readonly isFree: boolean
  readonly place: string
  /** Degrees; null without a pin. */
  readonly pin: { readonly latitude: number; readonly longitude: number } | null
}

export interface WrittenText {
  readonly title: string
  readonly description: string
}

/** Problem of a field, by its name in the contract. */
export interface AdvertProblem {
  readonly field: string
  readonly code: RefusalCode
}

/**
 * Problems that prevent publication, without checks that require the database. Shared by the form, which displays
 * them, and the server, which refuses. No zod: browsers load this too.
 */
export function advertProblems(
  advert: WrittenAdvert,
  definitions: readonly Attribute[],
): AdvertProblem[] {
  const { language, title, translations, subcategory, attributes, place, pin } = advert
  const others = otherLanguages(language).flatMap((lang) =>
    longTexts(`translations.${lang}.`, translations[lang]),
  )
  const found: (readonly [field: string, code: RefusalCode | null])[] = [
    ['title', cleanLine(title) === '' ? 'field_required' : null],
    ...longTexts('', advert),
    ...others,
    ['subcategory', subcategory === '' ? 'category_required' : null],
    ...definitions.map((definition) => {
      const name = `attributes.${definition.key}`
      return [name, attributeProblem(definition, attributes)] as const
    }),
    ['price', advert.isFree ? null : priceProblem(advert.price)],
    ['place', place === '' ? 'place_required' : null],
    ...advertFieldNames.map((name) => [name, lineProblem(name, advert[name])] as const),
    ['latitude', pin && pinProblem(pin)],
  ]
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []))
}

function longTexts(
  prefix: string,
  text: WrittenText = { title: '', description: '' },
): (readonly [string, RefusalCode | null])[] {
  const { title, description } = text
  const isLong = lengthOf(cleanParagraphs(description)) > descriptionMaxLength
  return [
    [`${prefix}title`, lengthOf(cleanLine(title)) > titleMaxLength ? 'title_too_long' : null],
    [`${prefix}description`, isLong ? 'description_too_long' : null],
  ]
}

/** Length in code points, so that an emoji is not counted as two. */
function lengthOf(text: string): number {
  return [...text].length
}

/** Checks a line of `advertFields`. */
function lineProblem(name: AdvertFieldName, typed: string): 'too_long' | 'link_invalid' | null {
  const { kind, maxLength } = advertField(name)
  const line = cleanLine(typed)
  if (lengthOf(line) > maxLength) return 'too_long'
  const isRight = kind !== 'link' || line === '' || isHttpsLink(line)
  return isRight ? null : 'link_invalid'
}

/** Bounding box of the country; a pin outside is a mistake. Degrees. */
const moldova = { south: 45.4, north: 48.6, west: 26.5, east: 30.3 } as const

export function pinProblem({
  latitude,
  longitude,
}: NonNullable<WrittenAdvert['pin']>): 'position_invalid' | null {
  const isInside =
    latitude >= moldova.south &&
    latitude <= moldova.north &&
    longitude >= moldova.west &&
    longitude <= moldova.east
  return isInside ? null : 'position_invalid'
}

export function otherLanguages(language: Lang): readonly Lang[] {
  return languages.filter((lang) => lang !== language)
}
