import type { Db } from '../deps.ts'

/** Adverts of subcategories, without drafts and deleted ones, and the drafts. */
export async function countOf(
  sql: Db,
  subcategories: readonly number[],
): Promise<{ adverts: number; drafts: number }> {
  const [row] = await sql<{ adverts: number; drafts: number }[]>`
    select count(*) filter (where status not in ('draft', 'deleted'))::int as adverts,
      count(*) filter (where status = 'draft')::int as drafts
    from adverts where subcategory_id = any (${[...subcategories]})`
  return row ?? { adverts: 0, drafts: 0 }
}

/** All rows that a move of subcategories writes: adverts in any state, drafts and deleted ones too. */
export async function countMoved(sql: Db, subcategories: readonly number[]): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from adverts where subcategory_id = any (${[...subcategories]})`
  return row?.n ?? 0
}

/** Of their adverts, those with a value of the attribute. */
export async function countHaving(
  sql: Db,
  subcategories: readonly number[],
  key: string,
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from adverts
    where subcategory_id = any (${[...subcategories]}) and status not in ('draft', 'deleted') and attributes ? ${key}`
  return row?.n ?? 0
}

/** Their adverts by key of an attribute that has a value. */
export async function countByKey(
  sql: Db,
  subcategories: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ key: string; n: number }[]>`
    select one.key, count(*)::int as n from adverts a, jsonb_object_keys(a.attributes) one (key)
    where a.subcategory_id = any (${[...subcategories]}) and a.status not in ('draft', 'deleted')
    group by one.key`
  return new Map(rows.map(({ key, n }) => [key, n]))
}

/** Of their adverts, those with a number outside a range. */
export async function countBeyond(
  sql: Db,
  subcategories: readonly number[],
  {
    key,
    min,
    max,
  }: { readonly key: string; readonly min: number | null; readonly max: number | null },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from adverts
    where subcategory_id = any (${[...subcategories]}) and status not in ('draft', 'deleted')
      and jsonb_typeof(attributes -> ${key}) = 'number'
      and ((attributes ->> ${key})::numeric < ${min}::numeric or (attributes ->> ${key})::numeric > ${max}::numeric)`
  return row?.n ?? 0
}

/** An option list: its attribute, and the value of the attribute that it depends on. */
interface OptionList {
  readonly key: string
  readonly dependsOn?: string | undefined
  readonly parent: string
}

/** Adverts by option of a list, without drafts and deleted ones. */
export async function countByOption(
  sql: Db,
  subcategories: readonly number[],
  { key, dependsOn, parent }: OptionList,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ value: string; n: number }[]>`
    select one.value, count(*)::int as n
    from adverts a, jsonb_array_elements_text(
      case jsonb_typeof(a.attributes -> ${key}) when 'array' then a.attributes -> ${key}
        else jsonb_build_array(a.attributes -> ${key}) end) one (value)
    where a.subcategory_id = any (${[...subcategories]}) and a.status not in ('draft', 'deleted') and a.attributes ? ${key}
      ${dependsOn && parent !== '' ? sql`and a.attributes ->> ${dependsOn} = ${parent}` : sql``}
    group by one.value`
  return new Map(rows.map(({ value, n }) => [value, n]))
}

/** Saved searches of subcategories. */
export async function countSearchesIn(sql: Db, slugs: readonly string[]): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from saved_searches
    where filters ->> 'search' = any (${[...slugs]}) or filters ->> 'category' = any (${[...slugs]})`
  return row?.n ?? 0
}

/** Saved searches of subcategories that ask for a value of an attribute; for any of `values`, if given. */
export async function countSearchesBy(
  sql: Db,
  slugs: readonly string[],
  { key, values }: { readonly key: string; readonly values?: readonly string[] },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from saved_searches
    where (filters ->> 'search' = any (${[...slugs]}) or filters ->> 'category' = any (${[...slugs]}))
      and filters -> 'attributes' ? ${key}
      ${values ? sql`and string_to_array(filters -> 'attributes' ->> ${key}, ',') && ${[...values]}::text[]` : sql``}`
  return row?.n ?? 0
}
