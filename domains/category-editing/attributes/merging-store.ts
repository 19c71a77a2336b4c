import type { TransactionSql } from 'postgres'

interface Replacement {
  readonly key: string
  readonly from: string
  readonly into: string
  /** The attribute that the list depends on, and its value; empty where it depends on none. */
  readonly dependsOn: string
  readonly parent: string
}

type Replaced = Omit<Replacement, 'into'>

/** Number of adverts that `rewriteAdverts` changes. */
export async function countRewritten(
  sql: TransactionSql,
  subcategories: readonly number[],
  replaced: Replaced,
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from adverts where ${isRewritten(sql, subcategories, replaced)}`
  return row?.n ?? 0
}

/** Adverts in any state but deleted, drafts too; they are not new to saved searches. */
export async function rewriteAdverts(
  sql: TransactionSql,
  subcategories: readonly number[],
  { into, ...replaced }: Replacement,
): Promise<void> {
  const { key, from } = replaced
  await sql`
    update adverts
    set attributes = jsonb_set(attributes, array[${key}], case jsonb_typeof(attributes -> ${key})
      when 'array' then (
        select jsonb_agg(distinct case value when ${from} then ${into} else value end)
        from jsonb_array_elements_text(attributes -> ${key}) one (value))
      else to_jsonb(${into}::text) end)
    where ${isRewritten(sql, subcategories, replaced)}`
  await sql`delete from advert_arrivals where xmin = pg_current_xact_id()::xid`
}

function isRewritten(
  sql: TransactionSql,
  subcategories: readonly number[],
  { key, from, dependsOn, parent }: Replaced,
) {
  return sql`status <> 'deleted' and subcategory_id = any (${[...subcategories]})
    and attributes -> ${key} @> to_jsonb(${from}::text)
    ${parent === '' ? sql`` : sql`and attributes ->> ${dependsOn} = ${parent}`}`
}

/** Saved searches of subcategories that ask for a value, with all values that they ask for. */
export async function listSearchesBy(
  sql: TransactionSql,
  slugs: readonly string[],
  { key, value }: { readonly key: string; readonly value: string },
): Promise<{ id: number; values: string; address: string }[]> {
  return sql<{ id: number; values: string; address: string }[]>`
    select id, filters -> 'attributes' ->> ${key} as values, address from saved_searches
    where (filters ->> 'search' = any (${[...slugs]}) or filters ->> 'category' = any (${[...slugs]}))
      and string_to_array(filters -> 'attributes' ->> ${key}, ',') @> ${[value]}::text[]
    for update`
}

/** Nothing changes where the user has the same search already. */
export async function updateSearch(
  sql: TransactionSql,
  search: {
    readonly id: number
    readonly key: string
    readonly values: string
    readonly address: string
  },
): Promise<void> {
  const { id, key, values, address } = search
  await sql`
    update saved_searches s set filters = changed.filters, address = ${address}
    from (
      select id, user_id, jsonb_set(filters, array['attributes', ${key}], to_jsonb(${values}::text)) as filters
      from saved_searches where id = ${id}
    ) changed
    where s.id = changed.id and not exists (
      select from saved_searches o where o.user_id = changed.user_id and md5(o.filters::text) = md5(changed.filters::text))`
}
