import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { languages, type Lang } from '#contract/languages.ts'
import {
  advertField,
  advertFieldNames,
  fieldsOf,
  type AdvertFieldValues,
} from '#contract/rules/advert/advert-fields.ts'
import {
  advertProblems,
  pinProblem,
  type AdvertProblem,
  type WrittenAdvert,
} from '#contract/rules/advert/advert-rules.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { Refusal, refuseFirst } from '#contract/refusals.ts'
import { knownAttributesOf } from '../../categories/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { listOfferedSubcategories, type OwnAdvert, type SubcategoryIds } from '../own-store.ts'
import { allowedAttributes, knownAttributes, typedPrice } from '../rules.ts'
import { listPlaceIds } from '../../places/service.ts'

/** Fields as typed by the owner; absent ones stay unchanged. */
export interface TypedAdvert extends Partial<AdvertFieldValues> {
  readonly language?: Lang
  readonly title?: string
  readonly description?: string
  readonly translations?: Partial<Record<Lang, { title: string; description: string }>>
  readonly currency?: CurrencyCode
  readonly isNegotiable?: boolean
  readonly isFree?: boolean
  readonly isExchange?: boolean
  readonly showsPhone?: boolean
  readonly attributes?: AttributeValues
  readonly showsExactPlace?: boolean
  readonly latitude?: number | ''
  readonly longitude?: number | ''
  readonly price?: string | undefined
  readonly placeSlug?: string | undefined
  readonly subcategorySlug?: string | undefined
}

/** What typed fields name, by slug: places, and subcategories that accept new adverts. */
export interface NamedIds {
  readonly places: ReadonlyMap<string, number>
  readonly subcategories: ReadonlyMap<string, SubcategoryIds>
}

export async function namedIn(sql: Db, typed: readonly TypedAdvert[]): Promise<NamedIds> {
  const places = new Set(typed.flatMap(({ placeSlug }) => placeSlug || []))
  const subcategories = new Set(typed.flatMap(({ subcategorySlug }) => subcategorySlug || []))
  return {
    places: places.size > 0 ? await listPlaceIds(sql, [...places]) : new Map(),
    subcategories:
      subcategories.size > 0 ? await listOfferedSubcategories(sql, [...subcategories]) : new Map(),
  }
}

/**
 * Merges typed fields into the advert. Refuses an invalid price, an unknown place and a pin outside the country.
 */
export async function typedInto(
  deps: Pick<Deps, 'sql'>,
  named: NamedIds,
  advert: OwnAdvert,
  typed: TypedAdvert,
): Promise<OwnAdvert> {
  const { price, placeSlug, subcategorySlug, latitude, longitude, ...plain } = typed
  const { title: _title, description: _description, translations: _others, ...fields } = plain
  const subcategory = subcategoryOf(named, advert, subcategorySlug)
  const definitions = subcategory ? await knownAttributesOf(deps, subcategory) : []
  const isFree = typed.isFree ?? advert.isFree
  return {
    ...advert,
    ...fields,
    texts: textsOf(advert, typed),
    ...(isFree ? { price: 0 } : priceOf(advert, price)),
    placeId: placeSlug === undefined ? advert.placeId : placeIdOf(named, placeSlug),
    ...pinOf(advert, { latitude, longitude }),
    subcategorySlug: subcategory,
    attributes: typed.attributes
      ? knownAttributes(definitions, typed.attributes)
      : allowedAttributes(definitions, advert.attributes),
  }
}

/** Null for an empty slug, and for a changed one that is not offered. */
function subcategoryOf(
  { subcategories }: NamedIds,
  { subcategorySlug: before }: OwnAdvert,
  slug: string | undefined,
): string | null {
  if (slug === undefined || slug === before) return before
  return subcategories.has(slug) ? slug : null
}

/** Null for an empty slug. Refuses an unknown one. */
function placeIdOf({ places }: NamedIds, slug: string): number | null {
  const id = places.get(slug) ?? null
  if (slug !== '' && id === null) throw new Refusal('place_required', 'place')
  return id
}

/** A currency typed with the price overrides the selected one. */
function priceOf(
  { price }: OwnAdvert,
  typed: string | undefined,
): Partial<OwnAdvert> & { price: number } {
  if (typed === undefined) return { price }
  const { amount, currency } = typedPrice(typed)
  return { price: amount, ...(currency && { currency }) }
}

/** A change of the language moves the main text to it; texts of other languages come from `translations`. */
function textsOf(advert: OwnAdvert, typed: TypedAdvert): OwnAdvert['texts'] {
  const language = typed.language ?? advert.language
  const before = advert.texts[advert.language]
  const main = {
    title: (typed.title ?? before.title).trim(),
    description: (typed.description ?? before.description).trim(),
  }
  const retained: Partial<OwnAdvert['texts']> = language === advert.language ? advert.texts : {}
  const textIn = (lang: Lang): { title: string; description: string } => {
    if (lang === language) return main
    const given = typed.translations?.[lang] ?? retained[lang]
    return { title: given?.title.trim() ?? '', description: given?.description.trim() ?? '' }
  }
  return { ro: textIn('ro'), ru: textIn('ru'), en: textIn('en') }
}

function pinOf(
  advert: OwnAdvert,
  {
    latitude,
    longitude,
  }: { latitude: number | '' | undefined; longitude: number | '' | undefined },
): Pick<OwnAdvert, 'latitude' | 'longitude'> {
  if (latitude === undefined || longitude === undefined) {
    return { latitude: advert.latitude, longitude: advert.longitude }
  }
  if (latitude === '' || longitude === '') return { latitude: null, longitude: null }
  const problem = pinProblem({ latitude, longitude })
  if (problem) throw new Refusal(problem, 'latitude')
  return { latitude, longitude }
}

/** Refuses an advert that cannot be published, with the field at fault. */
export async function checkPublishable(deps: Pick<Deps, 'sql'>, advert: OwnAdvert): Promise<void> {
  refuseFirst(await publishingProblems(deps, advert))
}

/** All that keeps an advert from being published, apart from the review rules. */
export async function publishingProblems(
  deps: Pick<Deps, 'sql'>,
  advert: OwnAdvert,
): Promise<AdvertProblem[]> {
  const { subcategorySlug } = advert
  const definitions = subcategorySlug ? await knownAttributesOf(deps, subcategorySlug) : []
  return advertProblems(writtenOf(advert), definitions)
}

function writtenOf(advert: OwnAdvert): WrittenAdvert {
  const { language, texts, attributes, isFree, latitude, longitude } = advert
  return {
    ...{ language, ...texts[language], translations: texts, attributes, isFree },
    subcategory: advert.subcategorySlug ?? '',
    // The stored price was validated when it was typed.
    price: '',
    place: String(advert.placeId ?? ''),
    ...fieldsOf(advert),
    pin: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

/** Whether the visible content changed, so that a review is needed. */
export function hasNewText(before: OwnAdvert, after: OwnAdvert): boolean {
  const wordsOf = (advert: OwnAdvert): string => {
    const { texts, attributes } = advert
    const reviewed = advertFieldNames.filter((name) => advertField(name).review === 'always')
    const free = Object.entries(attributes).filter(([, value]) => typeof value === 'string')
    return JSON.stringify([
      languages.map((lang) => [texts[lang].title, texts[lang].description]),
      free.toSorted(),
      reviewed.map((name) => advert[name]),
    ])
  }
  return wordsOf(before) !== wordsOf(after) || before.subcategorySlug !== after.subcategorySlug
}
