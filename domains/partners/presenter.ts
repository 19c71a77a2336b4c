import type { PartnerAdvert } from '#contract/partners/partner-calls.ts'
import type { Deps } from '../deps.ts'
import type { StoredPartnerAdvert } from './adverts/service.ts'

export function presentAdvert(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  advert: StoredPartnerAdvert,
): PartnerAdvert {
  const { texts, language, price, images, isNegotiable, isFree, isExchange, showsPhone } = advert
  const { touchedAt, createdAt, publishedAt, expiresAt, ...plain } = advert
  return {
    ...{ id: plain.id, ownId: plain.ownId, status: plain.status, reasons: plain.reasons },
    ...{ isPublic: plain.isPublic, language, ...texts[language], translations: texts },
    ...{ subcategory: plain.subcategory, attributes: plain.attributes, currency: plain.currency },
    ...{ place: plain.place, address: plain.address },
    url: new URL(`/advert/${plain.id}`, publicUrl).href,
    price: price === 0 && !isFree ? null : price,
    negotiable: isNegotiable,
    free: isFree,
    exchange: isExchange,
    showPhone: showsPhone,
    photos: images.map((name) => new URL(`/files/adverts/${name}-1600.webp`, publicUrl).href),
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    changedAt: touchedAt.toISOString(),
  }
}
