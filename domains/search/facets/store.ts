import type { Limits, TsQuery } from '../condition.ts'
import type { Db } from '../../deps.ts'

type Counts = Readonly<Record<string, number>>

/** Numbers of adverts, by option ("fuel:diesel", "photo") and by id. */
export interface Counted {
  readonly total: number
  readonly options: Counts
  readonly categories: Counts
  readonly subcategories: Counts
  readonly districts: Counts
  readonly places: Counts
}

export interface Sampled extends Counted {
  /** Share of the market that was sampled, 0–1; with 1 the counts are exact. */
  readonly share: number
  /** By day, YYYY-MM-DD. */
  readonly days: Counts
  readonly ranges: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

/** A single group of facets; "key:" stands for the options and the range of one attribute. */
export type Only = 'options' | 'subcategories' | 'places' | 'days' | 'ranges' | `${string}:`

/** Facets of the newest `sampleSize` matching adverts; with `only`, the other groups are empty. */
export async function findSampled(
  sql: Db,
  tsQuery: TsQuery,
  {
    limits,
    sampleSize,
    only,
  }: { limits: Limits | null; sampleSize: number; only?: Only | undefined },
): Promise<Sampled | null> {
  const [row] = await sql<{ facets: Sampled }[]>`
    select facets_of(${[...tsQuery]}::text[]::tsquery[], ${limits && sql.json({ ...limits })}, ${sampleSize}, ${only ?? null}) as facets`
  return row?.facets ?? null
}

/** Facets of all adverts of a branch of the tree, from counters; without ids, of the whole market. */
export async function findCounted(
  sql: Db,
  { categoryId = 0, subcategoryId = 0 }: { categoryId?: number; subcategoryId?: number },
  only?: Only,
): Promise<Counted | null> {
  const [row] = await sql<{ facets: Counted }[]>`
    select counted_facets(${categoryId}::smallint, ${subcategoryId}::smallint, ${only ?? null}) as facets`
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
