import type { Limits } from './condition.ts'
import type { Db } from '../deps.ts'

type Counts = Readonly<Record<string, number>>

/** Numbers of adverts by option ("fuel:diesel", "photo") and by id. */
export interface Counted {
  readonly options: Counts
  readonly categories: Counts
  readonly subcategories: Counts
  readonly districts: Counts
  readonly places: Counts
}

export interface Sampled extends Counted {
  readonly total: number
  /** The part of the market that was looked through; 1 is all. */
  readonly share: number
  /** By day, YYYY-MM-DD. */
  readonly days: Counts
  readonly ranges: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

/** What the newest `looked` adverts that meet a query are like. */
export async function findSampled(
  sql: Db,
  tsquery: string,
  { limits, looked }: { limits: Limits | null; looked: number },
): Promise<Sampled | null> {
  const [row] = await sql<{ facets: Sampled }[]>`
    select facets_of(${tsquery}::tsquery, ${limits && sql.json({ ...limits })}, ${looked}) as facets`
  return row?.facets ?? null
}

/** What all adverts of a branch of the tree are like; without ids, of the whole market. */
export async function findCounted(
  sql: Db,
  { categoryId = 0, subcategoryId = 0 }: { categoryId?: number; subcategoryId?: number },
): Promise<Counted | null> {
  const [row] = await sql<{ facets: Counted }[]>`
    select counted_facets(${categoryId}::smallint, ${subcategoryId}::smallint) as facets`
  return row?.facets ?? null
}

/** Slugs by id of places and districts. */
export async function listPlaceSlugs(
  sql: Db,
): Promise<{ id: number; slug: string; isDistrict: boolean }[]> {
  return sql`
    select id, slug, false as is_district from places
    union all
    select id, slug, true from districts`
}
