import type { TransactionSql } from 'postgres'
import type { Labels } from '#contract/languages.ts'
import type { TreeKind } from '#contract/rules/categories/editing.ts'
import type { EditedCategory } from '#contract/staff/categories.ts'
import type { Db } from '../../deps.ts'

const tables = {
  category: 'categories',
  group: 'category_groups',
  subcategory: 'subcategories',
} as const

/** The whole tree with what is hidden, in menu order. */
export async function listTree(sql: Db): Promise<EditedCategory[]> {
  return sql<EditedCategory[]>`
    select c.id, c.slug, c.color, c.icon, c.max_images, c.life_days, c.version,
      jsonb_build_object('ro', c.label_ro, 'ru', c.label_ru, 'en', c.label_en) as labels,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'version', g.version,
          'labels', jsonb_build_object('ro', g.label_ro, 'ru', g.label_ru, 'en', g.label_en),
          'subcategories', coalesce((
            select jsonb_agg(jsonb_build_object('id', s.id, 'slug', s.slug, 'version', s.version,
              'isOffered', s.is_offered, 'adverts', coalesce(n.n, 0),
              'labels', jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en))
              order by s.position, s.id)
            from subcategories s
            left join listing_counts n on n.category_id = 0 and n.subcategory_id = s.id
              and n.district_id = 0 and n.place_id = 0
            where s.group_id = g.id), '[]')) order by g.position, g.id)
        from category_groups g where g.category_id = c.id), '[]') as groups
    from categories c
    order by c.position, c.id`
}

/** A part of the tree as it is stored; values of other kinds are null. */
export interface StoredNode {
  readonly id: number
  /** Null for a group without one. */
  readonly slug: string | null
  readonly labels: Labels
  readonly version: number
  readonly maxImages: number | null
  readonly lifeDays: number | null
  readonly groupId: number | null
  readonly categoryId: number | null
  readonly isOffered: boolean | null
}

export async function lockNode(
  sql: TransactionSql,
  kind: TreeKind,
  id: number,
): Promise<StoredNode | null> {
  const own = {
    category: sql`max_images, life_days, null::int as group_id, null::int as category_id, null::boolean as is_offered`,
    group: sql`null::int as max_images, null::int as life_days, null::int as group_id, category_id, null::boolean as is_offered`,
    subcategory: sql`null::int as max_images, null::int as life_days, group_id, category_id, is_offered`,
  }
  const [node] = await sql<StoredNode[]>`
    select id, slug, jsonb_build_object('ro', label_ro, 'ru', label_ru, 'en', label_en) as labels, version, ${own[kind]}
    from ${sql(tables[kind])} where id = ${id}
    for update`
  return node ?? null
}

/** Labels and what else was given; the version is counted on. */
export async function updateNode(
  sql: TransactionSql,
  kind: TreeKind,
  id: number,
  { labels, ...columns }: Partial<Omit<StoredNode, 'id'>> & Pick<StoredNode, 'labels'>,
): Promise<void> {
  const { maxImages, lifeDays, groupId, categoryId, isOffered } = columns
  const row = {
    ...{ label_ro: labels.ro, label_ru: labels.ru, label_en: labels.en },
    ...(kind === 'category' && { max_images: maxImages, life_days: lifeDays }),
    ...(kind === 'subcategory' && {
      ...{ group_id: groupId, category_id: categoryId, is_offered: isOffered },
    }),
  }
  await sql`
    update ${sql(tables[kind])} set ${sql(row)}, version = version + 1 where id = ${id}`
}

/** Adverts go along with their subcategory, without being new to saved searches. */
export async function moveAdverts(sql: TransactionSql, subcategoryId: number): Promise<void> {
  await sql`
    update adverts a set category_id = s.category_id
    from subcategories s
    where s.id = ${subcategoryId} and a.subcategory_id = s.id and a.category_id is distinct from s.category_id`
  await sql`delete from advert_arrivals where xmin = pg_current_xact_id()::xid`
}

