import type { TransactionSql } from 'postgres'

/** Stores the attributes of each subcategory in a temporary table until the end of the transaction. */
export async function snapshotSets(sql: TransactionSql): Promise<void> {
  await sql`
    create temporary table attributes_before on commit drop as
    select s.slug, a.* from subcategories s join attributes a on a.attribute_set = s.attribute_set`
}

/**
 * When a subcategory has a new attribute set, retains attributes of the old set that its adverts use, as not
 * offered, so that their pages still display them.
 */
export async function retainUsedAttributes(sql: TransactionSql): Promise<void> {
  await sql`
    insert into attributes (attribute_set, position, key, definition, known, is_offered)
    select distinct on (s.attribute_set, old.key) s.attribute_set, 1000 + old.position % 1000, old.key, old.definition,
      coalesce(old.known, old.definition) || '{"isRequired": false}', false
    from attributes_before old
    join subcategories s on s.slug = old.slug and s.attribute_set <> old.attribute_set
    where exists (select from adverts a where a.subcategory_id = s.id and a.attributes ? old.key)
    on conflict do nothing`
}
