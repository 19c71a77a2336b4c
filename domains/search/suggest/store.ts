import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** Newest adverts for a partially typed query, each with its subcategory. */
export async function listSuggested(
  sql: Db,
  text: string,
  size: number,
): Promise<{ id: number; subcategoryId: number | null }[]> {
  return sql`
    select i.advert_id as id, i.subcategory_id
    from unnest(suggest_adverts(${text}, ${size})) with ordinality found (id, position)
    join ad_index i on i.advert_id = found.id
    order by found.position`
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

export interface SuggestedPlace {
  readonly slug: string
  readonly labels: Labels
  readonly district: Labels
  /** Number of its public adverts. */
  readonly count: number
}

/**
 * Places and districts with public adverts whose name starts with any of `starts`: the Main group, then towns,
 * districts and villages, each by number of adverts.
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
        else jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en) end as labels,
      jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en) as district
    from found
    join districts d on d.id = found.district_id
    left join places p on p.id = found.place_id
    join listing_counts c on c.category_id = 0 and c.subcategory_id = 0
      and c.district_id = case when p.id is null then d.id else 0 end and c.place_id = coalesce(p.id, 0)
    where c.n > 0
    order by p.main_rank nulls last, array_position('{city,town,district,village}', coalesce(p.kind, 'district')),
      c.n desc, coalesce(p.name_ro, d.name_ro), d.name_ro
    limit ${size}`
}
