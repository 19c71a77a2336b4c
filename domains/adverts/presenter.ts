import type { Advert, AdvertDetail } from '#contract/adverts/adverts.ts'
import type { Labels } from '#contract/languages.ts'
import type { Profile } from '../accounts/service.ts'
import type { CardPlan } from '../categories/service.ts'
import { cardFields } from './card/service.ts'
import type { Market } from './prices/service.ts'
import { shareVersion } from './share-pictures/words.ts'
import { blurred } from './position/service.ts'
import type { StoredPrice } from './prices/history-store.ts'
import { fieldsOf } from '#contract/rules/advert/advert-fields.ts'
import { askedPrice } from '#contract/rules/money/asked-price.ts'
import { publicAddress } from '#contract/rules/advert/public-address.ts'
import { isRunning } from './promotion/running.ts'
import { isPromoted } from './rules.ts'
import type { AdvertDetail as StoredDetail, StoredAdvert } from './store.ts'

const nowhere: Labels = { ro: '', ru: '', en: '' }
const noBranch = { slug: '', labels: nowhere, isOffered: false } as const

/** An advert with the field names of the specification. */
export function presentAdvert(advert: StoredAdvert, now: Date, plan?: CardPlan): Advert {
  return {
    id: String(advert.id),
    u_id: String(advert.ownerId),
    ad_title_ro: advert.titleRo,
    ad_title_ru: advert.titleRu,
    ad_title_en: advert.titleEn,
    ad_descr_ro: advert.descriptionRo,
    ad_descr_ru: advert.descriptionRu,
    ad_descr_en: advert.descriptionEn,
    ad_lang: advert.language,
    ad_price: advert.price,
    ad_currency: advert.currency,
    ad_address: publicAddress(advert.address),
    ad_city: placeLabels(advert.city),
    cat_id: advert.categoryId ?? 0,
    sub_id: advert.subcategoryId ?? 0,
    created: (advert.publishedAt ?? advert.createdAt).toISOString(),
    ad_images: { images: advert.images.map((image) => ({ image })) },
    user: { id: String(advert.ownerId) },
    negotiable: advert.isNegotiable,
    free: advert.isFree,
    exchange: advert.isExchange,
    promoted: isPromoted(advert, now),
    reserved: advert.reservedUntil !== null && advert.reservedUntil > now,
    urgent: isRunning(advert.promotions, 'urgent', now),
    highlighted: isRunning(advert.promotions, 'highlight', now),
    ...cardFields(advert, plan, now),
  }
}

/** Price information of a public advert. */
interface PriceStory {
  readonly prices: readonly StoredPrice[]
  readonly market: Market | null
  readonly plan?: CardPlan | undefined
}

/** Adds the fields of the advert's page; never the seller's phone, nor the number of a flat. */
export function presentDetail(
  advert: StoredDetail,
  seller: Profile,
  now: Date,
  { prices, market, plan }: PriceStory,
): AdvertDetail {
  const { model } = advert.attributes
  const card = presentAdvert(advert, now, plan)
  return {
    ...card,
    ...fieldsOf(advert),
    address: publicAddress(advert.address),
    status: advert.status,
    views: advert.views,
    show_phone: advert.showsPhone,
    model: typeof model === 'string' ? model : '',
    attributes: advert.attributes,
    category: advert.category ?? noBranch,
    subcategory: advert.subcategory ?? noBranch,
    priceHistory: prices.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() })),
    market,
    shareVersion: shareVersion(advert, askedPrice(card)),
    district: placeLabels(advert.district),
    position: publicPosition(advert),
    seller: {
      id: String(seller.id),
      username: seller.username,
      name: seller.name,
      accountType: seller.accountType,
      avatar: seller.avatar,
      memberSince: seller.createdAt.toISOString(),
      adverts: seller.adverts,
      answersWithin: seller.answersWithin,
      isPhoneVerified: seller.isPhoneVerified,
      isEmailVerified: seller.isEmailVerified,
      isCompanyVerified: seller.isCompanyVerified,
    },
  }
}

/** The exact pin only if its owner shows it; otherwise a blurred position or the centre of the place. */
function publicPosition(advert: StoredDetail): AdvertDetail['position'] {
  const { latitude, longitude, hasPin, showsExactPlace } = advert
  if (latitude === null || longitude === null) return null
  const isExact = hasPin && showsExactPlace
  const position = { latitude, longitude }
  return { ...(isExact || !hasPin ? position : blurred(position)), isExact }
}

function placeLabels(labels: Labels | null): Labels {
  return labels?.ro ? labels : nowhere
}
