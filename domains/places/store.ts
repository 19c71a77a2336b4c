import type { Labels } from '#contract/languages.ts'
import type { pinMaxKm } from '#contract/limits.ts'
import type { City, District, Place } from '#contract/places.ts'
import type { Db } from '../deps.ts'

export async function listDistricts(sql: Db): Promise<District[]> {
  return sql<District[]>`
    select d.id, d.slug, d.kind,
      jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en) as labels,
      (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', p.id, 'slug', p.slug, 'kind', p.kind,
          'labels', place_labels(p), 'sectors', ${sectorsOf(sql)}))
          order by p.kind <> 'city', p.kind <> 'town', p.name_ro)
        from places p where p.district_id = d.id and p.is_offered and p.parent_id is null) as places
    from districts d
    where exists (select from places p where p.district_id = d.id and p.is_offered)
    order by d.kind <> 'municipality', d.name_ro collate "und-x-icu"`
}

export async function listMainPlaces(sql: Db): Promise<Place[]> {
  return sql<Place[]>`
    select p.id, p.slug, p.kind, place_labels(p) as labels, ${sectorsOf(sql)} as sectors
    from places p
    where p.main_rank is not null and p.is_offered
    order by p.main_rank`
}

/** Sectors of the city `p` as JSON, labelled without it; null if it has none. */
function sectorsOf(sql: Db) {
  return sql`(
    select jsonb_agg(jsonb_build_object('id', s.id, 'slug', s.slug, 'kind', s.kind,
      'labels', jsonb_build_object('ro', s.name_ro, 'ru', s.name_ru, 'en', s.name_en)) order by s.name_ro)
    from places s where s.parent_id = p.id and s.is_offered)`
}

/** The city of a place, which is the place itself unless it is a sector, with its sectors; null if it has none. */
export async function findCityWithSectors(sql: Db, slug: string): Promise<City | null> {
  const [city] = await sql<City[]>`
    select p.id, p.slug, p.kind, place_labels(p) as labels, ${sectorsOf(sql)} as sectors
    from places named
    join places p on p.id = coalesce(named.parent_id, named.id)
    where named.slug = ${slug} and exists (select from places s where s.parent_id = p.id and s.is_offered)`
  return city ?? null
}

/** A place or district in the location picker; the `district` of a sector is its city. */
export type FoundPlace = Omit<Place, 'sectors'> & {
  readonly district: District['labels']
  readonly isDistrict: boolean
}

/** Places whose name starts with the text: the Main group first, then towns, sectors, districts and villages. */
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
      coalesce((select place_labels(c) from places c where c.id = p.parent_id),
        jsonb_build_object('ro', d.label_ro, 'ru', d.label_ru, 'en', d.name_en)) as district,
      p.id is null as is_district
    from found
    join districts d on d.id = found.district_id
    left join places p on p.id = found.place_id
    order by p.main_rank nulls last, array_position('{city,town,sector,district,village}', coalesce(p.kind, 'district')),
      p.population desc nulls last, coalesce(p.name_ro, d.name_ro), d.name_ro
    limit ${size}`
}

/** Names of all places by id. */
export async function listPlaceNames(sql: Db): Promise<Map<number, Labels>> {
  const rows = await sql<{ id: number; labels: Labels }[]>`
    select id, place_labels(p) as labels from places p`
  return new Map(rows.map(({ id, labels }) => [id, labels]))
}

export async function findPlaceId(sql: Db, slug: string): Promise<number | null> {
  return (await listPlaceIds(sql, [slug])).get(slug) ?? null
}

/** Ids of places by slug; unknown ones are absent. */
export async function listPlaceIds(
  sql: Db,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql<{ slug: string; id: number }[]>`
    select slug, id from places where slug = any (${[...slugs]})`
  return new Map(rows.map(({ slug, id }) => [slug, id]))
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

/** `name` is that of the city or village, in which addresses are looked up. */
export async function findPlaceBySlug(
  sql: Db,
  slug: string,
): Promise<(PlaceMiddle & { name: string; district: string }) | null> {
  const [place] = await sql<(PlaceMiddle & { name: string; district: string })[]>`
    select p.latitude, p.longitude, p.kind, coalesce(c.name_ro, p.name_ro) as name, d.label_ro as district
    from places p
    left join places c on c.id = p.parent_id
    join districts d on d.id = p.district_id
    where p.slug = ${slug}`
  return place ?? null
}

/** A town or village with its sectors; one sector if `sectorId` is set, a whole district if both are null. */
export interface NamedPlace {
  readonly placeId: number | null
  readonly sectorId: number | null
  readonly districtId: number
  readonly latitude: number
  readonly longitude: number
}

/** Places and districts by slug; unknown slugs are omitted. */
export async function findNamedPlaces(sql: Db, slugs: readonly string[]): Promise<NamedPlace[]> {
  return sql<NamedPlace[]>`
    select coalesce(parent_id, id) as place_id, case when parent_id is not null then id end as sector_id,
      district_id, latitude, longitude
    from places where slug = any (${[...slugs]})
    union all
    select null, null, id, latitude, longitude from districts where slug = any (${[...slugs]})`
}
