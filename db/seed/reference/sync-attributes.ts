import type { TransactionSql } from 'postgres'
import type { Attribute } from '#contract/categories.ts'
import { attributeRows, type AttributeRow } from './rows/category-rows.ts'
import type { CategoryData } from './shapes/category-shape.ts'
import { valuesOf, withUsedOptions } from './rows/known-options.ts'

interface Stored {
  readonly attributeSet: string
  readonly key: string
  /** The definition with options that are no longer offered but used by adverts. */
  readonly known: Attribute
}

/**
 * Synchronizes attributes with the file. Removed attributes and options are deleted or, when adverts use them, no
 * longer offered. What staff have edited stays as it is, and the attributes of a subcategory that
 * they have edited.
 */
export async function syncAttributes(sql: TransactionSql, file: CategoryData): Promise<void> {
  const edited = new Set(
    (await sql<Stored[]>`select attribute_set, key from attributes where version > 0`).map(nameOf),
  )
  const rows = attributeRows(file).filter((row) => !edited.has(nameOf(row)))
  const rowsByName = new Map(rows.map((row) => [nameOf(row), row]))
  const stored = await sql<Stored[]>`
    select attribute_set, key, coalesce(known, definition) as known from attributes a
    where version = 0 and not exists (
      select from subcategories s where s.attribute_set = a.attribute_set and s.version > 0
        and s.attribute_set <> all (${Object.keys(file.attributeSets)}))`
  const reduced = stored.filter((one) => isReduced(one, rowsByName.get(nameOf(one))))
  const used = await usedValues(sql, reduced)
  const before = new Map(stored.map((one) => [nameOf(one), one]))
  for (const row of rows) {
    const old = before.get(nameOf(row))
    const isUsed = (value: string): boolean => used.has(`${nameOf(row)} ${value}`)
    // In sequence: a transaction has one connection.
    await upsert(sql, row, old ? withUsedOptions(row.definition, old.known, isUsed) : null)
  }
  const removed = reduced.filter((one) => !rowsByName.has(nameOf(one)))
  // Every value starts with the name of its attribute; for numbers and texts any value counts.
  const names = new Set([...used].map((value) => value.split(' ', 2).join(' ')))
  for (const one of removed) {
    await (names.has(nameOf(one)) ? hide(sql, one) : remove(sql, one))
  }
}

function nameOf({ attributeSet, key }: Pick<Stored, 'attributeSet' | 'key'>): string {
  return `${attributeSet} ${key}`
}

function isReduced({ known }: Stored, row: AttributeRow | undefined): boolean {
  if (!row) return true
  const offered = new Set(valuesOf(row.definition))
  return valuesOf(known).some((value) => !offered.has(value))
}

/** "set key value" of all values of these attributes that adverts use. */
async function usedValues(
  sql: TransactionSql,
  attributes: readonly Stored[],
): Promise<ReadonlySet<string>> {
  if (attributes.length === 0) return new Set()
  const rows = await sql<{ used: string }[]>`
    select distinct concat_ws(' ', s.attribute_set, pair.key, one.value) as used
    from subcategories s
    join adverts a on a.subcategory_id = s.id,
    jsonb_each(a.attributes) pair,
    jsonb_array_elements_text(
      case jsonb_typeof(pair.value) when 'array' then pair.value else jsonb_build_array(pair.value) end) one
    where s.attribute_set || ' ' || pair.key = any (${attributes.map(nameOf)})`
  return new Set(rows.map(({ used }) => used))
}

async function upsert(
  sql: TransactionSql,
  { attributeSet, position, key, definition }: AttributeRow,
  known: Attribute | null,
): Promise<void> {
  await sql`
    insert into attributes (attribute_set, position, key, definition, known)
    values (${attributeSet}, ${position}, ${key}, ${sql.json(definition)}, ${known && sql.json(known)})
    on conflict (attribute_set, key) do update set (position, definition, known, is_offered)
      = (excluded.position, excluded.definition, excluded.known, true)`
}

async function hide(sql: TransactionSql, { attributeSet, key, known }: Stored): Promise<void> {
  await sql`
    update attributes set is_offered = false, known = ${sql.json({ ...known, isRequired: false })}
    where attribute_set = ${attributeSet} and key = ${key}`
}

async function remove(sql: TransactionSql, { attributeSet, key }: Stored): Promise<void> {
  await sql`delete from attributes where attribute_set = ${attributeSet} and key = ${key}`
}
