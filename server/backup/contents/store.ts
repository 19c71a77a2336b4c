import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Sql, TransactionSql } from 'postgres'

export interface Table {
  readonly name: string
  /** Those that are stored, not computed, in their order. */
  readonly columns: readonly string[]
}

/** All tables, derived ones too: an index that is read back is ready sooner than one that is built. */
export async function listTables(sql: Sql | TransactionSql): Promise<Table[]> {
  return sql<Table[]>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    group by relname order by relname`
}

/** Values are written as every version of PostgreSQL reads them, however long that takes. */
export async function prepareCopy(sql: TransactionSql): Promise<void> {
  await sql`
    select set_config(name, value, true) from (values ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
      ('bytea_output', 'hex'), ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0')) v (name, value)`
}

/** Keeps the definitions of the tables until the end of the transaction; the first statement of it. */
export async function lockDefinitions(
  sql: TransactionSql,
  tables: readonly Table[],
): Promise<void> {
  await sql.unsafe(`lock table ${tables.map(quoted).join(', ')} in access share mode`)
}

/** Rows of a table in the text format of COPY: a line for each, its columns with tabs between. */
export async function* copyOut(sql: TransactionSql, table: Table): AsyncGenerator<Uint8Array> {
  const statement = `copy ${quoted(table)} (${columnsOf(table)}) to stdout`
  const stream: Readable = await sql.unsafe(statement).readable()
  try {
    yield* stream.iterator({ destroyOnReturn: false })
  } finally {
    // Who stops in the middle needs the connection for the end of the transaction.
    stream.resume()
    if (!stream.readableEnded) await finished(stream).catch(() => {})
    // The driver (3.4.9) leaves its socket paused if the last rows filled the stream; reading resumes it.
    // oxlint-disable-next-line no-underscore-dangle -- the name that streams give it
    stream._read(0)
  }
}

export function quoted({ name }: Pick<Table, 'name'>): string {
  return `public.${identifier(name)}`
}

export function columnsOf({ columns }: Table): string {
  return columns.map(identifier).join(', ')
}

export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Read after the rows: sequences are outside of transactions, and a later value is right for earlier rows. */
export async function listSequences(
  sql: TransactionSql,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`
  const values = []
  for (const { name } of names) {
    const [row] = await sql.unsafe<{ value: string; isCalled: boolean }[]>(
      `select last_value::text as value, is_called from ${quoted({ name })}`,
    )
    if (row) values.push({ name, value: row.value, isCalled: row.isCalled })
  }
  return values
}

export interface SchemaState {
  readonly postgres: string
  readonly migrations: string[]
  readonly functions: number
}

export async function readSchemaState(sql: TransactionSql): Promise<SchemaState> {
  const [row] = await sql<SchemaState[]>`
    select current_setting('server_version') as postgres,
      array(select name from migrations order by name) as migrations,
      coalesce((select max(version) from applied_functions), 0) as functions`
  if (!row) throw new Error('The database does not answer')
  return row
}
