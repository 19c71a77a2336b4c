import {
  popularDayShare,
  popularDays,
  popularNetworks,
  popularPerSeller,
  popularViewsPerNetwork,
} from '#contract/limits.ts'
import type { NumberOrder } from '#contract/rules/list-sort.ts'
import type { Db } from '../../deps.ts'
import type { Limits, TsQuery } from '../condition.ts'
import { scoresOf, type Scoring } from '../rank/store.ts'
import {
  isByDate,
  isByPrice,
  rankedAdverts,
  type Keyset,
  type Order,
  type Position,
  type PriceRange,
} from '../rules.ts'

/** Plain filters by id; at most one of category and subcategory, and one of district, place and sector. */
export interface Filter {
  readonly categoryId?: number
  readonly subcategoryId?: number
  readonly districtId?: number
  readonly placeId?: number
  readonly sectorId?: number
  readonly ownerId?: number
}

export interface PageRequest {
  readonly filter: Filter
  readonly range: PriceRange | null
  readonly order: Order
  /** Sort key that the page starts after; null for the beginning. */
  readonly keyset: Keyset | null
  readonly skip: number
  readonly size: number
}

/** A page of advert ids in order, with their sort keys: see `Keyset`. */
export interface Rows {
  readonly total: number
  /** Counting stopped at the cap. */
  readonly isCapped: boolean
  /** The page is not of the widest level. */
  readonly isNarrow: boolean
  readonly ids: number[]
  readonly seqs: string[]
  readonly prices: string[]
  /** Of the first `rankedAdverts` ids, when asked for. */
  readonly scores?: readonly number[] | null
  /** Where the next page begins; absent: after the last key. */
  readonly next?: Position
}

/** Reads a page along an index. The total is exact; with a price range, it is cut at `cap` + 1. */
export async function listPage(sql: Db, request: PageRequest, cap: number): Promise<Rows> {
  const { filter, range, order, skip, size } = request
  const narrowed = sql`${inFilter(sql, filter)} and ${inRange(sql, range)}`
  const total =
    range || filter.ownerId !== undefined
      ? sql`select count(*)::int from (select 1 from ad_index where ${narrowed} ${range ? sql`limit ${cap + 1}` : sql``}) hits`
      : listingCount(sql, filter)
  const [rows] = await sql<Rows[]>`
    with counted as materialized (select coalesce((${total}), 0) as total)
    select (select total from counted) as total,
      ${range !== null} and (select total from counted) > ${cap} as is_capped, false as is_narrow, coalesce(array_agg(advert_id), '{}') as ids,
      coalesce(array_agg(seq), '{}') as seqs, coalesce(array_agg(price_key), '{}') as prices
    from (
      select ${isByDate(order) ? sql`(date_key & 2147483647)::int as advert_id, date_key as seq` : sql`advert_id, seq`},
        ${isByPrice(order) ? sql`price_key` : sql`0::bigint as price_key`}
      from ad_index
      where ${narrowed} and ${afterKeyset(sql, request)}
        and (${skip} < (select total from counted) or ${range !== null} and (select total from counted) > ${cap})
      order by ${inOrder(sql, order)}
      limit ${size} offset ${skip}
    ) page`
  return rows ?? { total: 0, isCapped: false, isNarrow: false, ids: [], seqs: [], prices: [] }
}

/** Relaxation levels, the first of which is for ranking only; see relaxation.ts. */
interface Levels {
  readonly levels: readonly TsQuery[]
  /** Uses the widest level; otherwise the first one with a match. */
  readonly isWide: boolean
  readonly limits: Limits | null
  /** Estimated shares of the adverts that match each level; null: unknown. */
  readonly shares?: readonly number[] | null
  readonly cap: number | null
  /** What the first adverts are scored by; null: not at all. */
  readonly scoring?: Scoring | null
}

/**
 * Reads a page of a search. With `cap`, the total is cut at `cap` + 1; without, it is the counter of the filters.
 */
