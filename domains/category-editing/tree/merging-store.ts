import type { TransactionSql } from 'postgres'
import type { Db } from '../../deps.ts'

interface Move {
  /** Ids and slugs. */
  readonly from: { readonly id: number; readonly slug: string }
  readonly into: { readonly id: number; readonly slug: string }
}

/** Adverts in any state come along with their values; they are not new to saved searches. */
export async function moveAdvertsInto(sql: TransactionSql, { from, into }: Move): Promise<void> {
  await sql`
    update adverts a set (category_id, subcategory_id) = (s.category_id, s.id)
    from subcategories s where s.id = ${into.id} and a.subcategory_id = ${from.id}`
  await sql`delete from advert_arrivals where xmin = pg_current_xact_id()::xid`
}

/** What names a subcategory by its slug: saved searches, choices of imports, review rules, words of search. */
export async function renameUses(sql: TransactionSql, { from, into }: Move): Promise<void> {
  const [paths] = await sql<{ old: string; now: string }[]>`
    select '/category/' || oc.slug || '/' || o.slug as old, '/category/' || nc.slug || '/' || n.slug as now
    from subcategories o join categories oc on oc.id = o.category_id, subcategories n
      join categories nc on nc.id = n.category_id
    where o.id = ${from.id} and n.id = ${into.id}`
  await sql`
    update saved_searches s set filters = changed.filters, address = replace(s.address, ${paths?.old ?? ''}, ${paths?.now ?? ''})
    from (
      select id, user_id, filters
        || case when filters ->> 'search' = ${from.slug} then jsonb_build_object('search', ${into.slug}::text) else '{}' end
        || case when filters ->> 'category' = ${from.slug} then jsonb_build_object('category', ${into.slug}::text) else '{}' end
        as filters
      from saved_searches where filters ->> 'search' = ${from.slug} or filters ->> 'category' = ${from.slug}
    ) changed
    where s.id = changed.id and not exists (
      select from saved_searches o where o.user_id = changed.user_id and md5(o.filters::text) = md5(changed.filters::text))`
  await sql`update import_mappings set target = ${into.slug} where kind = 'category' and target = ${from.slug}`
  await sql`
    update review_rules set categories = array_replace(categories, ${from.slug}, ${into.slug})
    where ${from.slug} = any (categories)`
  await sql`update search_word_groups set subcategory = ${into.slug} where subcategory = ${from.slug}`
}

/** The address of the merged subcategory, and those that led to it, lead to the other one. */
export async function insertRedirect(sql: TransactionSql, { from, into }: Move): Promise<void> {
  await sql`update subcategory_redirects set subcategory_id = ${into.id} where subcategory_id = ${from.id}`
  await sql`
    insert into subcategory_redirects (slug, subcategory_id, merged_at) values (${from.slug}, ${into.id}, now())
    on conflict (slug) do update set subcategory_id = excluded.subcategory_id, merged_at = excluded.merged_at`
}

/** A subcategory that is offered again has its address back. */
export async function deleteRedirect(sql: Db, slug: string): Promise<void> {
  await sql`delete from subcategory_redirects where slug = ${slug}`
}
