import type { AdvertStatus, AttributeValues } from '#contract/adverts/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { Db } from '../../deps.ts'

interface Text {
  readonly title: string
  readonly description: string
}

export interface StoredPartnerAdvert {
  readonly id: number
  readonly ownId: string | null
  readonly status: AdvertStatus
  readonly reasons: AdvertReason[]
  readonly isPublic: boolean
  readonly language: Lang
  readonly texts: Record<Lang, Text>
  readonly subcategory: string | null
  readonly attributes: AttributeValues
  readonly price: number
  readonly currency: CurrencyCode
  readonly isNegotiable: boolean
  readonly isFree: boolean
  readonly isExchange: boolean
  readonly place: string | null
  readonly address: string
  readonly showsPhone: boolean
  readonly images: string[]
  readonly createdAt: Date
  readonly publishedAt: Date | null
  readonly expiresAt: Date | null
  readonly touchedAt: Date
}

function select(sql: Db) {
  return sql`
    select a.id, p.own_id, a.status, a.reasons, a.is_public, a.language,
      jsonb_build_object(
        'ro', jsonb_build_object('title', a.title_ro, 'description', a.description_ro),
        'ru', jsonb_build_object('title', a.title_ru, 'description', a.description_ru),
        'en', jsonb_build_object('title', a.title_en, 'description', a.description_en)) as texts,
      s.slug as subcategory, a.attributes, a.price::float8 as price, a.currency, a.is_negotiable, a.is_free,
      a.is_exchange, l.slug as place, a.address, a.shows_phone, a.images, a.created_at, a.published_at, a.expires_at,
      a.touched_at
    from adverts a
    left join partner_adverts p on p.advert_id = a.id
    left join subcategories s on s.id = a.subcategory_id
    left join places l on l.id = a.place_id`
}

export interface ListedPage {
  readonly status: AdvertStatus | null
  /** Id of the last one of the page before. */
  readonly before: number | null
  readonly size: number
}

/** Adverts of the owner, newest first. */
export async function listOwned(
  sql: Db,
  ownerId: number,
  { status, before, size }: ListedPage,
): Promise<StoredPartnerAdvert[]> {
  return sql<StoredPartnerAdvert[]>`
    ${select(sql)}
    where a.owner_id = ${ownerId}
      and ${status === null ? sql`a.status <> 'deleted'` : sql`a.status = ${status}`}
      ${before === null ? sql`` : sql`and a.id < ${before}`}
    order by a.id desc limit ${size}`
}

/** Null for one that does not exist or was deleted. */
export async function findByOwnId(
  sql: Db,
  ownerId: number,
  ownId: string,
): Promise<StoredPartnerAdvert | null> {
  const [found] = await sql<StoredPartnerAdvert[]>`
    ${select(sql)}
    where p.user_id = ${ownerId} and p.own_id = ${ownId} and a.status <> 'deleted'`
  return found ?? null
}

/** Gives the own id to an advert, unless another one that is not deleted has it. Returns whether it was given. */
export async function takeOwnId(
  sql: Db,
  { ownerId, ownId, advertId }: { ownerId: number; ownId: string; advertId: number },
): Promise<boolean> {
  const rows = await sql`
    insert into partner_adverts (user_id, own_id, advert_id) values (${ownerId}, ${ownId}, ${advertId})
    on conflict (user_id, own_id) do update set advert_id = excluded.advert_id
      where (select a.status from adverts a where a.id = partner_adverts.advert_id) = 'deleted'
    returning 1`
  return rows.length > 0
}

export async function listOwnIds(
  sql: Db,
  ownerId: number,
): Promise<{ ownId: string; advertId: number }[]> {
  return sql<{ ownId: string; advertId: number }[]>`
    select own_id, advert_id from partner_adverts where user_id = ${ownerId} order by own_id`
}

export async function deleteOwnIdsOf(sql: Db, ownerId: number): Promise<void> {
  await sql`delete from partner_adverts where user_id = ${ownerId}`
}
