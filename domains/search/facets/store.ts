import type { Limits, TsQuery } from '../condition.ts'
import type { Db } from '../../deps.ts'
import { queryLines } from '../retrieve/store.ts'

type Counts = Readonly<Record<string, number>>

/** Numbers of adverts, by option ("fuel:diesel", "photo") and by id. */
interface CountsById {
  readonly options: Counts
  readonly categories: Counts
  readonly subcategories: Counts
  readonly districts: Counts
  readonly places: Counts
}

export interface Counted extends CountsById {
  readonly total: number
}

export interface NumberRange {
  readonly min: number
  readonly max: number
  /** Numbers of adverts by the buckets of `number_bucket()`. */
  readonly buckets: Counts
}

export interface Facets extends CountsById {
  /** By day, YYYY-MM-DD. */
  readonly days: Counts
  /** By attribute key, and `price` in MDL. */
  readonly ranges: Readonly<Record<string, NumberRange>>
}

export interface Sampled extends Facets {
  readonly total: number
  /** Share of the market that was sampled, 0–1; with 1 the counts are exact. */
  readonly share: number
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

/** Facets of the levels of a list, see `facets_of_levels()`. */
export interface Levels {
  /** Of the narrowest level with an advert, then of what only the wider ones find; empty without adverts. */
  readonly facets: readonly [first: Sampled, ...wider: Facets[]] | readonly []
  /** A value that is missing has no adverts. */
  readonly isComplete: boolean
}

/** Facets at the relaxation levels of a query, of the newest `sampleSize` adverts, and up to `widerSize` more at a wider level. */
export async function findByLevel(
  sql: Db,
  {
    levels,
    isWide,
    limits,
    shares,
  }: {
    levels: readonly TsQuery[]
    isWide: boolean
    limits: Limits | null
    /** Estimated shares of the adverts that match each level; null: unknown. */
    shares: readonly number[] | null
  },
  {
    sampleSize,
    widerSize,
    hasAttributes,
    only,
  }: { sampleSize: number; widerSize: number; hasAttributes: boolean; only?: Only | undefined },
): Promise<Levels> {
  const [row] = await sql<Levels[]>`
    select to_jsonb(facets) as facets, is_complete
    from facets_of_levels(${levels.map(queryLines)}::text[], ${isWide}, ${limits && sql.json({ ...limits })}, ${sampleSize},
      ${widerSize}, ${hasAttributes}, ${only ?? null}, ${shares ? [...shares] : null}::float8[])`
  return row ?? { facets: [], isComplete: true }
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
