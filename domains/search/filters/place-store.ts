import type { Db } from '../../deps.ts'

/** A town or village; without `placeId` a whole district. */
export interface NamedPlace {
  readonly placeId: number | null
  readonly districtId: number
  readonly latitude: number
  readonly longitude: number
}

/** Places and districts by slug; those that do not exist are left out. */
export async function findNamedPlaces(sql: Db, slugs: readonly string[]): Promise<NamedPlace[]> {
  return sql<NamedPlace[]>`
    select id as place_id, district_id, latitude, longitude from places where slug = any (${[...slugs]})
    union all
    select null, id, latitude, longitude from districts where slug = any (${[...slugs]})`
}
