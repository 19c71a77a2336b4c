import type { TransactionSql } from 'postgres'
import type { Attribute } from '#contract/categories.ts'
import { attributeRows, type AttributeRow } from './rows/category-rows.ts'
import type { CategoryData } from './shapes/category-shape.ts'
import { valuesOf, withHeldOptions } from './rows/known-options.ts'

interface Stored {
  readonly attributeSet: string
  readonly key: string
  /** As adverts may hold it: with options that are offered no longer. */
  readonly known: Attribute
}

/**
 * Brings the attributes of the sets to the file. What is gone, a whole attribute or an option of one, is removed, or
 * offered no longer where adverts hold it.
 */
export async function syncAttributes(sql: TransactionSql, file: CategoryData): Promise<void> {
  const rows = attributeRows(file)
  const wanted = new Map(rows.map((row) => [nameOf(row), row]))
  const stored = await sql<Stored[]>`
    select attribute_set, key, coalesce(known, definition) as known from attributes`
  const shrunk = stored.filter((one) => hasLost(one, wanted.get(nameOf(one))))
  const held = await heldValues(sql, shrunk)
  const before = new Map(stored.map((one) => [nameOf(one), one]))
  for (const row of rows) {
    const old = before.get(nameOf(row))
    const isHeld = (value: string): boolean => held.has(`${nameOf(row)} ${value}`)
    // One transaction has one connection.
    await upsert(sql, row, old ? withHeldOptions(row.definition, old.known, isHeld) : null)
  }
  const gone = shrunk.filter((one) => !wanted.has(nameOf(one)))
  // Every value begins with its name; of a number or a text any will do.
  const names = new Set([...held].map((value) => value.split(' ', 2).join(' ')))
  for (const one of gone) {
    await (names.has(nameOf(one)) ? hide(sql, one) : remove(sql, one))
  }
}

function nameOf({ attributeSet, key }: Pick<Stored, 'attributeSet' | 'key'>): string {
  return `${attributeSet} ${key}`
}

function hasLost({ known }: Stored, row: AttributeRow | undefined): boolean {
  if (!row) return true
  const offered = new Set(valuesOf(row.definition))
  return valuesOf(known).some((value) => !offered.has(value))
}

/** "set key value" of all that adverts hold of these attributes. */
async function heldValues(
  sql: TransactionSql,
  attributes: readonly Stored[],
): Promise<ReadonlySet<string>> {
  if (attributes.length === 0) return new Set()
  const rows = await sql<{ held: string }[]>`
    select distinct concat_ws(' ', s.attribute_set, said.key, one.value) as held
    from subcategories s
    join adverts a on a.subcategory_id = s.id,
    jsonb_each(a.attributes) said,
    jsonb_array_elements_text(
      case jsonb_typeof(said.value) when 'array' then said.value else jsonb_build_array(said.value) end) one
    where s.attribute_set || ' ' || said.key = any (${attributes.map(nameOf)})`
  return new Set(rows.map(({ held }) => held))
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
