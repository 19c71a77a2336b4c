import type { Db } from '../../deps.ts'
import type { TsQuery } from '../condition.ts'
import { linesOf } from '../retrieve/store.ts'

/** What an advert is compared by. */
export interface Traits {
  readonly categoryId: number | null
  readonly subcategoryId: number | null
  readonly districtId: number | null
  readonly placeId: number | null
  /** In bani; null where it cannot be compared. */
  readonly price: string | null
  /** Words of the title, as the index spells them. */
  readonly words: readonly string[]
  readonly options: readonly string[]
}

export interface Subject extends Traits {
  /** Public adverts of its subcategory, and the newest seq of all. */
  readonly others: number
  readonly top: string
}

export interface Candidate extends Traits {
  readonly id: number
  readonly ownerId: number
  readonly seq: string
}

/** An advert whether it is public or not: what the index does not hold is made of the advert. */
export async function findSubject(sql: Db, advertId: number): Promise<Subject | null> {
  const [subject] = await sql<Subject[]>`
    select a.category_id, a.subcategory_id, p.district_id, a.place_id,
      round(a.price * 100 * rate_of(a.currency))::bigint as price,
      coalesce((select array_agg(w) from unnest(tsvector_to_array(i.tsv)) w where left(w, 1) = '^'), (
        select array_agg(distinct '^' || root) from unnest(text_roots('public.ads_ro', a.title_ro)
          || text_roots('public.ads_ru', a.title_ru) || text_roots('public.ads_en', a.title_en)) root
        where i.advert_id is null), '{}') as words,
      coalesce(i.options, advert_options(a.attributes, false, false, false, false, 0::smallint)) as options,
      coalesce((select n from listing_counts
        where category_id = 0 and subcategory_id = a.subcategory_id and district_id = 0 and place_id = 0), 0) as others,
      coalesce((select max(seq) from ad_index), 0) as top
    from adverts a
    left join ad_index i on i.advert_id = a.id
    left join places p on p.id = a.place_id
    where a.id = ${advertId}`
  return subject ?? null
}

/** Queries for what has something in common with an advert. */
export interface Kin {
  readonly anywhere: readonly TsQuery[]
  /** Looked for among the newest alone, from this seq on: what many adverts meet in part. */
  readonly among: readonly TsQuery[]
  readonly since: string | null
}

/** Of a large subcategory so many of the newest are looked at for their price. */
const pricesLooked = 1_000
const endless = '9223372036854775807'

/**
 * Public adverts that may be like it: the newest that meet each of the queries, those at half to twice its price, the
 * newest of its subcategory and of its category. What is compared stands in "(select …)" and sizes stand in the text:
 * knowing no values, the planner plans once, and not for every advert.
 */
export async function listCandidates(
  sql: Db,
  advertId: number,
  {
    subject,
    kin,
    sizes,
  }: { subject: Subject; kin: Kin; sizes: Readonly<Record<'alike' | 'dear' | 'newest', number>> },
): Promise<Candidate[]> {
  const { categoryId, subcategoryId, price, words } = subject
  const literal = (size: number) => sql.unsafe(String(size))
  const ofSubcategory = sql`
    select advert_id, seq, price_key from ad_index where subcategory_id = (select ${subcategoryId}::smallint)`
  const newest = sql`${ofSubcategory} order by seq desc limit ${literal(pricesLooked)}`
  return sql<Candidate[]>`
    with alike as materialized (
      ${inCommon(sql, subject, kin, literal(sizes.alike))}
      union
      (select advert_id from (${kin.since === null ? ofSubcategory : newest}) looked
        where price_key between (select ${price}::bigint / 2) and (select ${price}::bigint * 2)
        order by seq desc limit ${literal(sizes.dear)})
      union
      (select advert_id from (${ofSubcategory}) every order by seq desc limit ${literal(sizes.newest)})
      union
      (select advert_id from ad_index where category_id = (select ${categoryId}::smallint)
        order by seq desc limit ${literal(sizes.newest)})
    )
    select i.advert_id as id, i.owner_id, i.seq, i.category_id, i.subcategory_id, i.district_id, i.place_id,
      i.price_mdl as price, i.options,
      array(select word from unnest(tsvector_to_array(i.tsv)) word where word = any (${[...words]}::text[])) as words
    from alike join ad_index i on i.advert_id = alike.advert_id
    where i.advert_id <> ${advertId}`
}

function inCommon(
  sql: Db,
  { top }: Subject,
  { anywhere, among, since }: Kin,
  size: ReturnType<Db['unsafe']>,
) {
  return sql`
    select hit as advert_id
    from unnest(${anywhere.map(linesOf)}::text[]) query,
      unnest((hits_by_seq(query_of(query), limits_of(null), null, -1, ${size})).ids) hit
    union
    select hit
    from unnest(${among.map(linesOf)}::text[]) query, unnest((hits_between(
      query_of(query) || seq_window(${since}::bigint, ${top}::bigint), limits_of(null),
      ${since}::bigint, ${top}::bigint, 0, ${endless}::bigint, 0, -1, null, null, ${size})).ids) hit`
}
