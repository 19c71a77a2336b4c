import type { Labels } from '#contract/languages.ts'
import type { pinMaxKm } from '#contract/limits.ts'
import type { District, Place } from '#contract/places.ts'
import type { Db } from '../deps.ts'

export async function listDistricts(sql: Db): Promise<District[]> {
  return sql<District[]>`
    select d.id, d.slug, d.kind,
      jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en) as labels,
      (select jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'kind', p.kind,
          'labels', jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en))
          order by p.kind <> 'city', p.kind <> 'town', p.name_ro)
        from places p where p.district_id = d.id and p.is_offered) as places
    from districts d
    where exists (select from places p where p.district_id = d.id and p.is_offered)
    order by d.kind <> 'municipality', d.name_ro collate "und-x-icu"`
}

export async function listMainPlaces(sql: Db): Promise<Place[]> {
  return sql<Place[]>`
    select id, slug, kind,
      jsonb_build_object('ro', name_ro, 'ru', name_ru, 'en', name_en) as labels
    from places
    where main_rank is not null and is_offered
    order by main_rank`
}

/** A place or district in the location picker. */
export type FoundPlace = Place & {
  readonly district: District['labels']
  readonly isDistrict: boolean
}

/** Places whose name starts with the text: the Main group first, then towns, districts and villages. */
export async function listPlacesByName(sql: Db, text: string, size: number): Promise<FoundPlace[]> {
  return sql<FoundPlace[]>`
    with typed as materialized (select plain_words(${text}) as start),
    found as (
      select distinct n.district_id, n.place_id
      from typed join place_names n on n.name ~>=~ typed.start and n.name ~<~ (typed.start || chr(1114111))
      where typed.start <> ''
    )
    select coalesce(p.id, d.id) as id, coalesce(p.slug, d.slug) as slug, coalesce(p.kind, d.kind) as kind,
      case when p.id is null then jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en)
        else jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en) end as labels,
      jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en) as district,
      p.id is null as is_district
    from found
    join districts d on d.id = found.district_id
    left join places p on p.id = found.place_id
    order by p.main_rank nulls last, array_position('{city,town,district,village}', coalesce(p.kind, 'district')),
      p.population desc nulls last, coalesce(p.name_ro, d.name_ro), d.name_ro
    limit ${size}`
}

/** Names of all places by id. */
export async function listPlaceNames(sql: Db): Promise<Map<number, Labels>> {
  const rows = await sql<(Labels & { id: number })[]>`
    select id, name_ro as ro, name_ru as ru, name_en as en from places`
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

export async function findPlaceId(sql: Db, slug: string): Promise<number | null> {
  const [place] = await sql<{ id: number }[]>`select id from places where slug = ${slug}`
  return place?.id ?? null
}

/** Centre and size class of a place. */
export interface PlaceMiddle {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  readonly kind: keyof typeof pinMaxKm
}

export async function findPlaceMiddle(sql: Db, id: number): Promise<PlaceMiddle | null> {
  const [place] = await sql<PlaceMiddle[]>`
    select latitude, longitude, kind from places where id = ${id}`
  return place ?? null
}

export async function findPlaceBySlug(
  sql: Db,
  slug: string,
): Promise<(PlaceMiddle & { name: string; district: string }) | null> {
  const [place] = await sql<(PlaceMiddle & { name: string; district: string })[]>`
    select p.latitude, p.longitude, p.kind, p.name_ro as name, d.label_ro as district
    from places p
    join districts d on d.id = p.district_id
    where p.slug = ${slug}`
  return place ?? null
}

/** A town or village; a whole district if `placeId` is null. */
export interface NamedPlace {
  readonly placeId: number | null
  readonly districtId: number
  readonly latitude: number
  readonly longitude: number
}

/** Places and districts by slug; unknown slugs are omitted. */
export async function findNamedPlaces(sql: Db, slugs: readonly string[]): Promise<NamedPlace[]> {
  return sql<NamedPlace[]>`
    select id as place_id, district_id, latitude, longitude from places where slug = any (${[...slugs]})
    union all
    select null, id, latitude, longitude from districts where slug = any (${[...slugs]})`
}
