import type { AdvertStatus, AttributeValues } from '#contract/adverts/adverts.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { Lang } from '#contract/languages.ts'
import { advertLifeDays, maxImages } from '#contract/limits.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import { type AdvertFieldValues, fieldsOf } from '#contract/rules/advert/advert-fields.ts'
import type { Db } from '../deps.ts'
import { fieldColumns } from './fields.ts'

type Texts = Readonly<Record<Lang, { readonly title: string; readonly description: string }>>

/** An advert in the form that its owner edits. */
export interface OwnAdvert extends AdvertFieldValues {
  readonly id: number
  readonly ownerId: number
  readonly status: AdvertStatus
  readonly language: Lang
  readonly texts: Texts
  readonly price: number
  readonly currency: CurrencyCode
  readonly isNegotiable: boolean
  readonly isFree: boolean
  readonly isExchange: boolean
  readonly showsPhone: boolean
  readonly placeId: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly showsExactPlace: boolean
  readonly categorySlug: string | null
  /** Maximum number of photos, and days until expiry, by category. */
  readonly maxImages: number
  readonly lifeDays: number
  readonly subcategorySlug: string | null
  readonly attributes: AttributeValues
  readonly images: string[]
  readonly isPublic: boolean
  readonly isEdited: boolean
  readonly reasons: AdvertReason[]
  readonly publishedAt: Date | null
  readonly expiresAt: Date | null
  readonly cycleStartedAt: Date | null
  readonly version: number
}

export async function insertDraft(sql: Db, ownerId: number, now: Date): Promise<number> {
  const [draft] = await sql<{ id: number }[]>`
    insert into adverts (owner_id, created_at, touched_at) values (${ownerId}, ${now}, ${now}) returning id`
  return draft?.id ?? 0
}

/** A subcategory with its category. */
export interface SubcategoryIds {
  readonly subcategoryId: number
  readonly categoryId: number
}

