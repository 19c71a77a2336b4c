import type { Labels } from '#contract/languages.ts'
import type { Db } from '../deps.ts'
import type { Cursor, Order } from './rules.ts'

/** What a list is narrowed to; null leaves a side open. */
export interface Scope {
  readonly categoryId: number | null
  readonly subcategoryId: number | null
  readonly placeId: number | null
  readonly districtId: number | null
  readonly ownerId: number | null
  readonly low: number | null
  readonly high: number | null
}

export interface Hit {
  readonly advertId: number
  readonly seq: number
  readonly price: number | null
}

export interface Slice {
  readonly order: Order
  readonly after: Cursor | null
  readonly start: number
  readonly size: number
}

export async function findCategoryId(sql: Db, slug: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from categories where slug = ${slug}`
  return row?.id ?? null
}

export async function findSubcategory(
  sql: Db,
  slug: string,
): Promise<{ subcategoryId: number; categoryId: number } | null> {
  const [row] = await sql<{ subcategoryId: number; categoryId: number }[]>`
    select id as subcategory_id, category_id from subcategories where slug = ${slug}`
  return row ?? null
}

/** A slug names either a place or a district. */
export async function findArea(
  sql: Db,
  slug: string,
): Promise<{ placeId: number | null; districtId: number | null } | null> {
  const [row] = await sql<{ placeId: number | null; districtId: number | null }[]>`
    select id as place_id, null::smallint as district_id from places where slug = ${slug}
    union all
    select null, id from districts where slug = ${slug}
    limit 1`
  return row ?? null
}

/** Words as a query of the index, ready to be used as a value; empty when they say nothing. */
export async function buildQuery(sql: Db, words: string): Promise<string> {
  const [row] = await sql<
    { query: string }[]
  >`select coalesce(words_query(${words})::text, '') as query`
  return row?.query ?? ''
}

function within(sql: Db, scope: Scope) {
  return sql`true
    ${scope.categoryId === null ? sql`` : sql`and category_id = ${scope.categoryId}`}
    ${scope.subcategoryId === null ? sql`` : sql`and subcategory_id = ${scope.subcategoryId}`}
    ${scope.placeId === null ? sql`` : sql`and place_id = ${scope.placeId}`}
    ${scope.districtId === null ? sql`` : sql`and district_id = ${scope.districtId}`}
    ${scope.ownerId === null ? sql`` : sql`and owner_id = ${scope.ownerId}`}
    ${scope.low === null ? sql`` : sql`and price_mdl >= ${scope.low}`}
    ${scope.high === null ? sql`` : sql`and price_mdl <= ${scope.high}`}`
}

/** Adverts without a comparable price come last in both orders by price. */
function ordered(sql: Db, order: Order) {
  if (order === 'oldest') return sql`seq`
  if (order === 'cheapest') return sql`price_mdl, seq`
  return order === 'dearest' ? sql`price_mdl desc nulls last, seq desc` : sql`seq desc`
}

function beyond(sql: Db, order: Order, after: Cursor | null) {
  if (!after) return sql``
  if (order === 'newest') return sql`and seq < ${after.seq}`
  if (order === 'oldest') return sql`and seq > ${after.seq}`
  if (after.price === null)
    return order === 'cheapest'
      ? sql`and price_mdl is null and seq > ${after.seq}`
      : sql`and price_mdl is null and seq < ${after.seq}`
  return order === 'cheapest'
    ? sql`and ((price_mdl, seq) > (${after.price}, ${after.seq}) or price_mdl is null)`
    : sql`and ((price_mdl, seq) < (${after.price}, ${after.seq}) or price_mdl is null)`
}

/** A page of a list without words. The inner query only walks an index, however deep the page. */
export async function listHits(
  sql: Db,
  scope: Scope,
  { order, after, start, size }: Slice,
): Promise<Hit[]> {
  return sql<Hit[]>`
    select advert_id, seq::float8 as seq, price_mdl::float8 as price
    from ad_index
    where seq in (
      select seq from ad_index
      where ${within(sql, scope)} ${beyond(sql, order, after)}
      order by ${ordered(sql, order)}
      limit ${size} offset ${after ? 0 : start})
    order by ${ordered(sql, order)}`
}

/** The newest that match the words, from the cursor down. */
export async function searchNewest(
  sql: Db,
  query: string,
  scope: Scope,
  slice: Slice,
): Promise<Hit[]> {
  const { after, start, size } = slice
  const skipped = after ? 0 : start
  return sql<Hit[]>`
    select advert_id, seq::float8 as seq, null as price
    from search_newest(${query}::tsquery, ${after?.seq ?? null}::bigint, ${scope.low}::bigint, ${scope.high}::bigint,
      ${skipped + size})
    order by seq desc
    limit ${size} offset ${skipped}`
}

/** Matches in another order than newest: all are found, then sorted. */
export async function searchOrdered(
  sql: Db,
  query: string,
  scope: Scope,
  slice: Slice,
): Promise<Hit[]> {
  const { order, after, start, size } = slice
  return sql<Hit[]>`
    select advert_id, seq::float8 as seq, price_mdl::float8 as price
    from (
      select * from ad_index
      where words @@ ${query}::tsquery ${beyond(sql, order, after)}
        ${scope.low === null ? sql`` : sql`and price_mdl >= ${scope.low}`}
        ${scope.high === null ? sql`` : sql`and price_mdl <= ${scope.high}`}
      offset 0) matching
    order by ${ordered(sql, order)}
    limit ${size} offset ${after ? 0 : start}`
}

export async function countMatching(
  sql: Db,
  query: string,
  scope: Scope,
  cap: number,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count_matching(${query}::tsquery, ${scope.low}::bigint, ${scope.high}::bigint, ${cap}) as count`
  return row?.count ?? 0
}

