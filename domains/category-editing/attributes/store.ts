import type { TransactionSql } from 'postgres'
import type { Attribute } from '#contract/categories.ts'
import type { Labels } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

/** A subcategory of a set of attributes. */
export interface Member {
  readonly id: number
  readonly slug: string
  readonly labels: Labels
}

export interface EditedMember extends Member {
  /** Null: no attributes. */
  readonly attributeSet: string | null
  readonly isOffered: boolean
  /** Labels of its category. */
  readonly category: Labels
}

export interface StoredAttribute {
  readonly key: string
  readonly version: number
  readonly isOffered: boolean
  readonly definition: Attribute
  /** With the options that are no longer offered. */
  readonly known: Attribute
}

const memberColumns = (sql: Db) => sql`
  s.id, s.slug, jsonb_build_object('ro', s.label_ro, 'ru', s.label_ru, 'en', s.label_en) as labels`

export async function findSubcategory(sql: Db, slug: string): Promise<EditedMember | null> {
  const [row] = await sql<EditedMember[]>`
    select ${memberColumns(sql)}, s.attribute_set, s.is_offered,
      jsonb_build_object('ro', c.label_ro, 'ru', c.label_ru, 'en', c.label_en) as category
    from subcategories s join categories c on c.id = s.category_id
    where s.slug = ${slug}`
  return row ?? null
}

/** Subcategories with a set. */
export async function listMembers(sql: Db, attributeSet: string): Promise<Member[]> {
  return sql<Member[]>`
    select ${memberColumns(sql)} from subcategories s
    where s.attribute_set = ${attributeSet}
    order by s.category_id, s.position, s.id`
}

/** Attributes of a set in form order; those that are not offered are last. */
export async function listSet(sql: Db, attributeSet: string): Promise<StoredAttribute[]> {
  return sql<StoredAttribute[]>`
    select key, version, is_offered, definition, coalesce(known, definition) as known
    from attributes where attribute_set = ${attributeSet}
    order by not is_offered, position, key`
}

/** One change at a time of a set and of the subcategories with it. */
export async function lockSet(
  sql: TransactionSql,
  { id, attributeSet }: Pick<EditedMember, 'id' | 'attributeSet'>,
): Promise<void> {
  await sql`select from subcategories where id = ${id} or attribute_set = ${attributeSet} order by id for update`
}

export async function listSetNames(sql: Db): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`select distinct attribute_set as name from attributes`
  return new Set(rows.map(({ name }) => name))
}

/** Keys of other kinds of attributes: one key has one kind everywhere, as the index knows keys alone. */
export async function listKeysOfOtherTypes(sql: Db, type: Attribute['type']): Promise<Set<string>> {
  const rows = await sql<{ key: string }[]>`
    select distinct key from attributes where definition ->> 'type' <> ${type}`
  return new Set(rows.map(({ key }) => key))
}

/** Gives a subcategory a copy of its attributes under another name; edited rows, which the files do not change. */
export async function copySet(
  sql: TransactionSql,
  { id, attributeSet }: Pick<EditedMember, 'id' | 'attributeSet'>,
  name: string,
): Promise<void> {
  await sql`
    insert into attributes (attribute_set, position, key, definition, known, is_offered, version)
    select ${name}, position, key, definition, known, is_offered, version + 1
    from attributes where attribute_set = ${attributeSet}`
  await sql`
    update subcategories set attribute_set = ${name}, version = version + 1 where id = ${id}`
}

interface AttributeRow extends Pick<StoredAttribute, 'key' | 'definition' | 'isOffered'> {
  /** Null: the same as the definition. */
  readonly known: Attribute | null
}

/** Adds an attribute after those that are offered. */
export async function insertAttribute(
  sql: TransactionSql,
  attributeSet: string,
  { key, definition }: Pick<AttributeRow, 'key' | 'definition'>,
): Promise<void> {
  await sql`
    insert into attributes (attribute_set, position, key, definition, version)
    select ${attributeSet}, coalesce(max(position) filter (where is_offered), 0) + 1, ${key}, ${sql.json({ ...definition })}, 1
    from attributes where attribute_set = ${attributeSet}`
}

export async function updateAttribute(
  sql: TransactionSql,
  attributeSet: string,
  { key, definition, known, isOffered }: AttributeRow,
): Promise<void> {
  await sql`
    update attributes
    set definition = ${sql.json({ ...definition })}, known = ${known && sql.json({ ...known })},
      is_offered = ${isOffered}, version = version + 1
    where attribute_set = ${attributeSet} and key = ${key}`
}

/** Puts the attributes in the order of the keys; all count as edited, because an order is of all. */
export async function updateOrder(
  sql: TransactionSql,
  attributeSet: string,
  keys: readonly string[],
): Promise<void> {
  await sql`
    update attributes
    set position = array_position(${[...keys]}::text[], key) - 1, version = version + 1
    where attribute_set = ${attributeSet} and key = any (${[...keys]})`
}
