import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TransactionSql } from 'postgres'
import { columnsOf, identifier, quoted, type Table } from '../contents/store.ts'

/** Empties all tables, those too that migrations fill. */
export async function truncateAll(
  sql: TransactionSql,
  tables: readonly Pick<Table, 'name'>[],
): Promise<void> {
  await sql.unsafe(`truncate ${tables.map(quoted).join(', ')}`)
}

/** Drops indexes and foreign keys, which cost less when they are made of all rows. Returns the statements that do. */
export async function dropIndexes(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ removal: string; creation: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as removal,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as creation, 2 as step
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'
    union all
    select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid), 1
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
    order by step desc`
  // Foreign keys first: one may need a unique index that is no constraint.
  for (const { removal } of rows) await sql.unsafe(removal)
  return rows.map(({ creation }) => creation).toReversed()
}

export async function createIndexes(
  sql: TransactionSql,
  statements: readonly string[],
): Promise<void> {
  await sql`select set_config('maintenance_work_mem', '256MB', true)`
  for (const statement of statements) await sql.unsafe(statement)
}

export async function copyIn(
  sql: TransactionSql,
  table: Table,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  const statement = `copy ${quoted(table)} (${columnsOf(table)}) from stdin`
  const input: Writable = await sql.unsafe(statement).writable()
  await pipeline(Readable.from(rows), input)
}

export async function countRows(sql: TransactionSql, table: Pick<Table, 'name'>): Promise<number> {
  const [row] = await sql.unsafe<{ rows: number }[]>(
    `select count(*)::float8 as rows from ${quoted(table)}`,
  )
  return row?.rows ?? 0
}

export async function setSequence(
  sql: TransactionSql,
  { name, value, isCalled }: { name: string; value: string; isCalled: boolean },
): Promise<void> {
  await sql`select setval(${`public.${identifier(name)}`}::text::regclass, ${value}::bigint, ${isCalled})`
}

/** Has the next migration create all functions; derived rows stay if they are made by the same ones. */
export async function forgetFunctions(sql: TransactionSql): Promise<void> {
  await sql`update applied_functions set checksum = '', removal = ''`
}
