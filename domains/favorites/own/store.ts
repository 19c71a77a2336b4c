import type { Favorite, FavoriteSort } from '#contract/favorites.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { Db } from '../../deps.ts'

interface FavoriteFilter {
  readonly userId: number
  /** Null: all favourites of the user. */
  readonly listId: number | null
}

/** Ids of a page of favourites, whatever the state of their adverts. */
export async function listFavoriteIds(
  sql: Db,
  filter: FavoriteFilter,
  {
    sort,
    start,
    size,
  }: { readonly sort: FavoriteSort; readonly start: number; readonly size: number },
): Promise<number[]> {
  const rows = await sql<{ advertId: number }[]>`
    select f.advert_id
    from favorites f
    ${sort === 'cheaper' ? sql`join adverts a on a.id = f.advert_id` : sql``}
    where ${isMeant(sql, filter)}
    order by ${sort === 'cheaper' ? sql`${fallOf(sql)} nulls last,` : sql``} f.created_at desc, f.advert_id desc
    limit ${size} offset ${start}`
  return rows.map(({ advertId }) => advertId)
}

export async function countFavorites(sql: Db, filter: FavoriteFilter): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from favorites f where ${isMeant(sql, filter)}`
  return row?.n ?? 0
}

function isMeant(sql: Db, { userId, listId }: FavoriteFilter) {
  if (listId === null) return sql`f.user_id = ${userId}`
  return sql`f.user_id = ${userId} and exists (
    select from favorite_list_items i
    where (i.user_id, i.advert_id, i.list_id) = (f.user_id, f.advert_id, ${listId}))`
}

/** What is left of the price of a public advert, as a share; null unless it has fallen in the same currency. */
function fallOf(sql: Db) {
  return sql`
    case when a.status = 'active' and a.is_public and a.is_owner_active and a.currency = f.currency
      and a.price > 0 and a.price < f.price then a.price / f.price end`
}

/** A favourite with what its owner may still see of an advert that is gone. */
export interface StoredFavorite {
  readonly advertId: number
  readonly state: Favorite['state']
  readonly titleRo: string
  readonly titleRu: string
  readonly titleEn: string
  readonly language: Lang
  readonly image: string
  /** Null for one that is no longer offered. */
  readonly subcategory: {
    readonly categorySlug: string
    readonly slug: string
    readonly labels: Labels
  } | null
  readonly createdAt: Date
  readonly price: number | null
  readonly currency: CurrencyCode | null
  readonly note: string
  readonly listIds: number[]
}

/** Favourites by advert id, in the given order. Only of sold and ended adverts with title and photo. */
export async function listStoredFavorites(
  sql: Db,
  userId: number,
  ids: readonly number[],
): Promise<StoredFavorite[]> {
  return sql<StoredFavorite[]>`
    select f.advert_id, s.state, a.language,
      case when s.is_told then a.title_ro else '' end as title_ro,
      case when s.is_told then a.title_ru else '' end as title_ru,
      case when s.is_told then a.title_en else '' end as title_en,
      case when s.is_told then coalesce(a.images[1], '') else '' end as image,
      case when b.is_offered then jsonb_build_object('categorySlug', c.slug, 'slug', b.slug,
        'labels', jsonb_build_object('ro', b.label_ro, 'ru', b.label_ru, 'en', b.label_en)) end as subcategory,
      f.created_at, f.price::float8 as price, f.currency, f.note,
      array(select i.list_id from favorite_list_items i
        where i.user_id = f.user_id and i.advert_id = f.advert_id order by i.list_id) as list_ids
    from unnest(${[...ids]}::int[]) with ordinality requested (id, position)
    join favorites f on f.user_id = ${userId} and f.advert_id = requested.id
    join adverts a on a.id = f.advert_id
    left join subcategories b on b.id = a.subcategory_id
    left join categories c on c.id = b.category_id
    cross join lateral (${stateOf(sql)}) s
    order by requested.position`
}

function stateOf(sql: Db) {
  return sql`
    select state, state in ('sold', 'ended') as is_told
    from (select case
      when a.status = 'deleted' or not a.is_owner_active then 'deleted'
      when not a.is_public then 'hidden'
      when a.status = 'active' then 'active'
      when a.status = 'archived' and a.sold_at is not null then 'sold'
      when a.status = 'archived' then 'ended'
      else 'hidden' end as state) as advert`
}

/** False if it is not among the user's favourites. */
export async function updateNote(
  sql: Db,
  userId: number,
  advertId: number,
  note: string,
): Promise<boolean> {
  const { count } = await sql`
    update favorites set note = ${note} where user_id = ${userId} and advert_id = ${advertId}`
  return count > 0
}

/** A favourite as exported. */
export interface FavoriteData {
  readonly advertId: number
  readonly addedAt: Date
  readonly priceThen: number | null
  readonly currency: CurrencyCode | null
  readonly note: string
  readonly lists: string[]
}

export async function listFavoriteData(sql: Db, userId: number): Promise<FavoriteData[]> {
  return sql<FavoriteData[]>`
    select f.advert_id, f.created_at as added_at, f.price::float8 as price_then, f.currency, f.note,
      array(select l.name from favorite_list_items i join favorite_lists l on l.id = i.list_id
        where i.user_id = f.user_id and i.advert_id = f.advert_id order by l.id) as lists
    from favorites f
    where f.user_id = ${userId}
    order by f.created_at desc, f.advert_id desc`
}