/** Inserts drafts that are filled already. Returns their ids in the order of the drafts, in which they ascend. */
export async function insertFilledDrafts(
  sql: Db,
  drafts: readonly { readonly advert: OwnAdvert; readonly ids: SubcategoryIds | null }[],
  now: Date,
): Promise<number[]> {
  const rows = drafts.map(({ advert, ids }) => ({
    ...{ ownerId: advert.ownerId, version: 1, createdAt: now, touchedAt: now },
    ...{ categoryId: ids?.categoryId ?? null, subcategoryId: ids?.subcategoryId ?? null },
    ...contentRow(sql, advert),
  }))
  const inserted = await sql<{ id: number }[]>`insert into adverts ${sql(rows)} returning id`
  // Ids are given in the order of the rows; that they are returned in it is nowhere promised.
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** Number of drafts of the owner. Locks the user row, so that concurrent creations are serialized. */
export async function countDraftsLocked(sql: Db, ownerId: number): Promise<number> {
  await sql`select 1 from users where id = ${ownerId} for no key update`
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from adverts where owner_id = ${ownerId} and status = 'draft'`
  return row?.n ?? 0
}

/** Adverts of a company that are drafts, held or shown, or were begun since then, also deleted ones. */
export async function countProgramAdverts(
  sql: Db,
  ownerId: number,
  since: Date,
): Promise<{ count: number; isVerified: boolean }> {
  const [row] = await sql<{ count: number; isVerified: boolean }[]>`
    select u.verified_at is not null as is_verified,
      (select count(*)::int from adverts a
        where a.owner_id = u.id and (a.status in ('draft', 'review', 'active') or a.created_at > ${since})) as count
    from users u where u.id = ${ownerId}`
  return row ?? { count: 0, isVerified: false }
}

/** Null for a deleted advert. */
export async function findOwn(sql: Db, id: number): Promise<OwnAdvert | null> {
  const [advert] = await sql<OwnAdvert[]>`${selectOwn(sql, [id])}`
  return advert ?? null
}

/** Last change by the owner; null for an advert that does not exist. */
export async function findTouchedAt(sql: Db, id: number): Promise<Date | null> {
  const [row] = await sql<{ touchedAt: Date }[]>`select touched_at from adverts where id = ${id}`
  return row?.touchedAt ?? null
}

/** As `findOwn`, with the row locked until the end of the transaction. */
export async function lockOwn(sql: Db, id: number): Promise<OwnAdvert | null> {
  const [advert] = await lockAllOwn(sql, [id])
  return advert ?? null
}

/** As `lockOwn`, in the order of their ids. */
export async function lockAllOwn(sql: Db, ids: readonly number[]): Promise<OwnAdvert[]> {
  return sql<OwnAdvert[]>`${selectOwn(sql, ids)} order by a.id for update of a`
}

function selectOwn(sql: Db, ids: readonly number[]) {
  return sql`
    select a.id, a.owner_id, a.status, a.language,
      jsonb_build_object(
        'ro', jsonb_build_object('title', a.title_ro, 'description', a.description_ro),
        'ru', jsonb_build_object('title', a.title_ru, 'description', a.description_ru),
        'en', jsonb_build_object('title', a.title_en, 'description', a.description_en)) as texts,
      a.price::float8 as price, a.currency, a.is_negotiable, a.is_free, a.is_exchange, a.shows_phone, a.place_id,
      ${fieldColumns(sql)}, a.latitude, a.longitude, a.shows_exact_place, c.slug as category_slug, s.slug as subcategory_slug,
      coalesce(c.max_images, ${maxImages.beforeCategory}) as max_images, coalesce(c.life_days, ${advertLifeDays}) as life_days,
      a.attributes, a.images, a.is_public, a.is_edited, a.reasons, a.published_at, a.expires_at, a.cycle_started_at,
      a.version
    from adverts a
    left join subcategories s on s.id = a.subcategory_id
    left join categories c on c.id = s.category_id
    where a.id = any (${[...ids]}) and a.status <> 'deleted'`
}

/** The advert that a merged one leads to, through further merges; null for one that is not merged. */
export async function findKept(sql: Db, advertId: number): Promise<number | null> {
  const [kept] = await sql<{ keptId: number }[]>`
    with recursive chain as (
      select kept_id, 1 as step from advert_merges where advert_id = ${advertId} and undone_at is null
      union all
      select m.kept_id, step + 1 from chain join advert_merges m on m.advert_id = chain.kept_id and m.undone_at is null
      where step < 20
    )
    select kept_id from chain order by step desc limit 1`
  return kept?.keptId ?? null
}

/** Those of the subcategories that accept new adverts, by slug. */
export async function listOfferedSubcategories(
  sql: Db,
  slugs: readonly string[],
): Promise<Map<string, SubcategoryIds>> {
  const rows = await sql<(SubcategoryIds & { readonly slug: string })[]>`
    select slug, id as subcategory_id, category_id from subcategories where slug = any (${[...slugs]}) and is_offered`
  return new Map(rows.map(({ slug, ...ids }) => [slug, ids]))
}

/** Returns the new version. */
export async function updateContent(sql: Db, advert: OwnAdvert, now: Date): Promise<number> {
  const [updated] = await sql<{ version: number }[]>`
    update adverts set
      version = version + 1, touched_at = ${now}, ${sql(contentRow(sql, advert))},
      (category_id, subcategory_id) = (
        select s.category_id, s.id from (values (1)) one
        left join subcategories s on s.slug = ${advert.subcategorySlug} and (s.is_offered or s.id = adverts.subcategory_id))
    where id = ${advert.id}
    returning version`
  return updated?.version ?? 0
}

/** What its owner writes, but for the subcategory. */
function contentRow(sql: Db, advert: OwnAdvert) {
  const { language, price, currency, isNegotiable, isFree, isExchange, showsPhone } = advert
  const { placeId, latitude, longitude, showsExactPlace, attributes, isEdited } = advert
  const { ro, ru, en } = advert.texts
  return {
    ...{ language, titleRo: ro.title, titleRu: ru.title, titleEn: en.title },
    ...{ descriptionRo: ro.description, descriptionRu: ru.description },
    ...{ descriptionEn: en.description, price, currency, isNegotiable, isFree, isExchange },
    ...{ showsPhone, placeId, latitude, longitude, showsExactPlace, isEdited },
    ...{ ...fieldsOf(advert), attributes: sql.json(attributes) },
  }
}

/** Columns that a transition changes besides the state; absent ones stay unchanged. */
export interface StatusChange {
  readonly status: AdvertStatus
  readonly reasons?: readonly AdvertReason[]
  readonly publishedAt?: Date
  readonly expiresAt?: Date | null
  readonly cycleStartedAt?: Date
  /** Null: no notice of the new expiry has been sent. */
  readonly noticeSentAt?: null
  readonly reviewSince?: Date | null
  readonly archivedAt?: Date | null
  readonly deletedAt?: Date
  readonly soldAt?: Date | null
  /** A user; null: sold elsewhere, or not sold. */
  readonly soldTo?: number | null
  readonly reservedUntil?: null
  readonly reservedFor?: null
  readonly isEdited?: boolean
  /** Null: for good, or not suspended. */
  readonly suspendedUntil?: Date | null
}

export async function updateStatus(sql: Db, id: number, change: StatusChange): Promise<void> {
  await updateStatuses(sql, [{ id, change }])
}

/** One statement for all adverts that change alike. */
export async function updateStatuses(
  sql: Db,
  changes: readonly { readonly id: number; readonly change: StatusChange }[],
): Promise<void> {
  const groups = new Map<string, { change: StatusChange; ids: number[] }>()
  for (const { id, change } of changes) {
    const key = JSON.stringify(change)
    groups.set(key, { change, ids: [...(groups.get(key)?.ids ?? []), id] })
  }
  for (const { change, ids } of groups.values()) {
    const { reasons, ...plain } = change
    const row = {
      ...plain,
      ...(reasons && { reasons: sql.json(reasons.map((reason) => ({ ...reason }))) }),
    }
    await sql`update adverts set ${sql(row)} where id = any (${ids})`
  }
}

export async function updateImages(
  sql: Db,
  id: number,
  images: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update adverts set images = ${[...images]}, touched_at = ${now} where id = ${id}`
}

export async function updateFlags(
  sql: Db,
  id: number,
  flags: { isPublic?: boolean; showsPhone?: boolean },
): Promise<void> {
  await sql`update adverts set ${sql({ ...flags })} where id = ${id}`
}

export async function deleteAdvertsOf(sql: Db, ownerId: number): Promise<{ images: string[] }[]> {
  return sql<
    { images: string[] }[]
  >`delete from adverts where owner_id = ${ownerId} returning images`
}
