import type { TransactionSql } from 'postgres'
import { categoryRows } from './rows/category-rows.ts'
import type { CategoryData } from './shapes/category-shape.ts'
import { withStableIds } from './rows/stable-ids.ts'

/**
 * Synchronizes the category tree with the file, by slug: inserts new rows, updates changed ones, and deletes
 * removed ones or, when adverts use them, no longer offers them. What staff have edited stays as it is.
 */
export async function syncCategories(sql: TransactionSql, file: CategoryData): Promise<void> {
  const rows = categoryRows(file)
  const categories = withStableIds(rows.categories, await sql`select id, slug from categories`)
  const categoryIds = new Map(rows.categories.map(({ id }, at) => [id, categories[at]?.id ?? id]))
  const groups = withStableIds(
    rows.groups.map((group) => ({
      ...group,
      category_id: categoryIds.get(group.category_id) ?? 0,
    })),
    await sql`select id, coalesce(slug, id::text) as slug from category_groups`,
  )
  const groupIds = new Map(rows.groups.map(({ id }, at) => [id, groups[at]?.id ?? id]))
  const subcategories = withStableIds(
    rows.subcategories.map((one) => ({
      ...one,
      category_id: categoryIds.get(one.category_id) ?? 0,
      group_id: groupIds.get(one.group_id) ?? 0,
    })),
    await sql`select id, slug from subcategories`,
  )
  await upsertCategories(sql, categories)
  await upsertGroups(sql, groups)
  await upsertSubcategories(sql, subcategories)
  await moveAdverts(sql)
  await removeOthers(sql, {
    categories: categories.map(({ slug }) => slug),
    subcategories: subcategories.map(({ slug }) => slug),
  })
}

type Rows = ReturnType<typeof categoryRows>

async function upsertCategories(sql: TransactionSql, rows: Rows['categories']): Promise<void> {
  await sql`
    insert into categories ${sql(rows)}
    on conflict (id) do update set (color, icon, label_ro, label_ru, label_en, position, max_images, life_days)
      = (excluded.color, excluded.icon, excluded.label_ro, excluded.label_ru, excluded.label_en, excluded.position,
        excluded.max_images, excluded.life_days)
    where categories.version = 0`
}

async function upsertGroups(sql: TransactionSql, rows: Rows['groups']): Promise<void> {
  await sql`
    insert into category_groups ${sql(rows)}
    on conflict (id) do update set (category_id, label_ro, label_ru, label_en, position)
      = (excluded.category_id, excluded.label_ro, excluded.label_ru, excluded.label_en, excluded.position)
    where category_groups.version = 0`
}

async function upsertSubcategories(
  sql: TransactionSql,
  rows: Rows['subcategories'],
): Promise<void> {
  await sql`
    insert into subcategories ${sql(rows)}
    on conflict (id) do update set (category_id, group_id, label_ro, label_ru, label_en, attribute_set, price_unit, position, is_offered)
      = (excluded.category_id, excluded.group_id, excluded.label_ro, excluded.label_ru, excluded.label_en,
        excluded.attribute_set, excluded.price_unit, excluded.position, true)
    where subcategories.version = 0`
}

/** Moves adverts along with their subcategory to another category; triggers update the index and the counters. */
async function moveAdverts(sql: TransactionSql): Promise<void> {
  const moved = await sql`
    update adverts a set category_id = s.category_id
    from subcategories s
    where s.id = a.subcategory_id and a.category_id is distinct from s.category_id
    returning a.id`
  // A changed category is not an arrival for saved searches.
  if (moved.length > 0)
    await sql`delete from advert_arrivals where xmin = pg_current_xact_id()::xid`
}

interface Retained {
  readonly categories: readonly string[]
  readonly subcategories: readonly string[]
}

/** A draft of a removed subcategory loses it, and its owner selects another one. */
async function removeOthers(sql: TransactionSql, retained: Retained): Promise<void> {
  await sql`
    update adverts set (category_id, subcategory_id) = (null, null)
    where status = 'draft'
      and subcategory_id in (
        select id from subcategories where slug <> all (${[...retained.subcategories]}) and version = 0)`
  await sql`
    delete from subcategories s
    where slug <> all (${[...retained.subcategories]}) and version = 0
      and not exists (select from adverts where subcategory_id = s.id)`
  await sql`
    update subcategories set is_offered = false
    where slug <> all (${[...retained.subcategories]}) and version = 0`
  await sql`
    delete from category_groups g
    where version = 0 and not exists (select from subcategories where group_id = g.id)`
  await sql`
    delete from categories c
    where slug <> all (${[...retained.categories]})
      and not exists (select from subcategories where category_id = c.id)
      and not exists (select from category_groups where category_id = c.id)
      and not exists (select from adverts where category_id = c.id)`
  await sql`
    delete from listing_counts
    where n = 0 and (category_id <> 0 and category_id not in (select id from categories)
      or subcategory_id <> 0 and subcategory_id not in (select id from subcategories))`
}
