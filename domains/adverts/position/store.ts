import type { Db } from '../../deps.ts'

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
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
