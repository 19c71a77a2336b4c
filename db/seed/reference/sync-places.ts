import type { TransactionSql } from 'postgres'
import { matchPlaces, type StoredPlace } from './rows/match-places.ts'
import { placeRows, type DistrictRow, type PlaceRow } from './rows/place-rows.ts'
import type { DistrictData } from './shapes/place-shape.ts'
import { freeId } from './rows/stable-ids.ts'

const batchSize = 500

/**
 * Synchronizes districts, by code, and places with the file; removed ones are deleted or, when adverts or users
 * refer to them, no longer offered.
 */
export async function syncPlaces(
  sql: TransactionSql,
  data: readonly DistrictData[],
): Promise<void> {
  const rows = placeRows(data)
  const districts = withStoredIds(rows.districts, await sql`select id, code, slug from districts`)
  await upsertDistricts(sql, districts)
  const stored = await sql<StoredPlace[]>`
    select id, district_id, slug, kind, name_ro, latitude, longitude from places order by id`
  const places = matchPlaces(
    rows.places.map((place) => ({
      ...place,
      district_id: districts[place.district_id - 1]?.id ?? 0,
    })),
    stored,
  )
  // Cleared first, because ranks are unique and two places may swap theirs.
  await sql`update places set main_rank = null where main_rank is not null`
  for (let at = 0; at < places.length; at += batchSize) {
    // In sequence: a transaction has one connection.
    await upsertPlaces(sql, places.slice(at, at + batchSize))
  }
  await removeOthers(sql, {
    places: places.map(({ id }) => id),
    districts: districts.map(({ id }) => id),
  })
}

type Known = Pick<DistrictRow, 'id' | 'code' | 'slug'>

/** Assigns stored ids and slugs, which are part of URLs, by code. */
function withStoredIds(rows: readonly DistrictRow[], stored: readonly Known[]): DistrictRow[] {
  const taken = new Set(stored.map(({ id }) => id))
  return rows.map((row) => {
    const known = stored.find(({ code }) => code === row.code)
    const id = known?.id ?? freeId(row.id, taken)
    taken.add(id)
    return { ...row, id, slug: known?.slug ?? row.slug }
  })
}

async function upsertDistricts(sql: TransactionSql, rows: readonly DistrictRow[]): Promise<void> {
  await sql`
    insert into districts ${sql(rows)}
    on conflict (id) do update set (kind, name_ro, name_ru, name_en, label_ro, label_ru, latitude, longitude)
      = (excluded.kind, excluded.name_ro, excluded.name_ru, excluded.name_en, excluded.label_ro, excluded.label_ru,
        excluded.latitude, excluded.longitude)`
}

async function upsertPlaces(sql: TransactionSql, rows: readonly PlaceRow[]): Promise<void> {
  await sql`
    insert into places ${sql(rows)}
    on conflict (id) do update set (district_id, kind, name_ro, name_ru, name_en, latitude, longitude, population,
        main_rank, parent_id, aliases, is_ambiguous, is_offered)
      = (excluded.district_id, excluded.kind, excluded.name_ro, excluded.name_ru, excluded.name_en, excluded.latitude,
        excluded.longitude, excluded.population, excluded.main_rank, excluded.parent_id, excluded.aliases,
        excluded.is_ambiguous, true)`
}

interface Retained {
  readonly places: readonly number[]
  readonly districts: readonly number[]
}

async function removeOthers(sql: TransactionSql, retained: Retained): Promise<void> {
  await sql`update places set is_offered = false where id <> all (${[...retained.places]})`
  await sql`
    update adverts a set place_id = null
    from places p where p.id = a.place_id and a.status = 'draft' and not p.is_offered`
  await sql`delete from place_names`
  await sql`
    delete from places p
    where not is_offered and not exists (select from adverts where place_id = p.id)
      and not exists (select from users where place_id = p.id)
      and not exists (select from places where parent_id = p.id)`
  await sql`
    delete from districts d
    where id <> all (${[...retained.districts]}) and not exists (select from places where district_id = d.id)`
  await sql`select index_place_names()`
  await sql`
    delete from place_names n
    where place_id in (select id from places where not is_offered)
      or not exists (select from places p where p.district_id = n.district_id and p.is_offered)`
}
