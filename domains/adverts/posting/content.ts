import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { languages, type Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import {
  advertField,
  advertFieldNames,
  type AdvertFieldValues,
} from '#contract/rules/advert-fields.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { knownAttributesOf } from '../../categories/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { type OwnAdvert } from '../own-store.ts'
import { contactsIn } from '../../contacts/service.ts'
import { shownTexts } from '../shown-texts.ts'
import { checkAttributes, checkTexts, typedPrice } from '../rules.ts'
import { findPlaceId } from '../../places/service.ts'

/** What an owner typed; what is absent stays as it was. */
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

/** The advert as it is with what was typed. Refuses a price that is none, an unknown place, a pin elsewhere. */
export async function typedInto(
  sql: Db,
  deps: Pick<Deps, 'sql'>,
  advert: OwnAdvert,
  typed: TypedAdvert,
): Promise<OwnAdvert> {
  const { price, placeSlug, subcategorySlug, latitude, longitude, ...plain } = typed
  const { title: _title, description: _description, translations: _others, ...fields } = plain
  const placeId = placeSlug ? await findPlaceId(sql, placeSlug) : null
  if (placeSlug && placeId === null) throw new Refusal('place_required', 'place')
  const subcategory = subcategorySlug ?? advert.subcategorySlug
  const definitions = subcategory ? await knownAttributesOf(deps, subcategory) : []
  const isFree = typed.isFree ?? advert.isFree
  return {
    ...advert,
    ...fields,
    texts: textsOf(advert, typed),
    ...(isFree ? { price: 0 } : priceOf(advert, price)),
    placeId: placeId ?? advert.placeId,
    ...pinOf(advert, { latitude, longitude }),
    subcategorySlug: subcategory,
    attributes: checkAttributes(definitions, typed.attributes ?? advert.attributes, false),
  }
}

/** A currency that was typed with the price is meant before the one that was chosen. */
function priceOf(
  { price }: OwnAdvert,
  typed: string | undefined,
): Partial<OwnAdvert> & { price: number } {
  if (typed === undefined) return { price }
  const { amount, currency } = typedPrice(typed)
  return { price: amount, ...(currency && { currency }) }
}

/** Another language of the advert takes the text along; the other languages are given by name. */
function textsOf(advert: OwnAdvert, typed: TypedAdvert): OwnAdvert['texts'] {
  const language = typed.language ?? advert.language
  const before = advert.texts[advert.language]
  const main = {
    title: (typed.title ?? before.title).trim(),
    description: (typed.description ?? before.description).trim(),
  }
  const kept: Partial<OwnAdvert['texts']> = language === advert.language ? advert.texts : {}
  const textIn = (lang: Lang): { title: string; description: string } => {
    if (lang === language) return main
    const given = typed.translations?.[lang] ?? kept[lang]
    return { title: given?.title.trim() ?? '', description: given?.description.trim() ?? '' }
  }
  return { ro: textIn('ro'), ru: textIn('ru'), en: textIn('en') }
}

/** A box around the country: a pin outside it is a slip of the finger. Degrees. */
const moldova = { south: 45.4, north: 48.6, west: 26.5, east: 30.3 } as const

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
  const isInside =
    latitude >= moldova.south &&
    latitude <= moldova.north &&
    longitude >= moldova.west &&
    longitude <= moldova.east
  if (!isInside) throw new Refusal('position_invalid', 'latitude')
  return { latitude, longitude }
}

/** Refuses an advert that could not be shown, naming the field at fault. */
export async function checkWhole(deps: Pick<Deps, 'sql'>, advert: OwnAdvert): Promise<void> {
  const { texts, language, subcategorySlug, attributes, placeId } = advert
  checkTexts(texts[language].title, texts[language].description)
  for (const lang of languages) {
    const { title, description } = texts[lang]
    if (lang !== language && (title || description)) checkTexts(title || '-', description)
  }
  // Numbers in texts are harvested, and links lead out of sight of who protects buyers: the page has its own button.
  const way = shownTexts(advert).find(({ text }) => contactsIn(text) === 'certain')
  if (way) throw new Refusal('contacts_in_text', way.field)
  if (!subcategorySlug) throw new Refusal('category_required', 'subcategory')
  checkAttributes(await knownAttributesOf(deps, subcategorySlug), attributes, true)
  if (placeId === null) throw new Refusal('place_required', 'place')
}

/** Whether a reader would read something else: then it is looked at again. */
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