export async function searchPage(
  sql: Db,
  { filter, order, keyset, skip, size }: PageRequest,
  { levels, isWide, limits, shares, cap, scoring }: Levels,
): Promise<Rows> {
  const first = sql`p.ids[1:${rankedAdverts}::int]`
  const scores = scoring ? scoresOf(sql, first, scoring) : sql`null::float8[]`
  const [rows] = await sql<Rows[]>`
    select coalesce(p.total, (${listingCount(sql, filter)}), 0) as total,
      coalesce(p.total > ${cap}, false) as is_capped, p.is_narrow, p.ids, p.seqs, p.prices, ${scores} as scores
    from search_page(${levels.map(queryLines)}::text[], ${isWide}, ${limits && sql.json({ ...limits })}, ${order},
      ${keyset?.price ?? null}, ${keyset?.seq ?? null}, ${skip}, ${size}, ${cap}, ${shares ? [...shares] : null}::float8[]) p`
  return rows ?? { total: 0, isCapped: false, isNarrow: false, ids: [], seqs: [], prices: [] }
}

/** A page in the order of a number attribute: all matches are read and sorted, so the total is exact. */
export async function numberPage(
  sql: Db,
  { key, direction }: NumberOrder,
  { skip, size }: Pick<PageRequest, 'skip' | 'size'>,
  { levels, isWide, limits }: Pick<Levels, 'levels' | 'isWide' | 'limits'>,
): Promise<Rows> {
  const [rows] = await sql<Pick<Rows, 'total' | 'isNarrow' | 'ids'>[]>`
    select total, is_narrow, ids from number_page(${levels.map(queryLines)}::text[], ${isWide},
      ${limits && sql.json({ ...limits })}, ${key}, ${direction}, ${skip}, ${size})`
  const { total, isNarrow, ids } = rows ?? { total: 0, isNarrow: false, ids: [] }
  const next = { offset: skip + size - 1 }
  return { total, isNarrow, ids, isCapped: false, seqs: [], prices: [], next }
}

/** Position of the narrowest level that any advert matches; the first level is for ranking only. Null if none does. */
export async function findMatchingLevel(
  sql: Db,
  levels: readonly TsQuery[],
  limits: Limits | null,
): Promise<number | null> {
  const [row] = await sql<{ level: number | null }[]>`
    select matching_level(${levels.map(queryLines)}::text[], ${limits && sql.json({ ...limits })}) as level`
  return row?.level ? row.level - 1 : null
}

/** Texts of those of the adverts that have none of the given lexemes. */
export async function listTextsWithout(
  sql: Db,
  ids: readonly number[],
  facts: readonly string[],
): Promise<{ id: number; title: string; description: string }[]> {
  return sql`
    with asked as materialized (select any_of(nullif(${[...facts]}::text[], '{}')) as facts)
    select a.id, concat_ws(' ', a.title_ro, a.title_ru, a.title_en, attribute_words(a.attributes)) as title,
      concat_ws(' ', a.description_ro, a.description_ru, a.description_en) as description
    from asked, ad_index i
    join adverts a on a.id = i.advert_id
    where i.advert_id = any (${[...ids]}::int[]) and (i.tsv @@ asked.facts) is not true`
}

/** The most common lexemes of the adverts with their shares, 0–1, as of the last analysis of the table. */
export async function listLexemeShares(sql: Db): Promise<{ lexeme: string; share: number }[]> {
  return sql`
    select lexeme, share::float8 as share
    from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) listed (lexeme, share)
    where s.schemaname = 'public' and s.tablename = 'ad_index' and s.attname = 'tsv' and lexeme is not null`
}

/** Line-separated tsqueries, the parameter format of the database functions. */
export function queryLines(query: TsQuery): string {
  return query.join('\n')
}

/** A page of the given adverts in their order; only public ones that match the filter are counted. */
export async function pageOf(
  sql: Db,
  ids: readonly number[],
  { filter, range, skip, size }: PageRequest,
): Promise<Rows> {
  const found = await sql<{ id: number }[]>`
    select i.advert_id as id
    from unnest(${[...ids]}::int[]) with ordinality given (id, position)
    join ad_index i on i.advert_id = given.id
    where ${inFilter(sql, filter)} and ${inRange(sql, range)}
    order by given.position`
  const page = found.slice(skip, skip + size).map(({ id }) => id)
  return { total: found.length, isCapped: false, isNarrow: false, ids: page, seqs: [], prices: [] }
}

function listingCount(
  sql: Db,
  { categoryId = 0, subcategoryId = 0, districtId = 0, placeId = 0, sectorId = placeId }: Filter,
) {
  return sql`
    select n from listing_counts
    where category_id = ${categoryId} and subcategory_id = ${subcategoryId}
      and district_id = ${districtId} and place_id = ${sectorId}`
}

