import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'
import type { Limits, TsQuery } from '../condition.ts'
import { queryLines } from '../retrieve/store.ts'

/** An advert with its titles; a missing one is empty. */
export interface Candidate {
  readonly id: number
  readonly subcategoryId: number | null
  readonly titleRo: string
  readonly titleRu: string
  readonly titleEn: string
}

/** Condition on suggested adverts; see `suggest_adverts()`. */
export interface CandidateQuery {
  readonly finished: TsQuery
  /** Null: the letters alone. */
  readonly lastWord: string | null
  /** Beginning of a word of the title; may be empty. */
  readonly letters: string
  readonly limits: Limits | null
  readonly isSecondary: boolean
}

/** Newest adverts for a partially typed query; parts and services last. */
export async function listCandidates(
  sql: Db,
  { finished, lastWord, letters, limits, isSecondary }: CandidateQuery,
  size: number,
): Promise<Candidate[]> {
  return sql`
    select * from suggest_adverts(${[...finished]}::text[]::tsquery[], ${lastWord}::text::tsquery, ${letters},
      ${limits && sql.json({ ...limits })}, ${isSecondary}, ${size})`
}

export async function listCandidatesById(sql: Db, ids: readonly number[]): Promise<Candidate[]> {
  return sql`
    select a.id, a.subcategory_id, a.title_ro, a.title_ru, a.title_en
    from unnest(${[...ids]}::int[]) with ordinality given (id, position) join adverts a on a.id = given.id
    order by position`
}

/** Public adverts of subcategories, by id; those without any are absent. */
export async function countSubcategories(
  sql: Db,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<{ id: number; count: number }[]>`
    select subcategory_id::int as id, n as count
    from listing_counts
    where category_id = 0 and district_id = 0 and place_id = 0 and subcategory_id = any(${[...ids]}::smallint[])`
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** A query at its relaxation levels. */
export interface CountedQuery {
  readonly levels: readonly TsQuery[]
  readonly limits: Limits | null
}

/** The newest `most` adverts that a query finds in some subcategories, counted by subcategory. */
export async function countInSubcategories(
  sql: Db,
  { levels, limits }: CountedQuery,
  ids: readonly number[],
  most: number,
): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; count: number }[]>`
    select subcategory_id::int as id, n as count
    from count_in_subcategories(${levels.map(queryLines)}::text[], ${limits && sql.json({ ...limits })},
      ${[...ids]}::smallint[], ${most})`
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export interface SuggestedPlace {
  readonly slug: string
  readonly labels: Labels
  /** Of a sector its city. */
  readonly district: Labels
  /** Number of its public adverts. */
  readonly count: number
}

/**
 * Places and districts with public adverts whose name starts with any of `starts`: the Main group, then towns,
 * sectors, districts and villages, each by number of adverts.
 */
export async function listSuggestedPlaces(
  sql: Db,
  starts: readonly string[],
  size: number,
): Promise<SuggestedPlace[]> {
  return sql<SuggestedPlace[]>`
    with found as (
      select distinct n.district_id, n.place_id
      from unnest(${[...starts]}::text[]) typed, lateral (select plain_words(typed) as start) plain
      join place_names n on n.name ~>=~ plain.start and n.name ~<~ (plain.start || chr(1114111))
      where plain.start <> ''
    )
    select coalesce(p.slug, d.slug) as slug, c.n as count,
      case when p.id is null then jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en)
        else place_labels(p) end as labels,
      coalesce((select place_labels(city) from places city where city.id = p.parent_id),
        jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en)) as district
    from found
    join districts d on d.id = found.district_id
    left join places p on p.id = found.place_id
    join listing_counts c on c.category_id = 0 and c.subcategory_id = 0
      and c.district_id = case when p.id is null then d.id else 0 end and c.place_id = coalesce(p.id, 0)
    where c.n > 0
    order by p.main_rank nulls last, array_position('{city,town,sector,district,village}', coalesce(p.kind, 'district')),
      c.n desc, coalesce(p.name_ro, d.name_ro), d.name_ro
    limit ${size}`
}

/** The first letters of the names of places and districts. */
export async function listPlaceBeginnings(sql: Db, letters: number): Promise<string[]> {
  const rows = await sql<{ beginning: string }[]>`
    select distinct left(name, ${letters}) as beginning from place_names`
  return rows.map(({ beginning }) => beginning)
}
