import { branchStateOf, type BranchState } from '../../adverts/service.ts'
import type { Db } from '../../deps.ts'
import { tsQueryText, type TsQuery } from '../condition.ts'
import { queryLines } from '../retrieve/store.ts'

/** Properties that similarity is computed from. */
export interface Traits {
  readonly categoryId: number | null
  readonly subcategoryId: number | null
  readonly districtId: number | null
  readonly placeId: number | null
  /** In bani; null if not comparable. */
  readonly price: string | null
  /** Lexemes of the title words. */
  readonly words: readonly string[]
  readonly options: readonly string[]
}

export interface Subject extends Traits {
  readonly id: number
  readonly state: BranchState
  /** Number of public adverts in its subcategory, and in all. */
  readonly others: number
  readonly all: number
}

export interface Candidate extends Traits {
  readonly id: number
  readonly ownerId: number
  readonly seq: string
}

/** Finds an advert in any state; for one that is not indexed, the properties are computed from its row. */
export async function findSubject(sql: Db, advertId: number): Promise<Subject | null> {
  const [subject] = await sql<Subject[]>`
    select a.id, ${branchStateOf(sql, 'a')} as state, a.category_id, a.subcategory_id, p.district_id, coalesce(p.parent_id, p.id) as place_id,
      round(a.price * 100 * rate_of(a.currency))::bigint as price,
      coalesce((select array_agg(w) from unnest(tsvector_to_array(i.tsv)) w where left(w, 1) = '^'), (
        select array_agg(distinct '^' || root) from unnest(text_roots('public.ads_ro', a.title_ro)
          || text_roots('public.ads_ru', a.title_ru) || text_roots('public.ads_en', a.title_en)) root
        where i.advert_id is null), '{}') as words,
      coalesce(i.options, advert_options(a.attributes, false, false, false, false, 0::smallint)) as options,
      coalesce((select n from listing_counts
        where category_id = 0 and subcategory_id = a.subcategory_id and district_id = 0 and place_id = 0), 0) as others,
      coalesce((select n from listing_counts
        where category_id = 0 and subcategory_id = 0 and district_id = 0 and place_id = 0), 0) as all
    from adverts a
    left join ad_index i on i.advert_id = a.id
    left join places p on p.id = a.place_id
    where a.id = ${advertId}`
  return subject ?? null
}

interface CandidateQuery {
  readonly query: TsQuery
  /** Estimated share of the public adverts that match. */
  readonly share: number
}

/** Queries for adverts with words or options in common. */
export interface CandidateQueries {
  readonly anywhere: readonly CandidateQuery[]
  /** Searched only among the newest of the subcategory, because many adverts match. */
  readonly amongNewest: readonly TsQuery[]
}

interface CandidateSizes {
  /** Matches of each query. */
  readonly match: number
  readonly price: number
  readonly newest: number
  /** The newest adverts of the subcategory that prices and `amongNewest` are compared with. */
  readonly searched: number
}

interface CandidateRequest {
  readonly subject: Subject
  readonly queries: CandidateQueries
  readonly sizes: CandidateSizes
}

const endless = '9223372036854775807'

/**
 * Public adverts to compare with the subject: the newest matches of each query, those at half to twice its price,
 * and the newest of its subcategory and category. Compared values are wrapped in "(select …)" and sizes are
 * literals, so that PostgreSQL uses one generic plan instead of planning for every advert. Lexemes are unpacked once
 * for each advert ("||").
 */
export async function listCandidates(
  sql: Db,
  { subject, queries, sizes }: CandidateRequest,
): Promise<Candidate[]> {
  const { id, categoryId, subcategoryId, price, words } = subject
  const literal = (size: number) => sql.unsafe(String(size))
  return sql<Candidate[]>`
    with newest as materialized (
      select advert_id, seq, price_key from ad_index where subcategory_id = (select ${subcategoryId}::smallint)
      order by seq desc limit ${literal(sizes.searched)}
    ), candidate_ids as materialized (
      ${matchingIds(sql, queries, literal(sizes.match))}
      union
      (select advert_id from newest
        where price_key between (select ${price}::bigint / 2) and (select ${price}::bigint * 2)
        order by seq desc limit ${literal(sizes.price)})
      union
      (select advert_id from newest order by seq desc limit ${literal(sizes.newest)})
      union
      (select advert_id from ad_index where category_id = (select ${categoryId}::smallint)
        order by seq desc limit ${literal(sizes.newest)})
    ), compared_words as materialized (
      select word, query::tsquery from unnest(
        ${[...words]}::text[], ${words.map((word) => tsQueryText([[[word]]]))}::text[]) w (word, query)
    )
    select i.id, i.owner_id, i.seq, i.category_id, i.subcategory_id, i.district_id, i.place_id, i.price, i.options,
      array(select word from compared_words where i.tsv @@ query) as words
    from (
      select i.advert_id as id, i.owner_id, i.seq, i.category_id, i.subcategory_id, i.district_id, i.place_id,
        i.price_mdl as price, i.options,
        case when i.subcategory_id = (select ${subcategoryId}::smallint) then i.tsv || ''::tsvector end as tsv
      from candidate_ids join ad_index i on i.advert_id = candidate_ids.advert_id
      where i.advert_id <> ${id}
      offset 0
    ) i`
}

function matchingIds(
  sql: Db,
  { anywhere, amongNewest }: CandidateQueries,
  size: ReturnType<Db['unsafe']>,
) {
  return sql`
    select hit as advert_id
    from unnest(${anywhere.map(({ query }) => queryLines(query))}::text[], ${anywhere.map(({ share }) => share)}::float8[])
        wanted (query, share),
      unnest((hits_by_seq(query_of(query), limits_of(null), null, -1, ${size}, false, share)).ids) hit
    union
    select hit
    from unnest(${amongNewest.map(queryLines)}::text[]) query,
      unnest((hits_between(query_of(query) || seq_window((select min(seq) from newest), (select max(seq) from newest)),
        limits_of(null), (select min(seq) from newest), (select max(seq) from newest), 0, ${endless}::bigint, 0, -1, null,
        null, ${size})).ids) hit`
}