function inFilter(sql: Db, filter: Filter) {
  const { categoryId, subcategoryId, districtId, placeId, sectorId, ownerId } = filter
  const conditions = [
    categoryId === undefined ? null : sql`category_id = ${categoryId}`,
    subcategoryId === undefined ? null : sql`subcategory_id = ${subcategoryId}`,
    districtId === undefined ? null : sql`district_id = ${districtId}`,
    placeId === undefined ? null : sql`place_id = ${placeId}`,
    sectorId === undefined ? null : sql`sector_id = ${sectorId}`,
    ownerId === undefined ? null : sql`owner_id = ${ownerId}`,
  ]
  return (
    conditions.reduce(
      (all, condition) => (condition ? sql`${all ?? sql``} and ${condition}` : all),
      sql`true`,
    ) ?? sql`true`
  )
}

function inRange(sql: Db, range: PriceRange | null) {
  if (!range) return sql`true`
  return sql`price_key between ${range.from ?? 0} and least(${range.to}, price_order(null) - 1)`
}

function afterKeyset(sql: Db, { order, keyset }: PageRequest) {
  if (!keyset) return sql`true`
  const { price, seq } = keyset
  if (order === 'best') return sql`seq < ${seq}`
  if (order === 'newest') return sql`date_key < ${seq}`
  if (order === 'oldest') return sql`date_key > ${seq}`
  return order === 'cheapest'
    ? sql`price_key >= ${price} and (price_key > ${price} or seq < ${seq})`
    : sql`price_key <= ${price} and (price_key < ${price} or seq > ${seq})`
}

function inOrder(sql: Db, order: Order) {
  if (order === 'best') return sql`seq desc`
  if (order === 'newest') return sql`date_key desc`
  if (order === 'oldest') return sql`date_key`
  return order === 'cheapest' ? sql`price_key, seq desc` : sql`price_key desc, seq`
}

/**
 * Per category, the adverts most viewed in `popularDays`, then the newest; at most `popularPerSeller` per seller. A
 * view weighs `popularDayShare` of what it weighed the day before. Against manipulation, views per network and day are
 * limited to `popularViewsPerNetwork`, and adverts viewed from fewer than `popularNetworks` networks have no score.
 */
export async function listPopular(
  sql: Db,
  { now, perCategory }: { now: Date; perCategory: number },
): Promise<{ categoryId: number; count: number; advertIds: number[] }[]> {
  return sql`
    with today as (select (${now}::timestamptz at time zone 'Europe/Chisinau')::date as day),
    of_networks as (
      select m.advert_id, m.network, today.day - m.day as age, least(count(*), ${popularViewsPerNetwork}) as views
      from today join advert_view_marks m on m.day > today.day - ${popularDays}::integer and m.day <= today.day
      where m.network is not null
      group by m.advert_id, m.network, today.day - m.day
    ),
    candidates as (
      select advert_id, sum(views * ${popularDayShare}::float8 ^ age) as score
      from of_networks group by advert_id having count(distinct network) >= ${popularNetworks}
      union all
      select newest.advert_id, 0
      from categories c, lateral (
        select i.advert_id from ad_index i where i.category_id = c.id order by i.seq desc limit ${perCategory * 5}) newest
    ),
    scored as (select advert_id, max(score) as score from candidates group by advert_id),
    of_sellers as (
      select i.category_id, i.advert_id, i.seq, s.score,
        row_number() over (partition by i.category_id, i.owner_id order by s.score desc, i.seq desc) as nth_of_seller
      from scored s join ad_index i on i.advert_id = s.advert_id
    ),
    ranked as (
      select *, row_number() over (partition by category_id order by score desc, seq desc) as rank
      from of_sellers where nth_of_seller <= ${popularPerSeller}
    )
    select c.id as category_id, array_agg(r.advert_id order by r.rank) as advert_ids,
      coalesce((
        select n from listing_counts
        where category_id = c.id and subcategory_id = 0 and district_id = 0 and place_id = 0), 0) as count
    from ranked r join categories c on c.id = r.category_id
    where r.rank <= ${perCategory}
    group by c.id
    order by c.position`
}