/** Exact, from the counters by category; without one, of the whole market. */
export async function countCategory(sql: Db, categoryId: number | null): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select coalesce(sum(adverts), 0)::int as count
    from category_counts
    where ${categoryId}::smallint is null or category_id = ${categoryId}`
  return row?.count ?? 0
}

/** Exact, from the counters: for lists that neither words nor prices nor a seller narrow. */
export async function countListing(sql: Db, scope: Scope): Promise<number> {
  const area = { ...scope, ownerId: null, low: null, high: null }
  const [row] = await sql<{ count: number }[]>`
    select coalesce(sum(adverts), 0)::int as count from listing_counts where ${within(sql, area)}`
  return row?.count ?? 0
}

/** Exact up to the cap. */
export async function countHits(sql: Db, scope: Scope, cap: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from (select 1 from ad_index where ${within(sql, scope)} limit ${cap}) hits`
  return row?.count ?? 0
}

/** Adverts whose title has a word that begins so, newest first. */
export async function listSuggested(sql: Db, start: string, size: number): Promise<number[]> {
  const rows = await sql<{ advertId: number }[]>`
    select advert_id from search_newest(${start}::tsquery, null, null, null, ${size}) order by seq desc`
  return rows.map(({ advertId }) => advertId)
}

export interface SuggestedSubcategory {
  readonly id: number
  readonly slug: string
  readonly category: string
  readonly labels: Labels
}

/** Subcategories that have a word that begins so, in any language. */
export async function listSuggestedSubcategories(
  sql: Db,
  start: string,
  size: number,
): Promise<SuggestedSubcategory[]> {
  return sql<SuggestedSubcategory[]>`
    select s.id, s.slug, c.slug as category,
      jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en) as labels
    from subcategories s
    join categories c on c.id = s.category_id
    where ' ' || fold(s.label_ro || ' ' || s.label_ru || ' ' || s.label_en)
      like '% ' || replace(replace(replace(fold(${start}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
    order by (select count(*) from ad_index i where i.subcategory_id = s.id) desc
    limit ${size}`
}

/** Of the same subcategory and about as dear, the nearest in price first; then the newest of the subcategory. */
export async function listSimilar(sql: Db, advertId: number, size: number): Promise<number[]> {
  const rows = await sql<{ advertId: number }[]>`
    with this as (select * from ad_index where advert_id = ${advertId}),
    near as (
      (select i.advert_id, i.seq, abs(i.price_mdl - this.price_mdl) as distance
        from this join ad_index i on i.subcategory_id = this.subcategory_id
          and i.price_mdl between this.price_mdl and this.price_mdl * 1.4 + 1
        order by i.price_mdl, i.seq limit ${size + 1})
      union all
      (select i.advert_id, i.seq, abs(i.price_mdl - this.price_mdl)
        from this join ad_index i on i.subcategory_id = this.subcategory_id
          and i.price_mdl between this.price_mdl * 0.7 - 1 and this.price_mdl
        order by i.price_mdl desc, i.seq desc limit ${size + 1})
      union all
      (select i.advert_id, i.seq, null
        from this join ad_index i on i.subcategory_id = this.subcategory_id
        order by i.seq desc limit ${size + 1})
      union all
      (select i.advert_id, i.seq, null
        from this join ad_index i on i.category_id = this.category_id
        order by i.seq desc limit ${size + 1}))
    select advert_id from near
    where advert_id <> ${advertId}
    group by advert_id
    order by min(distance) nulls last, max(seq) desc
    limit ${size}`
  return rows.map((row) => row.advertId)
}

export interface PopularColumn {
  readonly slug: string
  readonly labels: Labels
  readonly advertIds: number[]
}

/**
 * The most looked at of each category's newest adverts, at most two of one seller. Views lose half their weight
 * in three days since publication.
 */
export async function listPopular(
  sql: Db,
  perCategory: number,
  now: Date,
): Promise<PopularColumn[]> {
  return sql<PopularColumn[]>`
    select c.slug, jsonb_build_object('ro', c.label_ro, 'ru', c.label_ru, 'en', c.label_en) as labels,
      popular.advert_ids
    from categories c
    cross join lateral (
      select coalesce(array_agg(best.advert_id order by best.weight desc, best.advert_id desc), '{}') as advert_ids
      from (
        select advert_id, weight from (
          select advert_id, weight, row_number() over (partition by owner_id order by weight desc) as of_seller
          from (
            select newest.advert_id, newest.owner_id, coalesce(v.views, 0)
              * power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - a.published_at)) / 259200) as weight
            from (select advert_id, owner_id from ad_index i where i.category_id = c.id
              order by seq desc limit 200) newest
            join adverts a on a.id = newest.advert_id
            left join advert_views v on v.advert_id = newest.advert_id) weighed) ranked
        where of_seller <= 2
        order by weight desc, advert_id desc
        limit ${perCategory}) best) popular
    where cardinality(popular.advert_ids) > 0
    order by c.position`
}

export interface FoundPlace {
  readonly id: number
  readonly slug: string
  readonly kind: string
  readonly labels: Labels
  readonly district: Labels
}

/** Places whose name starts so; cities and towns first, then the bigger. */
export async function listPlacesStarting(
  sql: Db,
  start: string,
  size: number,
): Promise<FoundPlace[]> {
  return sql<FoundPlace[]>`
    select p.id, p.slug, p.kind,
      jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en) as labels,
      jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en) as district
    from places p
    join districts d on d.id = p.district_id
    where p.id in (
      select place_id from place_names
      where name like replace(replace(replace(fold(${start}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')
    order by p.kind <> 'city', p.kind <> 'town', p.population desc nulls last, p.name_ro, p.id
    limit ${size}`
}