/** Drafts lose a subcategory that is not offered, and their owners select another one. */
export async function emptyDrafts(sql: TransactionSql, subcategoryId: number): Promise<void> {
  await sql`
    update adverts set (category_id, subcategory_id) = (null, null)
    where subcategory_id = ${subcategoryId} and status = 'draft'`
}

/** All slugs of the tree, so that none is given twice. */
export async function listSlugs(sql: Db): Promise<Set<string>> {
  const rows = await sql<{ slug: string }[]>`
    select slug from categories union select slug from subcategories
    union select slug from category_groups where slug is not null
    union select slug from subcategory_redirects`
  return new Set(rows.map(({ slug }) => slug))
}

interface NewNode {
  readonly slug: string
  readonly labels: Labels
}

/** Adds a category at the end; its id. */
export async function insertCategory(
  sql: TransactionSql,
  {
    slug,
    labels: { ro, ru, en },
    icon,
    color,
  }: NewNode & { readonly icon: string; readonly color: string },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into categories (id, slug, color, icon, label_ro, label_ru, label_en, position, version)
    select coalesce(max(id), 0) + 1, ${slug}, ${color}, ${icon}, ${ro}, ${ru}, ${en}, coalesce(max(position), 0) + 1, 1
    from categories
    returning id`
  return row?.id ?? 0
}

/** Adds a group at the end of a category; its id. */
export async function insertGroup(
  sql: TransactionSql,
  categoryId: number,
  { slug, labels: { ro, ru, en } }: NewNode,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into category_groups (id, category_id, slug, label_ro, label_ru, label_en, position, version)
    select coalesce(max(id), 0) + 1, ${categoryId}, ${slug}, ${ro}, ${ru}, ${en}, coalesce(max(position), 0) + 1, 1
    from category_groups
    returning id`
  return row?.id ?? 0
}

/** Adds a subcategory at the end of a group, with the attributes of another one; its id. */
export async function insertSubcategory(
  sql: TransactionSql,
  group: Pick<StoredNode, 'id' | 'categoryId'>,
  { slug, labels: { ro, ru, en }, like }: NewNode & { readonly like: string },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into subcategories (id, category_id, group_id, slug, label_ro, label_ru, label_en, attribute_set, price_unit,
      position, version)
    select coalesce(max(id), 0) + 1, ${group.categoryId}, ${group.id}, ${slug}, ${ro}, ${ru}, ${en},
      (select attribute_set from subcategories where slug = ${like}),
      coalesce((select price_unit from subcategories where slug = ${like}), ''),
      coalesce(max(position) filter (where group_id = ${group.id}), 0) + 1, 1
    from subcategories
    returning id`
  return row?.id ?? 0
}

/** One addition at a time: ids are counted on. */
export async function lockTree(sql: TransactionSql): Promise<void> {
  await sql`lock table categories, category_groups, subcategories in share row exclusive mode`
}

/** Ids of the siblings of a part of the tree, in order. */
export async function listSiblings(
  sql: TransactionSql,
  kind: TreeKind,
  id: number,
): Promise<number[]> {
  const same = {
    category: sql`true`,
    group: sql`category_id = (select category_id from category_groups where id = ${id})`,
    subcategory: sql`group_id = (select group_id from subcategories where id = ${id})`,
  }
  const rows = await sql<{ id: number }[]>`
    select id from ${sql(tables[kind])} where ${same[kind]} order by position, id`
  return rows.map((row) => row.id)
}

/** Puts the positions that the siblings have in the order of the ids; those that change count as edited. */
export async function updateOrder(
  sql: TransactionSql,
  kind: TreeKind,
  ids: readonly number[],
): Promise<void> {
  await sql`
    with places as (
      select min(position) over () + row_number() over (order by array_position(${[...ids]}::int[], id::int)) - 1 as place, id
      from ${sql(tables[kind])} where id = any (${[...ids]})
    )
    update ${sql(tables[kind])} t set position = p.place, version = version + 1
    from places p where p.id = t.id and t.position <> p.place`
}
