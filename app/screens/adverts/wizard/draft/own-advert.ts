import type { OutputOf } from '#contract/call.ts'
import type { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { fieldsOf } from '#contract/rules/advert/advert-fields.ts'
import { otherLanguages } from '#contract/rules/advert/advert-rules.ts'
import { priceProblem } from '#contract/rules/money/price.ts'
import type { Lang } from '#contract/languages.ts'
import { labelIn } from '../../../../lib/texts/texts.ts'
import type { TypedAdvert } from './draft.ts'

type OwnAdvert = OutputOf<typeof ownAdvertCalls.getOwn>['advert']

/** Converts an own advert to form values; place names in the page's language. */
export function typedOf(lang: Lang, { item, place, showPhone }: OwnAdvert): TypedAdvert {
  const textIn = (one: Lang) => ({
    title: item[`ad_title_${one}`],
    description: item[`ad_descr_${one}`],
  })
  const { position } = item
  return {
    language: item.ad_lang,
    ...textIn(item.ad_lang),
    translations: Object.fromEntries(
      otherLanguages(item.ad_lang).map((other) => [other, textIn(other)]),
    ),
    category: item.category.slug,
    subcategory: item.subcategory.slug,
    attributes: item.attributes,
    price: item.ad_price > 0 ? String(item.ad_price) : '',
    currency: item.ad_currency,
    isNegotiable: item.negotiable,
    isFree: item.free,
    isExchange: item.exchange,
    place,
    placeLabel: place && labelIn(lang, item.ad_city),
    ...fieldsOf(item),
    pin: position && { latitude: position.latitude, longitude: position.longitude },
    showsExactPlace: position?.isExact ?? false,
    showsPhone: showPhone,
    touched: ['subcategory', ...Object.keys(item.attributes)],
    remembered: null,
  }
}

/** Converts form values to the payload of `editAdvert`. */
export function payloadOf(typed: TypedAdvert) {
  const { pin } = typed
  return {
    ad_lang: typed.language,
    title: typed.title,
    description: typed.description,
    translations: Object.fromEntries(
      otherLanguages(typed.language).map((lang) => [
        lang,
        typed.translations[lang] ?? { title: '', description: '' },
      ]),
    ),
    subcategory: typed.subcategory,
    attributes: typed.attributes,
    price: typed.isFree ? '' : typed.price,
    currency: typed.currency,
    negotiable: typed.isNegotiable,
    free: typed.isFree,
    exchange: typed.isExchange,
    place: typed.place,
    ...fieldsOf(typed),
    latitude: pin?.latitude ?? ('' as const),
    longitude: pin?.longitude ?? ('' as const),
    showExactPlace: typed.showsExactPlace,
    showPhone: typed.showsPhone,
  }
}

/** Same for `saveDraft`: an invalid price must not prevent the other fields from being saved. */
export function draftPayloadOf(typed: TypedAdvert) {
  const { price, ...rest } = payloadOf(typed)
  return { ...rest, ...(!typed.isFree && priceProblem(price) === null && { price }) }
}
