import type { TransactionSql } from 'postgres'

/** Remembers, until the transaction ends, what could be said of the adverts of each subcategory. */
export async function rememberSets(sql: TransactionSql): Promise<void> {
  await sql`
    create temporary table attributes_before on commit drop as
    select s.slug, a.* from subcategories s join attributes a on a.attribute_set = s.attribute_set`
}

/**
 * A subcategory that was given another set keeps, unoffered, what the new one lacks and its adverts hold: their pages
 * still say it.
 */
export async function keepHeldOfOtherSets(sql: TransactionSql): Promise<void> {
  await sql`
    insert into attributes (attribute_set, position, key, definition, known, is_offered)
    select distinct on (s.attribute_set, old.key) s.attribute_set, 1000 + old.position % 1000, old.key, old.definition,
      coalesce(old.known, old.definition) || '{"isRequired": false}', false
    from attributes_before old
    join subcategories s on s.slug = old.slug and s.attribute_set <> old.attribute_set
    where exists (select from adverts a where a.subcategory_id = s.id and a.attributes ? old.key)
    on conflict do nothing`
}
