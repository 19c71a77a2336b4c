import type { AdvertStatus, AttributeValues } from '#contract/adverts/adverts.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { cardImages } from '#contract/limits.ts'
import type { AdvertFieldValues } from '#contract/rules/advert/advert-fields.ts'
import type { Db } from '../deps.ts'
import { fieldColumns } from './fields.ts'
import type { RunningPromotion } from './promotion/running-store.ts'

/** An advert in lists. */
export interface StoredAdvert {
  readonly id: number
  readonly ownerId: number
  readonly titleRo: string
  readonly titleRu: string
  readonly titleEn: string
  readonly descriptionRo: string
  readonly descriptionRu: string
  readonly descriptionEn: string
  readonly language: Lang
  readonly price: number
  readonly currency: CurrencyCode
  readonly address: string
  readonly city: Labels | null
  readonly categoryId: number | null
  readonly subcategoryId: number | null
  readonly isNegotiable: boolean
  readonly isFree: boolean
  readonly isExchange: boolean
  readonly images: string[]
  readonly publishedAt: Date | null
  readonly createdAt: Date
  readonly promotedAt: Date | null
  readonly reservedUntil: Date | null
  readonly attributes: AttributeValues
  /** Before the last reduction, and how long lists say so. */
  readonly formerPrice: number | null
  readonly formerPriceUntil: Date | null
  /** Bought ones that run, wait or have just ended. */
  readonly promotions: readonly RunningPromotion[]
}

interface ListedAdvert extends Omit<StoredAdvert, 'city' | 'promotions'> {
  readonly placeId: number | null
}

/** Public adverts by id, or all of an owner, in the given order; missing ones are skipped. */
export async function listAdverts(
  sql: Db,
  ids: readonly number[],
  ownerId?: number,
): Promise<ListedAdvert[]> {
  if (ids.length === 0) return []
  const isMeant =
    ownerId === undefined
      ? sql`a.status = 'active' and a.is_public and a.is_owner_active`
      : sql`a.owner_id = ${ownerId} and a.status <> 'deleted'`
  return sql<ListedAdvert[]>`
    select a.id, a.owner_id, a.title_ro, a.title_ru, a.title_en,
      a.description_ro, a.description_ru, a.description_en, a.language,
      a.price::float8 as price, a.currency, a.address, a.category_id, a.subcategory_id, a.is_negotiable, a.is_free, a.is_exchange,
      a.images[1:${cardImages}] as images, a.published_at, a.created_at, a.promoted_at, a.reserved_until, a.place_id,
      a.attributes, a.former_price::float8 as former_price, a.former_price_until
    from unnest(${[...ids]}::int[]) with ordinality requested (id, position)
    join adverts a on a.id = requested.id
    where ${isMeant}
    order by requested.position`
}

interface Branch {
  readonly slug: string
  readonly labels: Labels
  readonly isOffered: boolean
}

export interface AdvertDetail extends StoredAdvert, AdvertFieldValues {
  readonly status: AdvertStatus
  readonly isPublic: boolean
  /** The advert has been published. */
  readonly wasPublic: boolean
  readonly showsPhone: boolean
  readonly views: number
  readonly category: Branch | null
  readonly subcategory: Branch | null
  readonly district: Labels | null
  /** Coordinates of the owner's pin or of the centre of the place; null without both. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly hasPin: boolean
  /** The price has changed since publication. */
  readonly hasHistory: boolean
  /** In MDL at the latest rate; null if unknown or if the advert is not public. */
  readonly priceInLei: number | null
  readonly showsExactPlace: boolean
  readonly placeSlug: string | null
}

type FoundAdvert = Omit<AdvertDetail, 'promotions'>

/** One advert in any state; the use case checks visibility. */
export async function findAdvert(sql: Db, id: number): Promise<FoundAdvert | null> {
  const [advert] = await sql<FoundAdvert[]>`
    select a.id, a.owner_id, a.title_ro, a.title_ru, a.title_en,
      a.description_ro, a.description_ru, a.description_en, a.language,
      a.price::float8 as price, a.currency, ${fieldColumns(sql)}, a.category_id, a.subcategory_id, a.is_negotiable, a.is_free, a.is_exchange,
      a.images, a.published_at, a.created_at, a.promoted_at, a.reserved_until, a.status,
      a.former_price::float8 as former_price, a.former_price_until,
      a.is_public and a.is_owner_active as is_public, a.seq is not null as was_public, a.attributes,
      a.shows_phone and exists (select 1 from users u where u.id = a.owner_id and u.phone is not null) as shows_phone,
      coalesce(a.latitude, p.latitude) as latitude, coalesce(a.longitude, p.longitude) as longitude,
      a.latitude is not null as has_pin, a.shows_exact_place, p.slug as place_slug,
      exists (select 1 from price_changes c where c.advert_id = a.id) as has_history,
      (select i.price_mdl::float8 / 100 from ad_index i where i.advert_id = a.id) as price_in_lei,
      coalesce(v.views, 0) as views,
      place_labels(p) as city,
      jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en) as district,
      case when c.id is not null then jsonb_build_object('slug', c.slug,
        'isOffered', exists (select from subcategories o where o.category_id = c.id and o.is_offered),
        'labels', jsonb_build_object('ro', c.label_ro, 'ru', c.label_ru, 'en', c.label_en)) end as category,
      case when s.id is not null then jsonb_build_object('slug', s.slug, 'isOffered', s.is_offered,
        'labels', jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en)) end as subcategory
    from adverts a
    left join advert_views v on v.advert_id = a.id
    left join places p on p.id = a.place_id
    left join districts d on d.id = p.district_id
    left join categories c on c.id = a.category_id
    left join subcategories s on s.id = a.subcategory_id
    where a.id = ${id}`
  return advert ?? null
}

/** Whether the advert is public, or was public until its owner deleted it. */
export async function isKnown(sql: Db, id: number): Promise<boolean> {
  const rows = await sql`
    select 1 from adverts
    where id = ${id} and is_public and is_owner_active
      and (status = 'active' or status in ('deleted', 'archived') and seq is not null)`
  return rows.length > 0
}

/** Adverts of an owner that are or were public, with the slug of their category. */
export async function listPublicOf(
  sql: Db,
  ownerId: number,
): Promise<{ id: number; category: string }[]> {
  return sql<{ id: number; category: string }[]>`
    select a.id, c.slug as category
    from adverts a
    join categories c on c.id = a.category_id
    where a.owner_id = ${ownerId} and a.status = 'active'`
}

/** All columns except internal ones. */
export async function listAdvertsOf(sql: Db, ownerId: number): Promise<Record<string, unknown>[]> {
  return sql`
    select a.id, a.status, a.is_public, a.language, a.title_ro, a.title_ru, a.title_en,
      a.description_ro, a.description_ru, a.description_en, a.price::float8 as price, a.currency,
      a.is_negotiable, a.shows_phone, place_labels(p) ->> 'ro' as city, ${fieldColumns(sql)}, s.slug as subcategory, a.attributes,
      a.images, a.created_at, a.published_at, a.promoted_at, a.expires_at,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'lifts', b.lifts, 'granted_at', b.granted_at,
          'starts_at', b.starts_at, 'ends_at', b.ends_at, 'revoked_at', b.revoked_at) order by b.id), '[]')
        from bought_promotions b where b.advert_id = a.id) as bought_promotions
    from adverts a
    left join places p on p.id = a.place_id
    left join subcategories s on s.id = a.subcategory_id
    where a.owner_id = ${ownerId}
    order by a.id`
}
