import type { pinMaxKm } from '#contract/limits.ts'
import type { Db } from '../../deps.ts'

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The middle of a place, and how large it is. */
interface PlaceMiddle extends Position {
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

export async function findGeocode(sql: Db, query: string, since: Date): Promise<Position | null> {
  const [known] = await sql<Position[]>`
    select latitude, longitude from geocodes where query = ${query} and stored_at > ${since}`
  return known ?? null
}

export async function insertGeocode(
  sql: Db,
  found: Position & { query: string; storedAt: Date },
): Promise<void> {
  await sql`
    insert into geocodes ${sql(found, 'query', 'latitude', 'longitude', 'storedAt')}
    on conflict (query) do update set latitude = excluded.latitude, longitude = excluded.longitude,
      stored_at = excluded.stored_at`
}
