import type { AdvertStatus, AttributeValues } from '#contract/adverts/adverts.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { cardImages } from '#contract/limits.ts'
import type { AdvertFieldValues } from '#contract/rules/advert/advert-fields.ts'
import { profileOf, type Profile } from '../accounts/service.ts'
import type { Db } from '../deps.ts'
import { fieldColumns } from './fields.ts'
import { lastPrices, type StoredPrice } from './prices/history-store.ts'
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

export interface ListedAdvert extends Omit<StoredAdvert, 'city' | 'promotions'> {
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
    select ${listedColumns(sql)}
    from unnest(${[...ids]}::int[]) with ordinality requested (id, position)
    join adverts a on a.id = requested.id
    where ${isMeant}
    order by requested.position`
}

function listedColumns(sql: Db) {
  return sql`a.id, a.owner_id, a.title_ro, a.title_ru, a.title_en,
    a.description_ro, a.description_ru, a.description_en, a.language,
    a.price::float8 as price, a.currency, a.address, a.category_id, a.subcategory_id, a.is_negotiable, a.is_free, a.is_exchange,
    a.images[1:${cardImages}] as images, a.published_at, a.created_at, a.promoted_at, a.reserved_until, a.place_id,
    a.attributes, a.former_price::float8 as former_price, a.former_price_until`
}

/** What a computation about an advert and the public adverts of its branch depends on: equal while it holds. */
export interface BranchState {
  /** The advert is or was public: anything told of any other would reveal that it exists. */
  readonly isKnown: boolean
  /** Changes with each change of the advert. */
  readonly advert: string
  /** Change with each change of a public advert there; null before the first. */
  readonly subcategory: string | null
  readonly category: string | null
}

/** The `BranchState` of an advert, as a column. */
export function branchStateOf(sql: Db, table: 'a' | 'own') {
  const a = sql(table)
  return sql`jsonb_build_object('isKnown', ${isOrWasPublic(sql, table)}, 'advert', ${a}.xmin::text,
    'subcategory', (select revision::text from listing_revisions r
      where r.category_id = ${a}.category_id and r.subcategory_id = ${a}.subcategory_id),
    'category', (select max(revision)::text from listing_revisions r where r.category_id = ${a}.category_id))`
}

/** The state of the branch of an advert, with those of the others that are public, in the given order. */
export async function findBranchState(
  sql: Db,
  id: number,
  otherIds: readonly number[],
): Promise<{ state: BranchState; others: ListedAdvert[] } | null> {
  const rows = await sql<({ state: BranchState } & ListedAdvert)[]>`
    select ${branchStateOf(sql, 'own')} as state, other.*
    from adverts own
    left join lateral (
      select ${listedColumns(sql)}, requested.position
      from unnest(${[...otherIds]}::int[]) with ordinality requested (id, position)
      join adverts a on a.id = requested.id
      where a.status = 'active' and a.is_public and a.is_owner_active
    ) other on true
    where own.id = ${id}
    order by other.position`
  const [first] = rows
  if (!first) return null
  // Without others there is one row of nulls.
  return { state: first.state, others: rows.filter((row) => row.id !== null) }
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
  /** In MDL at the latest rate; null if unknown or if the advert is not public. */
  readonly priceInLei: number | null
  readonly showsExactPlace: boolean
  readonly placeSlug: string | null
  readonly placeId: number | null
}

type FoundAdvert = Omit<AdvertDetail, 'promotions'>

interface PageParts {
  /** Null unless the account is active. */
  readonly seller: Profile | null
  /** The last ones, oldest first; empty if the price never changed. */
  readonly prices: readonly StoredPrice[]
}

/** Times in JSON are text. */
interface JsonParts {
  readonly seller: (Omit<Profile, 'createdAt'> & { readonly createdAt: string }) | null
  readonly prices: readonly (Omit<StoredPrice, 'since'> & { readonly since: string })[]
}

export interface AdvertPage extends AdvertDetail, PageParts {}

type FoundAdvertPage = FoundAdvert & PageParts

/** One advert in any state; the use case checks visibility. */
export async function findAdvert(sql: Db, id: number): Promise<FoundAdvert | null> {
  const [advert] = await sql<FoundAdvert[]>`${detailOf(sql, id)}`
  return advert ?? null
}

/** One advert in any state with what its page shows around it. */
export async function findAdvertPage(
  sql: Db,
  id: number,
  maxPrices: number,
): Promise<FoundAdvertPage | null> {
  const seller = profileOf(sql, sql`u.id = a.owner_id`)
  const prices = lastPrices(sql, sql`a.id`, maxPrices)
  const parts: ReturnType<Db> = sql`,
    (select to_jsonb(profile) from (${seller}) profile) as seller,
    (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (${prices}) one) as prices`
  const [advert] = await sql<(FoundAdvert & JsonParts)[]>`${detailOf(sql, id, parts)}`
  if (!advert) return null
  return {
    ...advert,
    seller: advert.seller && { ...advert.seller, createdAt: new Date(advert.seller.createdAt) },
    prices: advert.prices.map((price) => ({ ...price, since: new Date(price.since) })),
  }
}

function detailOf(sql: Db, id: number, more: ReturnType<Db> = sql``) {
  return sql`
    select a.id, a.owner_id, a.title_ro, a.title_ru, a.title_en,
      a.description_ro, a.description_ru, a.description_en, a.language,
      a.price::float8 as price, a.currency, ${fieldColumns(sql)}, a.category_id, a.subcategory_id, a.is_negotiable, a.is_free, a.is_exchange,
      a.images, a.published_at, a.created_at, a.promoted_at, a.reserved_until, a.status,
      a.former_price::float8 as former_price, a.former_price_until,
      a.is_public and a.is_owner_active as is_public, a.seq is not null as was_public, a.attributes,
      a.shows_phone and exists (select 1 from users u where u.id = a.owner_id and u.phone is not null) as shows_phone,
      coalesce(a.latitude, p.latitude) as latitude, coalesce(a.longitude, p.longitude) as longitude,
      a.latitude is not null as has_pin, a.shows_exact_place, p.slug as place_slug, a.place_id,
      exists (select 1 from price_changes c where c.advert_id = a.id) as has_history,
      (select i.price_mdl::float8 / 100 from ad_index i where i.advert_id = a.id) as price_in_lei,
      coalesce(v.views, 0) as views,
      place_labels(p) as city,
      jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en) as district,
      case when c.id is not null then jsonb_build_object('slug', c.slug,
        'isOffered', exists (select from subcategories o where o.category_id = c.id and o.is_offered),
        'labels', jsonb_build_object('ro', c.label_ro, 'ru', c.label_ru, 'en', c.label_en)) end as category,
      case when s.id is not null then jsonb_build_object('slug', s.slug, 'isOffered', s.is_offered,
        'labels', jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en)) end as subcategory${more}
    from adverts a
    left join advert_views v on v.advert_id = a.id
    left join places p on p.id = a.place_id
    left join districts d on d.id = p.district_id
    left join categories c on c.id = a.category_id
    left join subcategories s on s.id = a.subcategory_id
    where a.id = ${id}`
}

/** Whether the advert is public, or was public until its owner archived or deleted it. */
export async function isKnown(sql: Db, id: number): Promise<boolean> {
  const rows = await sql`select 1 from adverts a where a.id = ${id} and ${isOrWasPublic(sql, 'a')}`
  return rows.length > 0
}

function isOrWasPublic(sql: Db, table: 'a' | 'own') {
  const a = sql(table)
  return sql`${a}.is_public and ${a}.is_owner_active
    and (${a}.status = 'active' or ${a}.status in ('deleted', 'archived') and ${a}.seq is not null)`
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
